import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/data-folder.ts';
import { run, runProcess } from '../support/run.ts';

const NAMED = '../our-parish';
const [ENGLISH, RUSSIAN] = ['docs/tutorials/parish.md', 'docs/tutorials/parish.ru.md'].map((page) =>
  readFileSync(page, 'utf8'),
) as [string, string];

/** The files of the pack in a page, by their path. */
const filesOf = (page: string) =>
  new Map(
    [...page.matchAll(/^### `(.+)`\n\n```yaml\n([\s\S]*?)^```/gm)].map(([, name = '', text = '']) => [name, text]),
  );
/** The arguments of each command of a page. */
const commandsOf = (page: string) =>
  [...page.matchAll(/^npm run (.+)$/gm)].map(([, words = '']) => words.replace(' -- ', ' ').split(' '));
/** The answers in a page: their files, and a part of each. */
const answersOf = (page: string) =>
  [...page.matchAll(/`(\/api\/\S+\.json)`:\n\n```json\n(.+)\n```/g)].map(([, file = '', part = '']) => ({
    file,
    part: JSON.parse(part) as Record<string, unknown>,
  }));
/** Removes line numbers, because lines of data move when others are added above them. */
const withoutLines = (text: string) => text.replace(/( \(?data\S+):\d+/g, '$1');

/** The folder of the page, written out. */
function parish(): string {
  const folder = path.join(temporaryFolder(), 'our-parish');
  for (const [name, text] of filesOf(ENGLISH)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

describe('the parish of docs/tutorials/parish.md', () => {
  it('has the same files in both languages except for comments, and each of them is listed', () => {
    const [english, russian] = [filesOf(ENGLISH), filesOf(RUSSIAN)];
    expect(english.size).toBe(5);
    expect([...russian.keys()]).toEqual([...english.keys()]);
    for (const [name, text] of english) {
      expect(load(russian.get(name) as string), name).toEqual(load(text));
      for (const page of [ENGLISH, RUSSIAN]) expect(page).toMatch(new RegExp(`^  ${name} {2,}\\S`, 'm'));
    }
  });

  it('names in each file its schema, relative to the folder beside the project', () => {
    for (const [name, text] of filesOf(ENGLISH)) {
      const [, schema = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
      const [, seen = ''] =
        /^\/menologion\/(.*)/.exec(path.posix.join('/our-parish', path.dirname(name), schema)) ?? [];
      expect(existsSync(seen), `${name} names ${schema}`).toBe(true);
    }
  });

  it.each([
    ['en', ENGLISH],
    ['ru', RUSSIAN],
  ])('is sound, and validate says what the page shows, in %s', async (language, page) => {
    const folder = parish();
    expect(commandsOf(page)).toContainEqual(['validate', '--data', NAMED]);
    const { code, stdout, stderr } = await runProcess('validate', '--data', folder, '--messages', language);
    const said = `${stderr}${stdout.split('\n').at(-2)}\n`.replaceAll(folder, NAMED);
    const [, shown] = /^```\n(\.\.\/our-parish[\s\S]*?)^```/m.exec(page) ?? [];
    expect(code).toBe(0);
    expect(withoutLines(said)).toBe(withoutLines(shown as string));
  });

  it('gives the answers that the page shows, and says on stderr what it replaces', async () => {
    const folder = parish();
    const out = path.join(temporaryFolder(), 'out');
    const command = commandsOf(ENGLISH).find(([name]) => name === 'generate') as string[];
    expect(commandsOf(RUSSIAN)).toContainEqual(command);
    const narrowed = ['--endpoint', 'saints,movable,fasting', '--datasets', 'none', '--no-feeds', '--workers', '1'];
    const own = command.map((word) => (word === NAMED ? folder : word));
    const { code, stderr } = await run(...own, ...narrowed, '--out', out);
    expect([code, stderr.match(/this replaces 10080/g)]).toEqual([0, [expect.any(String)]]);

    const shown = [...answersOf(ENGLISH), ...answersOf(RUSSIAN)];
    expect(shown).toHaveLength(8);
    for (const { file, part } of shown) {
      expect(partsOf(JSON.parse(readFileSync(path.join(out, file), 'utf8'))), file).toContainEqual(
        expect.objectContaining(part),
      );
    }
    const saints = shown.filter(({ file }) => file.includes('/saints/'));
    for (const { file, part } of saints) {
      const [day] = Object.values(JSON.parse(readFileSync(path.join(out, file), 'utf8')).data) as [
        { saints: unknown[] },
      ];
      expect(day.saints[0], file).toMatchObject(part);
    }
  });
});

/** An object and all objects in it. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}
