import { Option } from 'commander';
import { printableJson } from '../printable.ts';
import type { Joined } from '../tree/join.ts';
import { localize, localized } from './localize.ts';
import { jsonOption, signOption } from './options.ts';
import { treeCommand } from './out.ts';
import { sayingIfUnsigned } from './signatures.ts';

interface Flags {
  readonly out: string;
  readonly records: boolean;
  readonly listing?: string;
  readonly sign?: string;
  readonly json: boolean;
}

export const joinCommand = () =>
  treeCommand('join', localized('aboutJoin'), ['out'])
    .option('--records', localized('recordsOption'), false)
    .addOption(new Option('--listing <file>', localized('listingOption')).implies({ records: true }))
    .addOption(signOption())
    .addOption(jsonOption())
    .action(async (_, { out, json, ...options }: Flags) => {
      const { joinTree } = await import('../tree/join.ts');
      const { notice, ...joined } = await sayingIfUnsigned(out, () => joinTree(out, options));
      if (notice) console.error(localize(notice));
      console.log(json ? printableJson(joined) : linesOf(joined, out).join('\n'));
    });

/** What was joined, and what remains to be done: files of the whole join the others where these are. */
function linesOf({ files, parts, compared, root }: Omit<Joined, 'notice'>, out: string): string[] {
  if (compared === 'files') return [localized('joined', files, parts, out)];
  return [
    localized(compared === null ? 'joinedRecords' : 'joinedListing', files, parts, out),
    localized('rootFiles', root),
  ];
}
