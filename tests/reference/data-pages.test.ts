import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { type DataPageName, dataPagePath } from '../../generator/contract/pages.ts';
import { aboutBytes, aboutRange } from '../../generator/reference/amounts.ts';
import { codeOf, dataPage } from '../../generator/reference/data-page.ts';
import type { Holdings } from '../../generator/reference/holdings.ts';
import { jobOf } from '../../generator/tree/generate.ts';
import { holdingsOf } from '../../generator/tree/parts/holdings.ts';
import { type GenerateOptions, resolveOptions } from '../../generator/tree/plan/options.ts';
import { planned } from '../support/planned.ts';
import { realCatalog } from '../support/real-days.ts';

const ORIGIN = 'https://menologion.test';

const known = new Map<string, Holdings>();

function holdings(options: GenerateOptions): Holdings {
  const key = JSON.stringify(options);
  const { scope } = resolveOptions(options);
  const found = known.get(key) ?? holdingsOf(jobOf(realCatalog, scope, ORIGIN), ['index.html']);
  known.set(key, found);
  return found;
}

async function shown(name: DataPageName, options: GenerateOptions, lang: 'en' | 'ru' = 'en'): Promise<string> {
  return String(await dataPage(name, lang, ORIGIN, holdings(options)).content);
}

const idsIn = (page: string) => [...page.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);

describe('The page about datasets', () => {
  it('says for each endpoint the years, and what a year takes, with and without tables', async () => {
    const page = await shown('datasets', { years: '2026-2027', datasets: '1990-2030', csv: true });
    const row = (title: string) => page.split('</tr>').find((one) => one.includes(`<th scope="row">${title}</th>`));
    expect(row('The whole day')).toContain('>2000–2030<');
    expect(row('The whole day')).toContain('>167–204 kB<');
    expect(row('The whole day')).toContain('>94.4–114 kB<');
    expect(row('Fasting')).toContain('>1990–2030<');
    // A year in two languages as JSON and as a table, 31 times.
    expect(row('The whole day')).toContain('>18 MB<');
    expect(page).toContain('calendar-2026.en.csv.gz');
    expect(await shown('datasets', { years: 2026 })).not.toMatch(/csv\.gz|A year as CSV/);
  });

  it('shows how to open what the tree has, and nothing that it has not', async () => {
    const all = ['what', 'texts', 'json', 'csv', 'month', 'one-file', 'cite', 'licence'];
    expect(idsIn(await shown('datasets', { years: 2026, csv: true }))).toEqual(all);
    expect(idsIn(await shown('datasets', { years: 2026 }))).toContain('spreadsheet');
    const none = await shown('datasets', { years: 2026, datasets: 'none', endpoints: 'calendar' });
    expect(idsIn(none)).toEqual(expect.not.arrayContaining(['what', 'json', 'csv', 'spreadsheet', 'month']));
    const movable = await shown('datasets', { years: '1600-1610', endpoints: 'movable', lang: 'ru' });
    expect(movable).toContain(`${ORIGIN}/api/v1/datasets/movable-1600.ru.json.gz`);
    expect(movable).not.toContain('.en.json');
  });

  it('names the licences of the data, and the same author as CITATION.cff', async () => {
    const page = await shown('datasets', { years: 2026 });
    expect(page).toContain('<a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0');
    const [, author = '?'] = /- name: (.+)/.exec(readFileSync('CITATION.cff', 'utf8')) ?? [];
    expect(page).toContain(`${author}. Menologion, version`);
  });

  it('has the code of the docs that reads a month', () => {
    const docs = readFileSync('docs/how-to/hosting-plain.md', 'utf8');
    const [, code = '?'] = /```python\n(import json, struct[\s\S]+?)\napril/.exec(docs) ?? [];
    const own = codeOf('datasets', 'en', ORIGIN, null).find(({ id }) => id === 'month');
    expect(own?.lines).toContain(code.trim());
  });
});

describe('The page about mirroring', () => {
  it('says how many files the tree has, to three digits, and has the address in its command', async () => {
    const options = { years: 2026, texts: 'packed', endpoints: 'calendar,canons' } as const;
    const { files } = await planned(options);
    const { whole } = holdings(options);
    const page = await shown('mirror', options);
    expect(page).toContain(`npx menologion mirror ${ORIGIN} --out mirror`);
    expect(page).toContain(`${Number(whole.files.toPrecision(3)).toLocaleString('en')} files in all`);
    // Here the pages are one file; those of the whole tree are known when it is made.
    expect(whole.files).toBeGreaterThan(2 * 365);
    expect(whole.files).toBeLessThan(files);
  });
});

describe.each(LANGUAGES)('Both pages in %s', (lang) => {
  it.each(['datasets', 'mirror'] as const)(
    '%s say the same in both languages, with every word filled in',
    async (name) => {
      const options = { years: 2026, csv: true };
      const page = await shown(name, options, lang);
      expect(page.replaceAll(/<pre[\s\S]*?<\/pre>/g, '')).not.toMatch(/\{\w+\}|undefined|null|NaN/);
      expect(idsIn(page)).toEqual(idsIn(await shown(name, options, 'en')));
      expect(page.match(/<pre/g)).toHaveLength((await shown(name, options, 'en')).match(/<pre/g)?.length ?? 0);
      expect(dataPage(name, lang, ORIGIN, null)).toMatchObject({ path: dataPagePath(name, lang), lang });
    },
  );
});

it.each([
  [0, '0 kB'],
  [999, '0.999 kB'],
  [10_000, '10 kB'],
  [999_999, '1,000 kB'],
  [1_000_000, '1 MB'],
  [123_456_789, '123 MB'],
  [5_432_100_000, '5.43 GB'],
  [12_345_000_000_000, '12,300 GB'],
])('%d bytes are about %s', (bytes, text) => {
  expect(aboutBytes(bytes, ['kB', 'MB', 'GB'], 'en')).toBe(text);
});

it('prints a range of sizes with one unit if they share it', () => {
  const units = ['КБ', 'МБ', 'ГБ'];
  expect(aboutRange([138_500, 165_000], units, 'ru')).toBe('139–165 КБ');
  expect(aboutRange([900_000, 1_200_000], units, 'ru')).toBe('900 КБ–1,2 МБ');
  expect(aboutRange([100, 100], units, 'ru')).toBe('0,1 КБ');
});
