import { localized } from './localize.ts';
import { treeCommand } from './out.ts';

export const joinCommand = () =>
  treeCommand('join', localized('aboutJoin'), ['out']).action(async (_, { out }: { out: string }) => {
    const { joinTree } = await import('../tree/join.ts');
    const { files, parts } = await joinTree(out);
    console.log(localized('joined', files, parts, out));
  });
