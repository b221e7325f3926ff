import { printableJson } from '../printable.ts';
import { command } from './command.ts';
import { localized } from './localize.ts';
import { MIRROR_LISTENER } from './mirror-command.ts';
import { jsonOption, keyOption } from './options.ts';
import { withOut } from './out.ts';

interface Flags {
  readonly out: string;
  readonly key?: readonly string[];
  readonly json: boolean;
}

export const expandCommand = () =>
  withOut(
    command('expand', localized('aboutExpand'), ['datasets', '--out', 'mirror']).argument(
      '<datasets>',
      localized('datasetsArgument'),
    ),
    localized('outOption'),
    'mirror',
  )
    .addOption(keyOption())
    .addOption(jsonOption())
    .action(async (folder: string, _, { out, key = [], json }: Flags) => {
      const { expandFolder } = await import('../mirror/expand.ts');
      const expanded = await expandFolder({ folder, out, key }, MIRROR_LISTENER);
      const { changed, files } = expanded;
      console.log(json ? printableJson({ files, changed }) : localized('expanded', changed, out, files));
    });
