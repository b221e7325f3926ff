import type { SourceCoverage } from '../catalog/source-coverage.ts';
import type { ArgumentsOf } from '../messages/message.ts';
import { localized, MESSAGE_LANGUAGE } from './localize.ts';

export type TableColumn = ArgumentsOf<'column'>[0];

/** Rows under the names of their columns; each column is as wide as its content. */
export function table<K extends TableColumn>(
  columns: readonly K[],
  rows: readonly Readonly<Record<K, string | number>>[],
): string {
  const cell = (value: string | number) =>
    typeof value === 'number' ? value.toLocaleString(MESSAGE_LANGUAGE) : localized('row', value);
  const lines = [
    columns.map((name) => localized('column', name)),
    ...rows.map((row) => columns.map((name) => cell(row[name]))),
  ];
  const widths = columns.map((_, i) => Math.max(...lines.map((cells) => cells[i]?.length ?? 0)));
  return lines.map((cells) => cells.map((one, i) => one.padStart(widths[i] ?? 0)).join('  ')).join('\n');
}

const SOURCE_COLUMNS = ['where', 'entries', 'none', 'one', 'more', 'places', 'lookedUp'] as const;

/** How many sources the entries name, in words. */
export function sourceLines({ counts, two }: SourceCoverage): string[] {
  return [
    localized('sourcesNamed'),
    table(SOURCE_COLUMNS, counts),
    ...two.map(({ what, entries, fewer }) => localized('fewSources', what, fewer, entries)),
  ];
}
