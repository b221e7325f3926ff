import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '../../contract/endpoints.ts';
import type { TextLanguage } from '../../contract/languages.ts';
import { PACKAGE, PACKAGE_ROOT } from '../../package.ts';
import { holdsDatasets, holdsDays, type Scope } from '../scope.ts';

/** Folders of the package that decide the bytes of a tree. */
const SOURCES = ['generator', 'schemas'].map((name) => path.join(PACKAGE_ROOT, name));

/** All that decides the bytes of a tree but its years. It stands in the tree, so that parts made apart can be told to fit. */
export interface TreeInputs {
  readonly generator: 'menologion';
  /** Digest of the data folders, in their order, and of the generator itself with its schemas and version. */
  readonly source: string;
  readonly origin: string;
  readonly languages: readonly TextLanguage[];
  readonly endpoints: readonly Endpoint[];
  readonly csv: boolean;
  readonly feeds: boolean;
}

/** The inputs of a tree made from data folders. One that is missing is passed over: whoever reads it will say so. */
export function treeInputs(
  data: readonly string[],
  origin: string,
  { languages, endpoints, csv, feeds }: Scope,
): TreeInputs {
  const digest = createHash('sha256');
  digest.update(JSON.stringify(PACKAGE));
  for (const folder of [...SOURCES, ...data]) addFolder(digest, folder);
  return { generator: 'menologion', source: digest.digest('hex'), origin, languages, endpoints, csv, feeds };
}

/** Digest of all that decides the bytes of a part: of the texts, or of a year as it stands in the scope. */
export function partInputs(inputs: TreeInputs, scope: Scope, year: number | null): string {
  const own = year === null ? 'content' : [year, holdsDays(scope, year), holdsDatasets(scope, year)];
  return createHash('sha256')
    .update(JSON.stringify([inputs, own]))
    .digest('hex');
}

function addFolder(digest: ReturnType<typeof createHash>, folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) digest.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
}
