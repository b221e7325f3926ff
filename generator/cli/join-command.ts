import { Argument } from 'commander';
import { command } from './command.ts';
import { tell } from './spoken.ts';

export const joinCommand = () =>
  command('join', tell('aboutJoin'))
    .addArgument(new Argument('[out]', tell('outOption')).default('out'))
    .action(async (out: string) => {
      const { joinTree } = await import('../tree/join.ts');
      const { files, parts } = await joinTree(out);
      console.log(tell('joined', files, parts, out));
    });
