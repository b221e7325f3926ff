import { Argument } from 'commander';
import { command } from './command.ts';
import { localized } from './localize.ts';

export const joinCommand = () =>
  command('join', localized('aboutJoin'))
    .addArgument(new Argument('[out]', localized('outOption')).default('out'))
    .action(async (out: string) => {
      const { joinTree } = await import('../tree/join.ts');
      const { files, parts } = await joinTree(out);
      console.log(localized('joined', files, parts, out));
    });
