import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REAL_DATA } from '../support/data-folder.ts';
import { askPython, databaseOf } from '../support/databases.ts';

const PAGES = ['docs/how-to/sqlite.md', 'docs/how-to/sqlite.ru.md'];
const database = () => databaseOf('2026', '--years', '2026', '--data', REAL_DATA);
const blocksOf = (page: string, language: string) =>
  [...readFileSync(page, 'utf8').matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(
    ([, code = '']) => code,
  );

describe.each(PAGES)('The queries of %s', { tags: ['python3'] }, (page) => {
  it('find what they ask for', async () => {
    const found = askPython(await database(), blocksOf(page, 'sql'));
    const [feasts = [], fish = [], readings = [], troparia = [], names = [], columns = []] = found;
    expect(found.length).toBe(6);
    expect(feasts.map((row) => row.gregorianDate)).toEqual(expect.arrayContaining(['2026-01-07', '2026-04-12']));
    expect(fish.map((row) => row.gregorianDate)).toEqual(expect.arrayContaining(['2026-04-05', '2026-08-19']));
    expect(readings.map((row) => row.gregorianDate)).toContain('2026-02-15');
    expect(troparia.map((row) => row.title)).toContainEqual(expect.stringMatching(/^Преставление преподобного Сергия/));
    expect(names.map((row) => row.date)).toContain('2026-12-07');
    expect(columns.map((row) => row.column_name)).toContain('julian_date');
  });

  it('for Datasette make its metadata', async () => {
    const [, query = ''] =
      /^sqlite3 menologion\.db "(SELECT json_object.*)" > metadata\.json$/m.exec(readFileSync(page, 'utf8')) ?? [];
    const [[row = {}] = []] = askPython(await database(), [query]);
    const { tables } = JSON.parse(String(Object.values(row)[0])).databases.menologion;
    expect(tables.days.columns.date).toBe('Civil date.');
    expect(tables.calendar.columns.allowedFood).toMatch(/^What may be eaten/);
  });

  it('in Python run as they stand', async () => {
    const code = blocksOf(page, 'python')
      .join('\n')
      .replace('menologion.db', await database());
    expect(execFileSync('python3', ['-c', code], { encoding: 'utf8' }).split('\n')).toHaveLength(4);
  });
});
