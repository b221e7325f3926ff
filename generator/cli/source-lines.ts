import type { SourceCoverage } from '../catalog/source-coverage.ts';

const COLUMNS = ['where', 'entries', 'none', 'one', 'more'] as const;
const WIDTH = 14;

/** How many sources the entries name, for people. */
export function sourceLines({ counts, two }: SourceCoverage): string[] {
  return [
    'sources named by entries of the calendar: none, one, two or more',
    table(COLUMNS, counts),
    ...two.map(({ what, entries, fewer }) => `${what}: ${fewer} of ${entries} name fewer than two sources`),
  ];
}

/** Rows under the names of their columns. */
export function table<K extends string>(columns: readonly K[], rows: readonly Readonly<Record<K, unknown>>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((name) => String(row[name])))];
  return lines.map((cells) => cells.map((cell) => cell.padStart(WIDTH)).join('')).join('\n');
}
