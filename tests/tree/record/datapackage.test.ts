import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Package, Profile } from 'datapackage';
import { describe, expect, it } from 'vitest';
import { coversYear, DAILY_ENDPOINT_NAMES } from '../../../generator/contract/endpoints.ts';
import { LANGUAGES } from '../../../generator/contract/languages.ts';
import { BLOCKS_FOLDER, blockFile, datasetFile } from '../../../generator/contract/paths.ts';
import { ByteSink } from '../../../generator/responses/byte-sink.ts';
import { decoded } from '../../../generator/responses/bytes.ts';
import { dayWriters, writeAnswer } from '../../../generator/responses/daily.ts';
import { yearTable } from '../../../generator/tree/parts/tables.ts';
import { datapackage } from '../../../generator/tree/record/datapackage.ts';
import { type TreeInputs, treeInputs } from '../../../generator/tree/record/inputs.ts';
import { fileLine } from '../../../generator/tree/record/record.ts';
import { temporaryFolder } from '../../support/data-folder.ts';
import { realCatalog, realYear } from '../../support/real-days.ts';
import { daysOnly } from '../../support/scopes.ts';

/** The first and the last year, and one with a 29 February that exists only in the Julian calendar. */
const YEARS = [1583, 2100, 3000];
const DATASETS = DAILY_ENDPOINT_NAMES.flatMap((endpoint) =>
  LANGUAGES.flatMap((lang) =>
    YEARS.filter((year) => coversYear(endpoint, year)).map((year) => ({ endpoint, lang, year })),
  ),
);
const lineOf = (name: string) => fileLine({ name, size: 123_456, hash: '0123456789abcdef'.repeat(4) });

interface Descriptor {
  readonly profile: string;
  readonly licenses?: readonly unknown[];
  readonly sources?: readonly unknown[];
  readonly resources: readonly { name: string; path: string; profile?: string }[];
}
const SCOPE = daysOnly({ firstYear: 2026, lastYear: 2026 });
const INPUTS = treeInputs(realCatalog, 'https://calendar.example', SCOPE);
const index = (names: readonly string[], inputs: Partial<TreeInputs> = {}): Descriptor =>
  JSON.parse(datapackage(names.map(lineOf), { ...INPUTS, ...inputs }));

/** What the published profiles find, in the index itself and in each resource. No defaults are filled in first. */
async function faults(descriptor: Descriptor): Promise<string[]> {
  const found: string[] = [];
  for (const one of [descriptor, ...descriptor.resources]) {
    const profile = await Profile.load(one.profile ?? 'data-resource');
    found.push(...profile.validate(one).errors.map(({ message }) => message));
  }
  return found;
}

describe('The index of the datasets', () => {
  const names = DATASETS.flatMap(({ endpoint, lang, year }) =>
    (['json', 'csv'] as const).map((kind) => datasetFile(endpoint, year, lang, kind)),
  );
  /** The library does not support compressed files, so the tables are uncompressed here. */
  const unpacked = (descriptor: Descriptor) => ({
    ...descriptor,
    resources: descriptor.resources.map((resource) => ({ ...resource, path: resource.path.replace(/\.gz$/, '') })),
  });

  it('is a valid Data Package, with and without tables, and with blocks', async () => {
    expect(await faults(index(names))).toEqual([]);
    expect(await faults(index(names.filter((name) => name.includes('.json.'))))).toEqual([]);
    const blocks = [undefined, 1, 127].map((block) => `${BLOCKS_FOLDER}/${blockFile('cu-church', 'canons', block)}`);
    expect(await faults(index([...names, ...blocks]))).toEqual([]);
    expect(index(blocks).resources[1]).toEqual({
      name: 'canons-1.cu-church.json',
      path: 'blocks/canons-1.cu-church.json',
      title: 'canons, block 1, cu-church',
      format: 'json',
      mediatype: 'application/json',
      bytes: 123_456,
      hash: `sha256:${'0123456789abcdef'.repeat(4)}`,
      jsonSchema: 'https://calendar.example/schemas/responses/block.schema.json',
    });
  });

  it('names the licenses and sources of the data, if the data have them', async () => {
    const whole = index(names);
    expect(whole.licenses).toEqual([
      {
        name: 'CC-BY-4.0',
        path: 'https://creativecommons.org/licenses/by/4.0/',
        title: 'Creative Commons Attribution 4.0 International',
      },
    ]);
    expect(whole.sources).toHaveLength(realCatalog.sources.length);
    expect(whole.sources?.length).toBeGreaterThan(20);
    const [none, nothing] = [index(names, { credits: { licenses: [], sources: [] } }), { licenses: [], sources: [] }];
    expect(Object.keys(none)).not.toEqual(expect.arrayContaining(['licenses']));
    expect(Object.keys(none)).not.toEqual(expect.arrayContaining(['sources']));
    expect(await faults(none)).toEqual([]);
    expect(treeInputs({ ...realCatalog, ...nothing }, 'https://calendar.example', SCOPE).credits).toEqual(nothing);
    expect(await faults({ ...whole, sources: [{ path: 'not a title' }] })).not.toEqual([]);
  });

  it.each(['schema', 'dialect'])('is checked against profiles that require the whole %s of a table', async (key) => {
    const whole = index(names);
    const resources = whole.resources.map((resource) => (key in resource ? { ...resource, [key]: {} } : resource));
    expect(await faults({ ...whole, resources })).not.toEqual([]);
  });

  it('describes every value of every table, and what identifies a row', async () => {
    const basePath = temporaryFolder();
    for (const { endpoint, lang, year } of DATASETS) {
      const writers = dayWriters({ catalog: realCatalog, lang, baseUrl: 'https://calendar.example/api/v1' });
      const sink = new ByteSink();
      writeAnswer(realYear(year), writers[endpoint], sink);
      const file = datasetFile(endpoint, year, lang, 'csv').replace(/\.gz$/, '');
      writeFileSync(path.join(basePath, file), yearTable(endpoint, decoded(sink.view())));
    }
    const { resources } = await Package.load(unpacked(index(names)), { basePath });
    const rows = new Map<string, Record<string, unknown>[]>();
    for (const table of resources.filter(({ name }) => name.endsWith('.csv'))) {
      const read = await table.read({ keyed: true });
      const keys = read.map((row) => table.schema.primaryKey.map((field) => row[field]).join(' '));
      expect(new Set(keys).size, table.name).toBe(read.length);
      expect(read.length, table.name).toBeGreaterThanOrEqual(365);
      rows.set(table.name, read);
    }
    expect(rows.size).toBe(DATASETS.length);
    const fasting = rows.get('fasting-2100.en.csv');
    expect(fasting?.find((row) => row.julianMonth === 2 && row.julianDay === 29)).toEqual({
      date: new Date(2100, 2, 14),
      julianYear: 2100,
      julianMonth: 2,
      julianDay: 29,
      dayOfWeek: 'Sunday',
      isFasting: false,
      fastingType: 'FAST_FREE',
      isSolidWeek: true,
      fastingDescription: 'Cheesefare Week, no meat',
      allowedFood: 'meat-free food',
    });
  });

  it('stays below the limit of hosts for one file, 25 MiB, with tables of all years', () => {
    const all = DAILY_ENDPOINT_NAMES.flatMap((endpoint) =>
      Array.from({ length: 1418 }, (_, i) => 1583 + i)
        .filter((year) => coversYear(endpoint, year))
        .flatMap((year) =>
          LANGUAGES.flatMap((lang) =>
            (['json', 'csv'] as const).map((kind) => lineOf(datasetFile(endpoint, year, lang, kind))),
          ),
        ),
    );
    expect(all).toHaveLength(27_360);
    expect(Buffer.byteLength(datapackage(all, INPUTS))).toBeLessThan(25 * 2 ** 20);
  });
});
