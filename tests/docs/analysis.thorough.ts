import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { datasetsFolder } from '../../generator/contract/paths.ts';
import { codeOf } from '../support/examples.ts';
import { treeOf } from '../support/trees.ts';

const PAGES = ['docs/how-to/analysis.md', 'docs/how-to/analysis.ru.md'];
/** The lines that the queries of a page print, by their comments. */
const answersIn = (page: string) =>
  codeOf('sql', page).flatMap((code) => [...code.matchAll(/^-- (.+)$/gm)].map(([, line]) => line));

/** A Python that has pandas: the package of Debian belongs to the Python of the system. */
function pythonWithPandas(): string {
  const has = (python: string) => {
    try {
      execFileSync(python, ['-c', 'import pandas'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  const found = ['python3', '/usr/bin/python3'].find(has);
  if (!found) throw new Error('this test needs pandas: apt-get install python3-pandas');
  return found;
}

it('The examples of the analysis of many years print what the pages say', { timeout: 600_000 }, async () => {
  const python = pythonWithPandas();
  const scope = ['--years', 'none', '--datasets', '2000-2100', '--csv', '--lang', 'en', '--no-feeds'];
  const tree = await treeOf(...scope, '--endpoint', 'saints,movable,fasting,commemorations');
  const [page = '', russian = ''] = PAGES.map((file) => readFileSync(file, 'utf8'));
  const printed = execFileSync(python, ['-W', 'error', '-'], {
    cwd: path.join(tree, datasetsFolder()),
    input: codeOf('python', page).join('\n'),
    encoding: 'utf8',
  });
  expect(answersIn(page)).toHaveLength(9);
  expect(printed.trimEnd().split('\n')).toEqual(answersIn(page));
  for (const language of ['sh', 'sql', 'python']) expect(codeOf(language, russian)).toEqual(codeOf(language, page));
});
