import { Option } from 'commander';
import { printableJson } from '../printable.ts';
import type { Joined } from '../tree/join.ts';
import { localized } from './localize.ts';
import { jsonOption } from './options.ts';
import { treeCommand } from './out.ts';

interface Flags {
  readonly out: string;
  readonly records: boolean;
  readonly listing?: string;
  readonly json: boolean;
}

export const joinCommand = () =>
  treeCommand('join', localized('aboutJoin'), ['out'])
    .option('--records', localized('recordsOption'), false)
    .addOption(new Option('--listing <file>', localized('listingOption')).implies({ records: true }))
    .addOption(jsonOption())
    .action(async (_, { out, json, ...options }: Flags) => {
      const { joinTree } = await import('../tree/join.ts');
      const joined = await joinTree(out, options);
      console.log(json ? printableJson(joined) : linesOf(joined, out).join('\n'));
    });

/** What was joined, and what remains to be done: files of the whole join the others where these are. */
function linesOf({ files, parts, compared, root }: Joined, out: string): string[] {
  if (compared === 'files') return [localized('joined', files, parts, out)];
  return [
    localized(compared === null ? 'joinedRecords' : 'joinedListing', files, parts, out),
    localized('rootFiles', root),
  ];
}
