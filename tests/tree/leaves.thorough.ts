import { renameSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { recordPath } from '../../generator/contract/paths.ts';
import type { Catalog } from '../../generator/model/catalog.ts';
import { UNFINISHED } from '../../generator/tree/disk/folder-writer.ts';
import { readInputs, readRecord } from '../../generator/tree/disk/read-record.ts';
import { jobOf } from '../../generator/tree/generate.ts';
import { hasUnits, partOfUnits, unitsOf } from '../../generator/tree/parts/units.ts';
import { YearFolders } from '../../generator/tree/parts/year-folders.ts';
import { type GenerateOptions, resolveOptions } from '../../generator/tree/plan/options.ts';
import type { Part } from '../../generator/tree/plan/part.ts';
import type { Scope } from '../../generator/tree/plan/scope.ts';
import { partsOf, treeInputs } from '../../generator/tree/record/inputs.ts';
import { Before } from '../../generator/tree/unit/before.ts';
import type { MadePart } from '../../generator/tree/unit/writer.ts';
import { PartWriter } from '../../generator/tree/unit/writer.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { SMALL_DATA } from '../support/small-data.ts';

const ORIGIN = 'https://calendar.example';

type Step = string | number;
type WithId = { readonly id: unknown };
interface Leaf {
  readonly pattern: string;
  /** Where it is: keys of objects, and indexes of lists. */
  readonly path: readonly Step[];
}

/** Records by numbers or codes. */
const BY_KEY = /^\.(foods|kinds|feedWords|feedsRevised|readingWords|lectionary\.(days|weeks))$/;

/** All leaves of a value. Leaves that differ only in keys of such records and indexes of lists have one pattern. */
function* leavesOf(value: unknown, pattern = '', path: readonly Step[] = []): Iterable<Leaf> {
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) yield* leavesOf(one, `${pattern}[]`, [...path, i]);
  } else if (typeof value === 'object' && value !== null) {
    const isByKey = BY_KEY.test(pattern);
    for (const [key, one] of Object.entries(value)) {
      yield* leavesOf(one, isByKey ? `${pattern}{}` : `${pattern}.${key}`, [...path, key]);
    }
  } else yield { pattern, path };
}

/** The value with a changed leaf; everything beside it is shared. */
function changedAt(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return changed(value);
  // Ids become names of files, so a changed id has to be one too.
  if (step === 'id' && typeof (value as WithId).id === 'string')
    return { ...(value as object), id: `${(value as WithId).id}x` };
  if (Array.isArray(value)) return value.with(step as number, changedAt(value[step as number], rest));
  return { ...(value as object), [step]: changedAt((value as Record<string, unknown>)[step], rest) };
}

function changed(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return value.endsWith('>') ? value.replace('>', '>Х ') : `${value}х`;
    case 'number':
      return value + 1;
    case 'boolean':
      return !value;
    default:
      return value;
  }
}

/** The lines of the files of a part, by folder. */
function linesOf({ folders }: MadePart): Map<string, string> {
  const records = Array.from(folders, (folder) =>
    'unchanged' in folder ? folder.unchanged : folder.pack.record(folder.path),
  );
  return new Map(records.map(({ path, lines }) => [path, lines]));
}

/** A tree that a program keeps up to date, and what a fresh one has. */
class Trees {
  readonly scope: Scope;
  private readonly out = temporaryFolder();
  private readonly writer = new PartWriter(this.out, false, () => {});

  constructor(options: GenerateOptions) {
    this.scope = resolveOptions({ ...options, out: this.out }).scope;
  }

  /** Makes the parts of a catalog whose inputs have changed, as a run does. */
  async update(catalog: Catalog): Promise<void> {
    for (const part of this.parts(catalog)) {
      if (readInputs(this.out, part.name) === part.inputs) continue;
      const before = this.writer.before(part);
      this.writer.write(part, before, await this.made(catalog, part, before));
      const record = path.join(this.out, recordPath(part.name));
      renameSync(`${record}${UNFINISHED}`, record);
    }
  }

  /** The lines of all files. */
  lines(catalog: Catalog): Map<string, string> {
    const records = this.parts(catalog).flatMap(({ name }) => readRecord(this.out, name)?.folders ?? []);
    return new Map(records.map(({ path: folder, lines }) => [folder, lines]));
  }

  /** The lines of all files in a fresh tree. */
  async fresh(catalog: Catalog): Promise<Map<string, string>> {
    const made = await Promise.all(
      this.parts(catalog).map((part) => this.made(catalog, part, new Before(this.out, null, part.code))),
    );
    return new Map(made.flatMap((one) => [...linesOf(one)]));
  }

  private parts(catalog: Catalog): Part[] {
    return partsOf(treeInputs(catalog, ORIGIN, this.scope), this.scope);
  }

  private async made(catalog: Catalog, part: Part, before: Before): Promise<MadePart> {
    const job = jobOf(catalog, this.scope, ORIGIN);
    if (!hasUnits(part.name)) return new YearFolders(job).of(Number(part.name), before);
    return partOfUnits(await unitsOf(job, part.name), before);
  }
}

describe.each([
  ['days and texts', { years: '2026', pages: null, csv: true }, 1],
  ['blocks of texts of a historical tree', { years: null, datasets: '2026', texts: 'packed', historical: true }, 6],
  ['pages', { years: null, pages: '2026', feeds: false }, 6],
] as const)('A warm tree with %s', (_, options, oneIn) => {
  it('has the same files as a fresh one after any leaf of the catalog has changed', { timeout: 900_000 }, async () => {
    const trees = new Trees(options);
    let catalog = await loadCatalog(SMALL_DATA);
    await trees.update(catalog);
    const patterns = new Map(Array.from(leavesOf(catalog), (leaf) => [leaf.pattern, leaf]));
    const leaves = [...patterns.values()].filter((_, i) => i % oneIn === 0);
    expect(leaves.length).toBeGreaterThan(50);
    const refused: string[] = [];
    let told = 0;
    for (const { pattern, path: place } of leaves) {
      const next = changedAt(catalog, place) as Catalog;
      const fresh = await trees.fresh(next).catch(() => null);
      if (fresh === null) {
        refused.push(pattern);
        continue;
      }
      const before = trees.lines(catalog);
      await trees.update(next);
      expect({ pattern, ...Object.fromEntries(trees.lines(next)) }).toEqual({ pattern, ...Object.fromEntries(fresh) });
      if ([...fresh].some(([folder, lines]) => before.get(folder) !== lines)) told++;
      catalog = next;
    }
    expect(refused.length / leaves.length).toBeLessThan(0.1);
    expect(told / leaves.length).toBeGreaterThan(0.2);
  });
});
