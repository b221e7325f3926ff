import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { NUMBERED, renumber } from '../../build/release/numbered.ts';
import { temporaryFolder } from '../support/data-folder.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** A copy of the files that are numbered. */
function copy(): string {
  const folder = temporaryFolder();
  for (const name of Object.keys(NUMBERED)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    cpSync(name, path.join(folder, name));
  }
  return folder;
}

it('Every file that has the version gets the new one', () => {
  const folder = copy();
  renumber(folder, version, '12.34.56');
  for (const [name, lead] of Object.entries(NUMBERED)) {
    expect(readFileSync(path.join(folder, name), 'utf8'), name).toContain(`${lead}12.34.56`);
  }
  expect(() => renumber(folder, version, '12.34.57')).toThrow(`does not say version: ${version}`);
});

it('No other page or list of the repository names the version of the package', () => {
  const named = execFileSync(
    'git',
    ['grep', '-l', '--fixed-strings', version, '--', '*.md', '*.toml', '*.cff', '*.ts'],
    {
      encoding: 'utf8',
    },
  );
  const others = named
    .trim()
    .split('\n')
    .filter((name) => !(name in NUMBERED) && !/^(tests\/|CHANGELOG\.md$)/.test(name));
  expect(others).toEqual([]);
});
