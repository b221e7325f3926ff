import path from 'node:path';
import { Argument, type Command, Option } from 'commander';
import { StopError } from '../errors.ts';
import { says } from '../messages/saying.ts';
import { command } from './command.ts';
import { tell } from './spoken.ts';

/** A command that writes or reads a tree. See {@link withOut}. */
export function treeCommand(name: string, about: string, example: readonly string[]): Command {
  return withOut(command(name, about, example), tell('outOption'), 'out');
}

/**
 * Lets a command take a folder as `--out` or as its next argument, which mean the same. Its action finds the folder in
 * the option `out`. A run that names two different folders is refused.
 */
export function withOut(one: Command, about: string, usual: string): Command {
  const position = one.registeredArguments.length;
  return one
    .addArgument(new Argument('[out]', tell('outArgument')))
    .addOption(new Option('--out <folder>', about).default(usual))
    .hook('preAction', () => {
      const place = one.args[position];
      if (place === undefined) return;
      const { out } = one.opts<{ out: string }>();
      if (one.getOptionValueSource('out') === 'cli' && path.resolve(out) !== path.resolve(place)) {
        throw new StopError(says('outNamedTwice', place, out));
      }
      one.setOptionValue('out', place);
    });
}
