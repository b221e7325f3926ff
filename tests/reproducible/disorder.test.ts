import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/data-folder.ts';

const PROGRAM = `
import { readdirSync, readdir, promises } from 'node:fs';
import { readdir as later } from 'node:fs/promises';
const folder = process.argv[1];
const lists = [readdirSync(folder), await promises.readdir(folder), await later(folder)];
lists.push(await new Promise((done) => readdir(folder, (_, names) => done(names))));
console.log(JSON.stringify({ lists, now: Date.now(), made: new Date().getTime(), parsed: new Date(0).getTime() }));
`;

it('The other machine reads folders in the opposite order, by every function, and lives on another day', () => {
  const folder = temporaryFolder();
  for (const name of ['a', 'b', 'c']) mkdirSync(path.join(folder, name));
  const [usual, other] = [[], ['--import', './tests/reproducible/disorder.mjs']].map((options) =>
    JSON.parse(
      execFileSync(process.execPath, [...options, '--input-type=module', '--eval', PROGRAM, folder], {
        encoding: 'utf8',
      }),
    ),
  );
  expect(other.lists).toEqual(usual.lists.map((names: string[]) => names.toReversed()));
  const day = 24 * 60 * 60 * 1000;
  for (const key of ['now', 'made']) expect((other[key] - usual[key]) / day).toBeCloseTo(400, 1);
  expect(other.parsed).toBe(0);
});
