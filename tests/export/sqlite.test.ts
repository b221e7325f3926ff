import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describedSql } from '../../generator/export/described-sql.ts';
import { SEARCH_SQL, TABLES_SQL } from '../../generator/export/tables-sql.ts';
import { VIEWS_SQL } from '../../generator/export/views-sql.ts';
import { sha256 } from '../../generator/sha256.ts';
import { withChurchPack } from '../support/church-pack.ts';
import { edit, temporaryFolder } from '../support/data-folder.ts';
import { askPython, databaseOf } from '../support/databases.ts';
import { run } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, treeOf } from '../support/trees.ts';

const YEARS = ['--years', '1999-2000'];
const DATA = await withChurchPack(SMALL_DATA);
const small = () => databaseOf('small', ...YEARS, ...DATA);
const treeWith = (...flags: string[]) => treeOf(...flags, ...DATA, '--pages', 'none');
const database = () => path.join(temporaryFolder(), 'menologion.db');
const exported = (to: string, ...flags: string[]) => run('export', 'sqlite', ...flags, '--to', to);
const digestOf = (file: string) => sha256(readFileSync(file));

describe('export sqlite', () => {
  it.each([
    ['days, datasets and files of texts', YEARS],
    ['days without datasets, and blocks of texts', [...YEARS, '--datasets', 'none', '--texts', 'packed']],
    ['datasets alone', ['--years', 'none', '--datasets', '1999-2000']],
  ])('makes the same bytes from the data and from a tree with %s', async (_, flags) => {
    const to = database();
    expect(await exported(to, await treeWith(...flags))).toMatchObject({ code: 0 });
    expect(digestOf(to)).toBe(digestOf(await small()));
    expect(existsSync(`${to}.part`)).toBe(false);
  });

  it('replaces a database of ours, and says as JSON what it wrote', async () => {
    const to = database();
    await exported(to, '--years', 'none', ...DATA);
    const { code, stdout } = await exported(to, ...YEARS, ...DATA, '--json');
    expect([code, JSON.parse(stdout)]).toEqual([0, { years: 2, bytes: readFileSync(to).length }]);
    expect(digestOf(to)).toBe(digestOf(await small()));
  });

  it('writes what SQLite finds whole, with every reference in its place', { tags: ['python3'] }, async () => {
    const [whole, broken, meta, texts] = askPython(await small(), [
      'PRAGMA integrity_check',
      'PRAGMA foreign_key_check',
      "SELECT * FROM meta WHERE key = 'years'",
      "SELECT count(DISTINCT script) AS scripts FROM canons WHERE lang = 'cu'",
    ]);
    expect([whole, broken]).toEqual([[{ integrity_check: 'ok' }], []]);
    expect([meta, texts]).toEqual([[{ key: 'years', value: '1999-2000' }], [{ scripts: 2 }]]);
  });

  it('describes every column of every table and view', { tags: ['python3'] }, async () => {
    const [rows = [], described = [], strict = []] = askPython(await small(), [
      `SELECT s.name AS t, c.name AS c FROM sqlite_schema s, pragma_table_info(s.name) c
       WHERE s.type IN ('table', 'view') AND s.name NOT LIKE 'sqlite_%' AND s.name NOT LIKE 'search_%' ORDER BY 1, 2`,
      'SELECT table_name AS t, column_name AS c FROM columns ORDER BY 1, 2',
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND NOT strict AND name NOT LIKE 'sqlite_%'",
    ]);
    expect(rows.length).toBeGreaterThan(300);
    expect(described).toEqual(rows);
    expect(strict).toEqual([]);
  });

  it('takes the descriptions from the schemas of the answers', () => {
    const { sql, tables } = describedSql(`${TABLES_SQL}${SEARCH_SQL}${VIEWS_SQL}`);
    const { properties } = JSON.parse(readFileSync('schemas/responses/calendar.schema.json', 'utf8')).$defs.day;
    const columns = tables.find(({ name }) => name === 'days')?.columns ?? [];
    expect(columns.find(({ name }) => name === 'week_after_pentecost')?.description).toBe(
      properties.weekAfterPentecost.description,
    );
    expect(sql).not.toMatch(/-- [A-Z]\w+\.\w+$/m);
    expect(() => describedSql('x -- CalendarDay.nothing')).toThrow('the schemas describe no CalendarDay.nothing');
  });
});

describe('A tree', () => {
  const fromTree = async (tree: string, ...flags: string[]) => {
    const to = database();
    const { code, stderr } = await exported(to, tree, ...flags);
    expect([code, existsSync(to), existsSync(`${to}.part`)]).toEqual([1, false, false]);
    return stderr.trimEnd().split('\n').at(-1);
  };

  it('that lacks something of the database is refused', async () => {
    const tree = await treeWith(...YEARS);
    expect(await fromTree(tree, '--years', '2000-2001')).toBe(
      `${tree} does not have all years from 2000 to 2001: name others with --years`,
    );
    const some = await treeOf(
      '--years',
      '2000',
      '--endpoint',
      'fasting,canons',
      '--lang',
      'ru,en',
      '--data',
      SMALL_DATA,
    );
    expect(await fromTree(some)).toContain('(it lacks cu, calendar, saints, movable, readings, liturgy, akathists,');
    expect(await fromTree(temporaryFolder())).toContain('does not contain a readable tree');
  });

  it('in which something was altered, removed or linked is refused', async () => {
    const tree = copyOf(await treeWith(...YEARS));
    const dataset = path.join(tree, 'api/v1/datasets/fasting-2000.ru.json.gz');
    const whole = readFileSync(dataset);
    const altered = `api/v1/datasets/fasting-2000.ru.json.gz of ${tree} is missing or is not the file that its record names: run verify to see what else differs`;
    cpSync(path.join(tree, 'api/v1/datasets/fasting-1999.ru.json.gz'), dataset);
    expect(await fromTree(tree)).toBe(altered);
    rmSync(dataset);
    expect(await fromTree(tree)).toBe(altered);
    symlinkSync(path.join(tree, 'api/v1/datasets/fasting-1999.ru.json.gz'), dataset);
    expect(await fromTree(tree)).toBe(altered);
    rmSync(dataset);
    writeFileSync(dataset, whole);
    edit(path.join(tree, 'manifest/2000.json'), '"inputs":"', '"inputs": "');
    expect(await fromTree(tree)).toContain('manifest/2000.json is not the list that manifest.json names');
    rmSync(path.join(tree, 'manifest.json'));
    expect(await fromTree(tree)).toContain('is not finished (manifest.json is missing)');
  });

  it('is read alone: the data have no say', async () => {
    const tree = await treeWith(...YEARS);
    expect(await fromTree(tree, '--origin', 'https://example.org')).toBe(
      'a tree is read in place of the data, so --origin has no meaning beside it: leave one of the two out',
    );
  });
});
