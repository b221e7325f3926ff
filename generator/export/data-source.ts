import { loadCatalog } from '../catalog/load-catalog.ts';
import type { Problem } from '../catalog/problem.ts';
import { createEngine } from '../engine/engine.ts';
import { type Years, yearsBetween } from '../tree/plan/scope.ts';
import { creditsOf } from '../tree/record/inputs.ts';
import type { ExportSource } from './source.ts';

/** The data from which answers are made, and for which years. */
export interface DataOptions {
  readonly data: readonly string[];
  readonly years: Years | null;
  readonly origin: string;
  readonly historical: boolean;
}

/** Answers made from data. `noticed` gets what a person should know about the data. Throws DataError. */
export async function dataSource(
  { data, years, origin, historical }: DataOptions,
  noticed: (notices: readonly Problem[]) => void,
): Promise<ExportSource> {
  const catalog = await loadCatalog(data, noticed);
  const engine = createEngine(catalog, { origin, historical, packed: (answer) => answer });
  return {
    origin,
    licenses: creditsOf(catalog).licenses,
    years: years === null ? [] : yearsBetween(years),
    read: async (path) => engine.file(path),
  };
}
