import path from 'node:path';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { command } from './command.ts';
import { localized } from './localize.ts';

/** A command that writes or reads a tree. See {@link withOut}. */
export function treeCommand(name: string, about: string, example: readonly string[]): Command {
  return withOut(command(name, about, example), localized('outOption'), 'out');
}

/**
 * Lets a command take a folder as `--out` or as its next argument, which mean the same. Its action finds the folder in
 * the option `out`. A run that names two different folders is refused, and so is an argument that an option would take
 * as its value: it has lost its option, and `generate 2026` would write all years into the folder `2026`.
 */
export function withOut(one: Command, about: string, usual: string): Command {
  const position = one.registeredArguments.length;
  return one
    .addArgument(new Argument('[out]', localized('outArgument')))
    .addOption(new Option('--out <folder>', about).default(usual))
    .hook('preAction', () => {
      const place = one.args[position];
      if (place === undefined) return;
      const lost = one.options.find((option) => accepts(option, place))?.long;
      if (lost) throw new UserError(message('valueAsFolder', place, lost));
      const { out } = one.opts<{ out: string }>();
      if (one.getOptionValueSource('out') === 'cli' && path.resolve(out) !== path.resolve(place)) {
        throw new UserError(message('outNamedTwice', place, out));
      }
      one.setOptionValue('out', place);
    });
}

/** Whether an option takes only certain values, and this is one of them. */
function accepts({ parseArg, defaultValue }: Option, text: string): boolean {
  try {
    return parseArg?.(text, defaultValue) === text;
  } catch (error) {
    if (error instanceof InvalidArgumentError) return false;
    throw error;
  }
}
