import type { SourceCoverage } from '../catalog/source-coverage.ts';
import { localized } from './localize.ts';
import { table } from './table.ts';

const COLUMNS = ['where', 'entries', 'none', 'one', 'more', 'places', 'lookedUp'] as const;

/** How many sources the entries name, in words. */
export function sourceLines({ counts, two }: SourceCoverage): string[] {
  return [
    localized('sourcesNamed'),
    table(COLUMNS, counts),
    ...two.map(({ what, entries, fewer }) => localized('fewSources', what, fewer, entries)),
  ];
}
