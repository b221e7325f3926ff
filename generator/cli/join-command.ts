import { treeCommand } from './out.ts';
import { tell } from './spoken.ts';

export const joinCommand = () =>
  treeCommand('join', tell('aboutJoin'), ['out']).action(async (_, { out }: { out: string }) => {
    const { joinTree } = await import('../tree/join.ts');
    const { files, parts } = await joinTree(out);
    console.log(tell('joined', files, parts, out));
  });
