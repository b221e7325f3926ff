import { localize, localized } from './localize.ts';
import { signOption } from './options.ts';
import { treeCommand } from './out.ts';
import { sayingIfUnsigned } from './signatures.ts';

interface Flags {
  readonly out: string;
  readonly sign?: string;
}

export const joinCommand = () =>
  treeCommand('join', localized('aboutJoin'), ['out'])
    .addOption(signOption())
    .action(async (_, { out, sign }: Flags) => {
      const { joinTree } = await import('../tree/join.ts');
      const { files, parts, notice } = await sayingIfUnsigned(out, () => joinTree(out, sign));
      if (notice) console.error(localize(notice));
      console.log(localized('joined', files, parts, out));
    });
