import { once } from 'node:events';
import { printableJson } from '../printable.ts';
import type { ListedFile } from '../tree/list.ts';
import { parseYears } from '../tree/plan/options.ts';
import { EVERYTHING, NO_YEARS, type Selection } from '../tree/plan/selection.ts';
import { localized } from './localize.ts';
import { checked, jsonOption } from './options.ts';
import { treeCommand } from './out.ts';

interface Flags {
  readonly out: string;
  readonly years?: string;
  readonly json: boolean;
}

export const listCommand = () =>
  treeCommand('list', localized('aboutList'), ['out', '--years', '2026'])
    .option('--years <years>', localized('listYearsOption'), checked(parseYears))
    .addOption(jsonOption())
    .action(async (_, { out, years, json }: Flags) => {
      const { listTree } = await import('../tree/list.ts');
      const line = json ? printableJson : summed;
      for (const files of listTree(out, years === undefined ? EVERYTHING : selectionOf(years))) {
        if (files.length > 0) console.log(files.map(line).join('\n'));
        // The list of all years has half a gigabyte; it never waits in memory.
        if (process.stdout.writableNeedDrain) await drained();
      }
    });

function selectionOf(years: string): Selection {
  const range = parseYears(years);
  return range ? { ...EVERYTHING, years: [range] } : NO_YEARS;
}

/** A line as `sha256sum -c` reads it. No path of a tree has a character that it escapes. */
function summed({ path, sha256 }: ListedFile): string {
  return `${sha256}  ${path}`;
}

/** Waits until the reader has taken what was printed; a reader that is gone takes nothing. */
async function drained(): Promise<void> {
  const ended = new AbortController();
  const events = ['drain', 'close'].map((event) => once(process.stdout, event, ended));
  await Promise.race(events).catch(() => {});
  ended.abort();
}
