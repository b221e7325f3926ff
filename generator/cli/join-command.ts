import { Argument, Command } from 'commander';
import { joinTree } from '../tree/records/manifest.ts';
import { number } from './progress.ts';

export const joinCommand = () =>
  new Command('join')
    .description('make one tree of shards that were laid together')
    .addArgument(new Argument('[out]', 'folder of the tree').default('out'))
    .action((out: string) => {
      const { manifest } = joinTree(out);
      console.log(`${number(manifest.files)} files of ${manifest.parts.length} parts are one tree in ${out}`);
    });
