/**
 * Makes `dist/`, the code as the package brings it: `npm run build`. Each module is compiled to JavaScript with its types,
 * what else the generator reads stands beside them as it is, and what runs in threads and browsers is bundled, so that
 * the package compiles nothing when it runs.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundled } from '../generator/pages/bundled.ts';
import { WORKER, workerScript } from '../generator/tree/threads/workers.ts';

const DIST = path.resolve('dist');
const FOR_BROWSERS = [
  'generator/pages/client/page.ts',
  'generator/pages/client/search.ts',
  'generator/pages/styles/page.css',
  'generator/pages/reference/reference.css',
];

rmSync(DIST, { recursive: true, force: true });
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '--project', 'build'], { stdio: 'inherit' });
cpSync('generator', path.join(DIST, 'generator'), { recursive: true, filter: (file) => !/\.(tsx?|css)$/.test(file) });
for (const entry of FOR_BROWSERS) writeBundle(entry, await bundled(path.resolve(entry)));
writeBundle(path.relative('.', WORKER), await workerScript());

/** Puts a bundle in the place of the module from which it starts. */
function writeBundle(entry: string, content: Uint8Array): void {
  writeFileSync(path.join(DIST, entry.replace(/\.tsx?$/, '.js')), content);
}
