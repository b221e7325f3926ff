import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/data-folder.ts';
import { codeOf, outputOf } from '../support/examples.ts';

const EXAMPLES = codeOf('js', readFileSync('docs/reference/node.md', 'utf8'));
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));

/** An example with the sources in place of the package. */
function fromSources(code: string): string {
  return code.replace(/ from 'menologion(\/[\w/]+)?';/g, (_, name = '') => {
    const source = exports[`.${name}`].default.replace('./dist/', '').replace('.js', '.ts');
    return ` from '${pathToFileURL(source).href}';`;
  });
}

it('The examples of node.md, which quote the data, do what they say, one after another in one folder', async () => {
  expect(EXAMPLES.length).toBeGreaterThan(6);
  const folder = temporaryFolder();
  const names = EXAMPLES.map((code, i) => {
    writeFileSync(path.join(folder, `example-${i}.mts`), fromSources(code));
    return `./example-${i}.mts`;
  });
  writeFileSync(path.join(folder, 'all.mts'), names.map((name) => `await import('${name}');\n`).join(''));
  const tsx = pathToFileURL('node_modules/tsx/dist/esm/index.mjs').href;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--import', tsx, 'all.mts'], {
    cwd: folder,
  });
  expect(stderr).toBe('');
  expect(stdout.trimEnd().split('\n')).toEqual(EXAMPLES.flatMap(outputOf));
});
