import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CHURCH_EDITION } from '../../generator/contract/editions.ts';
import { ENCODINGS, isCompressed, withCompressed } from '../../generator/contract/encodings.ts';
import { DAILY_ENDPOINT_NAMES, FEED_NAMES, INDEX_NAMES } from '../../generator/contract/endpoints.ts';
import { ENTRY_FILES } from '../../generator/contract/entry-files.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { contentFiles } from '../../generator/responses/content.ts';
import { checkOutFolder } from '../../generator/tree/disk/out-folder.ts';
import { faceUnits } from '../../generator/tree/parts/page-units.ts';
import { yearsOf, yearsOfShard } from '../../generator/tree/plan/scope.ts';
import { REAL_DATA, rename, temporaryFolder } from '../support/data-folder.ts';
import { realCatalog } from '../support/real-days.ts';
import { run } from '../support/run.ts';
import { daysOnly } from '../support/scopes.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, newTree, sameTrees, treeFiles, treeOf } from '../support/trees.ts';

const DATA = ['--data', SMALL_DATA];
const lastLine = (text: string) => text.trim().split('\n').at(-1);

describe('generate', () => {
  it('writes a file for every day, endpoint and language, and all other files', async () => {
    const out = await treeOf('--years', '2026');
    const icons = readdirSync(`${out}/api/v1/icons`);
    const lists = LANGUAGES.length * INDEX_NAMES.length * (1 + ENCODINGS.length);
    const texts = [...contentFiles(realCatalog, '')].length + lists + 1;
    const datasets = DAILY_ENDPOINT_NAMES.length * LANGUAGES.length;
    // Without the books nothing has the church script.
    const entries = ENTRY_FILES.filter(({ kind, edition }) => kind === 'jsonl' && edition !== CHURCH_EDITION).length;
    const feeds = FEED_NAMES.length * LANGUAGES.length;
    const pages = { firstYear: 2026, lastYear: 2026, languages: LANGUAGES, texts: true, liturgy: true, feeds: true };
    const records = readdirSync(`${out}/manifest`, { recursive: true }).length + ['datapackage.json'].length;
    let face = 0;
    for (const { path: file } of await faceUnits({ catalog: realCatalog, origin: 'http://localhost:3000', pages })) {
      expect(existsSync(`${out}/${file}`)).toBe(true);
      face += isCompressed(file) ? 1 + ENCODINGS.length : 1;
    }
    expect(JSON.parse(readFileSync(`${out}/manifest.json`, 'utf8'))).toMatchObject({
      // The records of the year, the texts and the pages, and the files of the whole but the manifest itself.
      files: 365 * DAILY_ENDPOINT_NAMES.length * 2 + datasets + entries + feeds + texts + icons.length + face + records,
    });
    for (const lang of LANGUAGES) {
      for (const endpoint of DAILY_ENDPOINT_NAMES) {
        expect(readdirSync(`${out}/api/v1/${lang}/${endpoint}/2026`)).toHaveLength(365);
      }
    }
    const day = JSON.parse(readFileSync(`${out}/api/v1/en/calendar/2026/2026-01-07.json`, 'utf8'));
    expect(day.meta).toEqual({ from: '2026-01-07', to: '2026-01-07', count: 1, lang: 'en' });
    const [icon] = day.data['2026-01-07'].saints[0].icons;
    expect(statSync(`${out}/api/v1/${icon.path}`).size).toBe(icon.sizeBytes);
  });

  it('writes datasets of the same days in one envelope, an index of them, and tables on request', async () => {
    const out = newTree();
    await run('generate', '--years', '2026', '--endpoint', 'calendar,fasting', '--csv', ...DATA, '--out', out);
    const datasets = `${out}/api/v1/datasets`;
    const year = JSON.parse(gunzipSync(readFileSync(`${datasets}/calendar-2026.en.json.gz`)).toString());
    expect(year.meta).toEqual({ from: '2026-01-01', to: '2026-12-31', count: 365, lang: 'en' });
    for (const date of ['2026-01-01', '2026-04-12', '2026-12-31']) {
      const day = JSON.parse(readFileSync(`${out}/api/v1/en/calendar/2026/${date}.json`, 'utf8'));
      expect(year.data[date]).toEqual(day.data[date]);
    }
    const table = gunzipSync(readFileSync(`${datasets}/fasting-2026.en.csv.gz`))
      .toString()
      .split('\r\n');
    expect(table[0]).toBe(
      'date,julianYear,julianMonth,julianDay,dayOfWeek,isFasting,fastingType,isSolidWeek,fastingDescription,allowedFood',
    );
    expect(table[1]).toBe(
      '2026-01-01,2025,12,19,Thursday,true,FAST,false,Nativity Fast,"hot food with vegetable oil"'.replaceAll('"', ''),
    );
    expect(table).toHaveLength(367);
    const index = JSON.parse(readFileSync(`${datasets}/datapackage.json`, 'utf8'));
    expect(index.resources).toHaveLength(8);
    for (const { path: name, bytes, hash } of index.resources) {
      expect(statSync(`${datasets}/${name}`).size).toBe(bytes);
      expect(hash).toMatch(/^sha256:[0-9a-f]{64}$/);
    }
  });

  it('writes the feeds of the requested endpoints and languages, for years as days and as datasets', async () => {
    const out = newTree();
    const flags = [
      '--years',
      '1999-2000',
      '--datasets',
      '1998-2001',
      '--lang',
      'en',
      '--endpoint',
      'calendar,fasting,movable',
      ...DATA,
    ];
    const { stdout } = await run('generate', ...flags, '--out', out, '--json');
    expect(readdirSync(`${out}/api/v1/feeds`)).toEqual([
      'fasts-1998.en.ics',
      'fasts-1999.en.ics',
      'fasts-2000.en.ics',
      'fasts-2001.en.ics',
      'feasts-2000.en.ics',
      'feasts-2001.en.ics',
      'great-2000.en.ics',
      'great-2001.en.ics',
    ]);
    const manifest = JSON.parse(readFileSync(`${out}/manifest.json`, 'utf8'));
    const files = treeFiles(out).size;
    expect(JSON.parse(stdout)).toMatchObject({ years: 4, files });
    // The manifest counts all files but itself.
    expect(manifest.files).toBe(files - 1);
    expect((await run('verify', out)).stdout).toContain(`${files.toLocaleString('en')} files of`);
    expect(manifest.folders['api/v1/feeds']).toMatch(/^[0-9a-f]{64}$/);
    writeFileSync(`${out}/api/v1/feeds/fasts-1999.en.ics`, 'BEGIN:VCALENDAR');
    expect((await run('verify', out)).stderr).toContain('truncated: api/v1/feeds/fasts-1999.en.ics');
  });

  it('writes the same bytes with one worker, with three, and in shards that are joined', async () => {
    const flags = ['generate', '--years', '2027-2030', '--endpoint', 'calendar,movable,canons', ...DATA];
    const [one, three, part, other] = [newTree(), newTree(), newTree(), newTree()];
    await run(...flags, '--out', one, '--workers', '1');
    await run(...flags, '--out', three, '--workers', '3');
    sameTrees(three, one);
    const first = await run(...flags, part, '--shard', '1/2');
    expect(lastLine(first.stdout)).toBe(
      `shard 1 of 2 is in ${part}; the tree is not complete yet: ` +
        `when the files of all shards are in this folder, run npm run join -- ${part}`,
    );
    const second = await run(...flags, '--out', other, '--shard', '2/2', '--json');
    expect(JSON.parse(second.stdout)).toMatchObject({
      shard: { index: 2, of: 2 },
      complete: false,
      next: `npm run join -- ${other}`,
    });
    const early = await run('join', part);
    expect(early.code).toBe(1);
    expect(lastLine(early.stderr)).toContain('1 shard of 2 is missing (2/2)');
    cpSync(other, part, { recursive: true });
    expect((await run('join', '--out', part)).code).toBe(0);
    sameTrees(part, one);
    const again = await run(...flags, part, '--shard', '1/2', '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({ shard: { index: 1, of: 2 }, complete: true, next: null });
    expect(lastLine((await run(...flags, one)).stdout)).toContain(`; the tree is in ${one}; `);
  });

  it('writes only what is requested, and absolute addresses at the given origin', async () => {
    const out = newTree();
    const flags = ['--years', '2026', '--lang', 'en', '--endpoint', 'movable', '--origin', 'https://example.org'];
    await run('generate', ...flags, '--datasets', 'none', ...DATA, '--out', out);
    expect(readdirSync(`${out}/api/v1`).sort()).toEqual(['en', 'icons']);
    expect(readdirSync(`${out}/api/v1/en`)).toEqual(['movable']);
    const pascha = readFileSync(`${out}/api/v1/en/movable/2026/2026-04-12.json`, 'utf8');
    expect(pascha).toContain('"url":"https://example.org/api/v1/icons/pascha.svg"');
  });

  it('contains a window of years as days and more years as datasets', async () => {
    const out = newTree();
    await run('generate', '--years', '2026', '--datasets', '2025-2027', '--endpoint', 'fasting', ...DATA, '--out', out);
    expect(readdirSync(`${out}/api/v1/en/fasting`)).toEqual(['2026']);
    expect(readdirSync(`${out}/api/v1/datasets`).filter((name) => name.includes('.en.'))).toHaveLength(3);
    expect((await run('verify', out)).code).toBe(0);
  });

  it('contains the datasets of an endpoint for years of its own, with their tables, feeds and index', async () => {
    const out = newTree();
    const scope = ['--years', '2026', '--endpoint', 'movable,fasting', '--lang', 'en', '--csv', ...DATA];
    const flags = ['generate', ...scope, '--out', out, '--json'];
    const made = async (...more: string[]) => {
      expect(JSON.parse((await run(...flags, ...more)).stdout)).toMatchObject({ complete: true });
      const names = readdirSync(`${out}/api/v1/datasets`);
      const own = names.filter((name) => name.endsWith('.gz')).sort();
      const index = JSON.parse(readFileSync(`${out}/api/v1/datasets/datapackage.json`, 'utf8'));
      expect(index.resources.map(({ path: name }: { path: string }) => name).sort()).toEqual(own);
      expect((await run('verify', out)).code).toBe(0);
      return { own, feeds: readdirSync(`${out}/api/v1/feeds`).filter((name) => /-\d/.test(name)) };
    };
    const pair = (name: string) => [`${name}.en.csv.gz`, `${name}.en.json.gz`];
    const ranges = await made('--datasets', '2026-2027,fasting:2025');
    expect(ranges.own).toEqual(['fasting-2025', 'movable-2026', 'movable-2027'].flatMap(pair));
    expect(ranges.feeds.sort()).toEqual(['fasts-2025.en.ics', 'fasts-2026.en.ics']);
    expect(readdirSync(`${out}/api/v1/en/fasting`)).toEqual(['2026']);
    const narrower = await made('--datasets', '2026,fasting:none', '--prune');
    expect(narrower.own).toEqual(pair('movable-2026'));
  });

  it('has the same files from shards, whatever years the datasets of an endpoint have', async () => {
    const [whole, first, second] = [newTree(), newTree(), newTree()];
    const scope = ['--years', 'none', '--datasets', '2026,fasting:2024-2027', '--endpoint', 'movable,fasting', ...DATA];
    await run('generate', ...scope, '--out', whole);
    await run('generate', ...scope, '--out', first, '--shard', '1/2');
    await run('generate', ...scope, '--out', second, '--shard', '2/2');
    cpSync(second, first, { recursive: true, filter: (file) => path.basename(file) !== '.lock' });
    expect((await run('join', first)).code).toBe(0);
    sameTrees(first, whole);
  });
});

describe('an existing tree', () => {
  it('stays as it is if nothing changed, and gets only what changed after a correction', async () => {
    const data = copyOf(REAL_DATA);
    const out = copyOf(await treeOf('--years', '2026'));
    const scope = ['--data', data, '--years', '2026'];
    const flags = ['generate', ...scope, '--out', out, '--changed', `${out}.list`, '--json'];
    const before = treeFiles(out);
    const again = JSON.parse((await run(...flags)).stdout);
    expect(again).toMatchObject({ files: 0, finished: 1, changed: 0 });
    expect(treeFiles(out)).toEqual(before);

    for (const id of [7040, 7198]) rename(path.join(data, 'menologion/07.yaml'), id, 'en', (name) => `Holy ${name}`);
    const corrected = JSON.parse((await run(...flags)).stdout);
    const listed = readFileSync(`${out}.list`, 'utf8').trim().split('\n');
    expect(corrected.changed).toBe(listed.length);
    expect(listed).toContain('api/v1/en/calendar/2026/2026-08-03.json');
    expect(listed).toContain('api/v1/datasets/saints-2026.en.json.gz');
    expect(listed.filter((name) => name.endsWith('.ics'))).toEqual(['api/v1/feeds/feasts-2026.en.ics']);
    const twins = new Set(listed.filter(isCompressed).flatMap((name) => withCompressed(name).slice(1)));
    const pages = listed.filter((name) => /^(en\/)?(day|month)\//.test(name));
    expect(pages).toContain('en/day/2026-08-03/index.html');
    expect(pages.length).toBeLessThan(10);
    expect(listed.filter((name) => !twins.has(name) && !pages.includes(name)).length).toBeLessThan(40);
    const after = treeFiles(out);
    const touched = [...after].filter(([name, mtime]) => before.get(name) !== mtime).map(([name]) => name);
    expect(touched.sort()).toEqual(listed.sort());

    const fresh = newTree();
    await run('generate', ...scope, '--out', fresh);
    sameTrees(out, fresh);
  });

  it('keeps no years that are not requested: they stop the run, or are deleted on request', async () => {
    const out = newTree();
    const flags = ['generate', '--out', out, '--endpoint', 'fasting', '--datasets', 'none', ...DATA];
    await run(...flags, '--years', '2026-2027');
    const { code, stderr } = await run(...flags, '--years', '2028');
    expect(code).toBe(1);
    expect(lastLine(stderr)).toContain('also contains 2 years that you did not request (2026 to 2027): add them');
    expect((await run('verify', out)).code).toBe(0);
    expect((await run(...flags, '--years', '2027-2028', '--prune')).code).toBe(0);
    expect(readdirSync(`${out}/api/v1/en/fasting`)).toEqual(['2027', '2028']);
    const listed = readFileSync(`${out}.changed`, 'utf8').split('\n');
    expect(listed).toContain('api/v1/en/fasting/2026/2026-12-31.json');
    expect(listed).toContain('manifest/2026.json');
    expect((await run('verify', out)).code).toBe(0);
  });
});

describe('the scope of a run', () => {
  const scope = daysOnly({ firstYear: 1998, lastYear: 2001 });
  it('leaves out years for which none of its endpoints has answers', () => {
    expect(yearsOf({ ...scope, endpoints: ['calendar'] })).toEqual([2000, 2001]);
    expect(yearsOf(scope)).toEqual([1998, 1999, 2000, 2001]);
    expect(yearsOf({ ...scope, datasets: { firstYear: 2001, lastYear: 2003 } })).toHaveLength(6);
  });

  it('is split into shards that contain every year once', () => {
    const years = yearsOf(scope);
    const shards = [1, 2, 3].map((index) => yearsOfShard(years, { index, of: 3 }));
    expect(shards.flat().sort()).toEqual(years);
  });
});

describe('the output folder', () => {
  it('may be absent, empty, or kept empty by .gitignore', () => {
    const folder = temporaryFolder();
    checkOutFolder(path.join(folder, 'a', 'b'));
    checkOutFolder(folder);
    writeFileSync(path.join(folder, '.gitignore'), '*');
    checkOutFolder(folder);
  });

  it('may not contain files of others, and these stay as they are', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'thesis.txt'), 'precious');
    const { code, stderr } = await run('generate', '--years', '2026', '--out', folder);
    expect(code).toBe(1);
    expect(lastLine(stderr)).toBe(
      `${folder} contains other files (thesis.txt) and is not a tree: choose an empty folder with --out`,
    );
    expect(readdirSync(folder)).toEqual(['thesis.txt']);
  });

  it('may not be a file or contain the manifest of another program', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'manifest.json'), '{ "name": "a web app" }');
    expect(() => checkOutFolder(folder)).toThrow('is not a tree');
    expect(() => checkOutFolder(path.join(folder, 'manifest.json'))).toThrow('is a file');
  });

  it.skipIf(process.getuid?.() === 0)('must be writable', () => {
    const folder = path.join(temporaryFolder(), 'closed');
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    expect(() => checkOutFolder(folder)).toThrow('is not writable');
  });

  it('is not even created if the data have an error', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'tree');
    const { code, stderr } = await run('generate', '--data', path.join(folder, 'none'), '--out', out);
    expect(code).toBe(1);
    expect(stderr).toContain('there is no such data folder');
    expect(existsSync(out)).toBe(false);
  });
});
