import { Argument, Command } from 'commander';

export const joinCommand = () =>
  new Command('join')
    .description('make one tree of shards that were laid together')
    .addArgument(new Argument('[out]', 'folder of the tree').default('out'))
    .action(async (out: string) => {
      const [{ joinTree }, { number }] = await Promise.all([import('../tree/join.ts'), import('./progress.ts')]);
      const { files, parts } = await joinTree(out);
      console.log(`${number(files)} files of ${parts} parts are one tree in ${out}`);
    });
