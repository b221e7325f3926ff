import { readFileSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { dataFolder, month } from '../support/data-folder.ts';
import { reachedFrom } from '../support/imports.ts';
import { run, runProcess, runWithin } from '../support/run.ts';

describe('the command line', () => {
  it('prints its version with --version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(await runProcess('--version')).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('loads only the commands themselves for --help', async () => {
    const atOnce = importedAtOnce(await metafileOf('generator/cli/menologion.ts'), 'generator/cli/menologion.ts');
    expect(atOnce.filter((name) => !name.startsWith('generator/'))).toEqual(['commander']);
    expect(
      atOnce.filter((name) =>
        /engine|edge|site|reference|preview|mirror\/|tree\/(?!plan\/(options|scope|selection|part-names))/.test(name),
      ),
    ).toEqual([]);
  });

  it('loads for generate neither what reads and checks data nor what makes pages: most runs have both in the cache', async () => {
    const atOnce = importedAtOnce(await metafileOf('generator/tree/generate.ts'), 'generator/tree/generate.ts');
    expect(atOnce.filter((name) => !name.startsWith('generator/'))).toEqual([]);
    expect(
      atOnce.filter((name) =>
        /catalog\/(load\.|schema-faults|validators)|html\/|engine|site\/(?!model\/paths\.)|reference\/(?!paths\.)|year-folders/.test(
          name,
        ),
      ),
    ).toEqual([]);
  });

  it('loads fs-extra only for import and join', async () => {
    const loads = async (module: string) =>
      [...reachedFrom(module)].some((one) => readFileSync(`generator/${one}`, 'utf8').includes("from 'fs-extra'"));
    expect(await loads('cli/import-books.ts')).toBe(true);
    for (const start of [
      'tree/generate.ts',
      'tree/workers/worker.ts',
      'tree/verify.ts',
      'catalog/load.ts',
      'preview/preview.ts',
      'edge/hosts/node.ts',
    ]) {
      expect([start, await loads(start)]).toEqual([start, false]);
    }
  });

  it.each([
    [['generate', '--years', '1500'], 'Years from 1583 to 3000 are supported.', 'Поддерживаются годы с 1583 по 3000.'],
    [['generate', '--years', '2026-3001'], 'Years from 1583 to 3000 are supported.', 'годы с 1583 по 3000.'],
    [
      ['generate', '--years', '2030-2020'],
      'The first year must not be after the last.',
      'Первый год не может быть позже последнего.',
    ],
    [
      ['generate', '--years', 'soon'],
      'Write one year (2026), a range (2020-2030), now, or none.',
      'ключу --years <years> не подходит значение «soon». Напишите один год (2026), несколько лет подряд (2020-2030),',
    ],
    ...(
      [
        [
          '2026,liturgy:',
          'Write the years of liturgy after the colon: lit',
          'Напишите после двоеточия годы раздела lit',
        ],
        [
          '2026,weather:2026',
          '“weather” is not one of calendar, saints, mo',
          'Значения «weather» нет; возможны calendar',
        ],
        [
          '2026,canons:2026',
          '“canons” is not one of calendar, saints, mov',
          'Значения «canons» нет; возможны calendar,',
        ],
        [
          '2026,liturgy:1999-2010',
          'The years of liturgy are from 2000 to 3000.',
          'Годы раздела liturgy — с 2000 по 3000.',
        ],
        ['2026,liturgy:2010-2009', 'The first year must not be after the last.', 'Первый год не может быть позже'],
        ['2026,liturgy:soon', 'Write one year (2026), a range (2020-2030)', 'Напишите один год (2026), несколько лет'],
        [
          '2026,liturgy:2026,liturgy:2027',
          'The years of liturgy are written twice: l',
          'Годы раздела liturgy написаны дважды',
        ],
        [
          'liturgy:2000-2100,2026',
          'Write the years of all endpoints first and',
          'Сначала напишите один раз годы всех разделов',
        ],
        [
          'liturgy:2000-2100',
          'Write the years of all endpoints first and once',
          'Сначала напишите один раз годы всех разд',
        ],
        ['2026,2028', 'Write the years of all endpoints first and once, then', 'Сначала напишите один раз годы всех'],
      ] as const
    ).map(([datasets, english, russian]): [string[], string, string] => [
      ['generate', '--datasets', datasets],
      english,
      russian,
    ]),
    [
      ['generate', '--endpoint', 'fasting', '--datasets', '2026,liturgy:2026', '--out', '/nonexistent/x'],
      'The tree does not have the endpoint liturgy: add the endpoint, or leave out its years.',
      'Раздела liturgy в дереве нет: добавьте раздел или уберите его годы.',
    ],
    [['generate', '--lang', 'ru,xx'], '“xx” is not one of ru, cu, en.', 'Значения «xx» нет; возможны ru, cu, en.'],
    [
      ['generate', '--endpoint', 'weather'],
      '“weather” is not one of calendar, saints, movable, fasting, readings, liturgy, canons, akathists, hymnography, commemorations.',
      'Значения «weather» нет; возможны calendar, saints, movable,',
    ],
    [
      ['generate', '--origin', 'example.org'],
      'Write the scheme and the host, such as https://example.org, and the folder if the tree is in one:',
      'Напишите схему и хост, например https://example.org, а если дерево лежит в папке, то и ее:',
    ],
    ...['ftp://a.b', 'https://a.b//c', 'https://a.b/../c', 'https://a.b/c?d', 'https://a.b/c#d', 'https://a.b/%20'].map(
      (place): [string[], string, string] => [
        ['generate', '--origin', place],
        'Write the scheme and the host',
        'Напишите схему и хост',
      ],
    ),
    [['generate', '--workers', '0'], 'The number of processes must be from 1 to 64.', 'Число процессов — от 1 до 64.'],
    [
      ['generate', '--texts', 'zip'],
      '“zip” is not one of files, packed.',
      'Значения «zip» нет; возможны files, packed.',
    ],
    [['generate', '--shard', '4/3'], 'Write which part of how many, such as 3/16.', 'какая это часть из скольких'],
    [['generate', '--threads', '1'], "error: unknown option '--threads'\n", 'ошибка: ключа --threads нет\n'],
    [
      ['generate', '--out', 'x', '--changed', 'x/changed'],
      'the list of changes cannot be inside the tree: choose a file outside x with --changed',
      'список изменений не может лежать в дереве: укажите файл вне x ключом --changed',
    ],
    [
      ['generate', '--years', '1600', '--endpoint', 'calendar', '--out', '/nonexistent/x'],
      'there is nothing to write',
      'записывать нечего: для этих лет не отвечает ни один раздел',
    ],
    [
      ['generate', '--out', 'package.json'],
      'package.json is a file: choose a folder',
      '.json — это файл: укажите папку',
    ],
    [['generate', '--out', 'docs'], 'docs contains other files (', 'в docs лежат другие файлы ('],
    [
      ['generate', '2026'],
      '2026 is a value of --years, but stands for a folder here: write --years 2026, or ./2026 for a folder of this name',
      '2026 — значение ключа --years, а здесь место для папки: напишите --years 2026, а если это имя папки, то ./2026',
    ],
    [
      ['verify', 'docs', '--out', 'data'],
      'the command names two folders, docs and --out data: name only one',
      'названы две папки, docs и --out data: оставьте одну',
    ],
    [['verify', 'docs'], 'docs does not contain a readable tree', 'в docs нет дерева, которое можно прочитать'],
    [['join', '--out', 'docs'], 'docs does not contain a readable tree', 'в docs нет дерева, которое можно прочитать'],
    [['import', 'docs'], 'docs contains none of the service books', 'в docs нет богослужебных книг'],
    [['import'], "missing required argument 'checkout'", 'ошибка: не указано обязательное: checkout'],
    [['serve', '--port', '70000'], 'The port must be a number from 0 to 65535.', 'Порт — это число от 0 до 65535.'],
    [['serve', 'no-such-tree'], 'there is no tree in no-such-tree', 'в no-such-tree нет дерева'],
    [['edit', '--port', '-1'], 'The port must be a number from 0 to 65535.', 'Порт — это число от 0 до 65535.'],
    [['edit', '--data', 'no-such-data'], 'there is no such data folder', 'такой папки с данными нет'],
    [['pray'], "unknown command 'pray'", 'ошибка: команды pray нет'],
    [['pray', '--messages', 'fr'], '“fr” is not one of ru, en.', 'Значения «fr» нет; возможны ru, en.'],
  ])('refuses %j with a sentence and a non-zero exit, in both languages', async (args, english, russian) => {
    const runs = [run(...args), runProcess(...args, '--messages', 'ru')];
    for (const [i, { code, stderr }] of (await Promise.all(runs)).entries()) {
      expect(code).toBe(1);
      expect(stderr).toContain([english, russian][i]);
      expect(stderr).not.toContain('    at ');
    }
  });

  it('speaks the language of the locale, in its help too', async () => {
    const { code, stdout } = await runWithin('export LC_ALL=ru_RU.UTF-8', 'validate', '--help');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Как писать: menologion validate \[ключи\]\n\nпроверить данные: /);
    expect(stdout).toContain('\nКлючи:\n');
    expect(stdout).not.toMatch(/default|choices|display/);
  });
});

describe('validate', () => {
  it('reports data without errors as such', async () => {
    const { code, stdout } = await runProcess('validate', '--data', dataFolder());
    expect(code).toBe(0);
    expect(stdout).toContain('no errors in');
  });

  it('prints one error in each line for people, and JSON for programs', async () => {
    const folder = dataFolder({ 'menologion/02.yaml': month(2, '02-30') });
    const people = await runProcess('validate', '--data', folder);
    expect(people.code).toBe(0);
    const wrong = dataFolder({ 'menologion/02.yaml': `${month(2)}02-30: []\n` });
    const told = await runProcess('validate', '--data', wrong);
    expect(told.code).toBe(1);
    expect(told.stderr.trim()).toBe(
      `${wrong}/menologion/02.yaml:30:1: 02-30: 02-30 is not a day of month 02: correct the date or move the day to the file of its month`,
    );
    const programs = await runProcess('validate', '--data', wrong, '--json');
    expect(programs.code).toBe(1);
    expect(JSON.parse(programs.stdout).problems).toEqual([
      expect.objectContaining({ line: 30, column: 1, path: '02-30' }),
    ]);
  });
});

/** What esbuild finds out about a module and everything that it imports. */
async function metafileOf(entry: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'dist',
    write: false,
    metafile: true,
  });
  return metafile;
}

/** The modules that a module needs before it runs, including those of packages, excluding those of Node. */
function importedAtOnce({ inputs }: Metafile, start: string): string[] {
  const found = new Set([start]);
  for (const name of found) {
    for (const { path, kind } of inputs[name]?.imports ?? []) if (kind === 'import-statement') found.add(path);
  }
  return [...found].filter((name) => !name.startsWith('node:'));
}
