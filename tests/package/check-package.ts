/**
 * Whether the package works where nothing else is: `npm run check:package`. It is packed, installed into an empty
 * folder, and asked there, as its reader would, for a tree with a saint of the reader's own.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const OWN_SAINT = `\
01-07:
  - id: 90001
    name: { ru: Святой нашего прихода, en: Saint of our parish }
    type: 13
`;

const CLIENT = `\
import { type CalendarAnswer, layout, loadCatalog } from 'menologion';
const firstSaint = (answer: CalendarAnswer): string | undefined => Object.values(answer.data)[0]?.saints[0]?.name;
console.log(firstSaint, layout.dayPath('en', 'calendar', '2026-01-20'), (await loadCatalog(['my-data'])).fixed.size);
`;

const folder = mkdtempSync(path.join(tmpdir(), 'menologion-package-'));
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

try {
  const packed = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  });
  const [{ filename, size, entryCount }] = JSON.parse(packed.slice(packed.indexOf('[')));
  console.log(`packed ${entryCount} files, ${size} bytes`);

  write('package.json', '{ "private": true, "type": "module" }');
  run('npm', 'install', '--no-audit', '--no-fund', '--silent', `./${filename}`);
  write('my-data/menologion/01.yaml', OWN_SAINT);
  console.log(run('npx', 'menologion', 'validate', '--data', 'my-data').trim());
  console.log(run('npx', 'menologion', 'generate', '--data', 'my-data', '--out', 'site', '--years', '2026').trim());

  const day = readFileSync(path.join(folder, 'site/api/v1/en/calendar/2026/2026-01-20.json'), 'utf8');
  assert.match(day, /Saint of our parish/, 'the saint of the pack is missing');
  assert.match(day, /Forerunner and Baptist of the Lord/, 'the data of the package are missing');
  assert.match(readFileSync(path.join(folder, 'site/index.html'), 'utf8'), /<!doctype html>/i);
  console.log(run('npx', 'menologion', 'verify', 'site').trim());

  write('client.ts', CLIENT);
  const options = [
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--skipLibCheck',
    '--types',
    '',
  ];
  execFileSync(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), ...options, 'client.ts'], {
    cwd: folder,
    stdio: 'inherit',
  });
  console.log('the types of the package compile');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
