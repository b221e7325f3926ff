import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAILY_ENDPOINT_NAMES, LANGUAGES } from '../../generator/layout.ts';
import { contentFiles } from '../../generator/responses/content.ts';
import { checkOutFolder } from '../../generator/site/out-folder.ts';
import { type Scope, yearsOf } from '../../generator/site/plan.ts';
import { yearTexts } from '../../generator/site/year-writer.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { realCatalog } from '../support/real-days.ts';
import { run } from '../support/run.ts';

const whole: Scope = { firstYear: 2026, lastYear: 2026, languages: LANGUAGES, endpoints: DAILY_ENDPOINT_NAMES };

describe('generate', () => {
  it('writes a tree of one file for every day, endpoint and language, and the icons', async () => {
    const out = path.join(temporaryFolder(), 'tree');
    const { code, stdout } = await run('generate', '--years', '2026', '--out', out, '--json');
    expect(code).toBe(0);
    const icons = readdirSync(`${out}/api/v1/icons`);
    const texts = [...contentFiles(realCatalog, '')].length;
    expect(JSON.parse(stdout)).toMatchObject({ years: 1, files: 365 * 4 * 2 + texts + icons.length });
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

  it('writes the same bytes with one thread and with three, twice', async () => {
    const [one, three] = ['one', 'three'].map((name) => path.join(temporaryFolder(), name)) as [string, string];
    await run('generate', '--years', '2027-2029', '--endpoint', 'calendar,movable', '--out', one, '--threads', '1');
    await run('generate', '--years', '2027-2029', '--endpoint', 'calendar,movable', '--out', three, '--threads', '3');
    await run('generate', '--years', '2027-2029', '--endpoint', 'calendar,movable', '--out', three, '--threads', '2');
    const files = readdirSync(one, { recursive: true, encoding: 'utf8' }).sort();
    expect(readdirSync(three, { recursive: true, encoding: 'utf8' }).sort()).toEqual(files);
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      if (!readFileSync(path.join(one, file)).equals(readFileSync(path.join(three, file)))) expect.fail(file);
    }
  });

  it('writes only what is asked for, and absolute addresses at the given origin', async () => {
    const out = path.join(temporaryFolder(), 'tree');
    const flags = ['--years', '2026', '--lang', 'en', '--endpoint', 'movable', '--origin', 'https://example.org'];
    await run('generate', ...flags, '--out', out);
    expect(readdirSync(`${out}/api/v1`).sort()).toEqual(['en', 'icons']);
    expect(readdirSync(`${out}/api/v1/en`)).toEqual(['movable']);
    const pascha = readFileSync(`${out}/api/v1/en/movable/2026/2026-04-12.json`, 'utf8');
    expect(pascha).toContain('"url":"https://example.org/api/v1/icons/pascha.svg"');
  });

  it('renders a year in the same way whatever was rendered before', () => {
    const texts = (years: number[]) => {
      const textsOf = yearTexts({ catalog: realCatalog, scope: { ...whole, lastYear: 2100 }, origin: 'http://a' });
      return years.map((year) => [...textsOf(year)].map(({ text }) => text).join('\n')).at(-1);
    };
    expect(texts([2100, 1999, 2027, 2026])).toBe(texts([2026]));
  });
});

describe('the scope of a run', () => {
  it('leaves out years for which none of its endpoints answers', () => {
    expect(yearsOf({ ...whole, firstYear: 1998, lastYear: 2001, endpoints: ['calendar'] })).toEqual([2000, 2001]);
    expect(yearsOf({ ...whole, firstYear: 1998, lastYear: 2001 })).toEqual([1998, 1999, 2000, 2001]);
  });
});

describe('the folder to write to', () => {
  it('may be absent, empty, kept empty by .gitignore, or one of our trees', () => {
    const folder = temporaryFolder();
    checkOutFolder(path.join(folder, 'a', 'b'));
    checkOutFolder(folder);
    writeFileSync(path.join(folder, '.gitignore'), '*');
    checkOutFolder(folder);
    writeFileSync(path.join(folder, 'manifest.json'), '{ "generator": "menologion" }');
    writeFileSync(path.join(folder, 'file'), '');
    checkOutFolder(folder);
  });

  it('may not hold files of others, and they stay as they are', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'thesis.txt'), 'precious');
    const { code, stderr } = await run('generate', '--years', '2026', '--out', folder);
    expect(code).toBe(1);
    expect(stderr.trim().split('\n').at(-1)).toBe(
      `${folder} holds other files (thesis.txt) and no manifest.json of ours: name an empty folder with --out`,
    );
    expect(readdirSync(folder)).toEqual(['thesis.txt']);
  });

  it('may not be a file, nor belong to a manifest of another program', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'manifest.json'), '{ "name": "a web app" }');
    expect(() => checkOutFolder(folder)).toThrow('no manifest.json of ours');
    expect(() => checkOutFolder(path.join(folder, 'manifest.json'))).toThrow('is a file');
  });

  it.skipIf(process.getuid?.() === 0)('must be writable', () => {
    const folder = path.join(temporaryFolder(), 'closed');
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    expect(() => checkOutFolder(folder)).toThrow('cannot be written to');
  });

  it('is not even made when the data have an error', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'tree');
    const { code, stderr } = await run('generate', '--data', path.join(folder, 'none'), '--out', out);
    expect(code).toBe(1);
    expect(stderr).toContain('there is no such data folder');
    expect(existsSync(out)).toBe(false);
  });
});
