/**
 * Makes `dist/`, the code that the package contains: `npm run build`. Each module is compiled to JavaScript with its
 * types. Other files that the generator reads are copied beside them. The command line, the main export and the code of
 * workers and browsers are bundled, and schemas are compiled to code. So the package compiles nothing when it runs, and
 * loads few files.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledForBrowsers, bundledSection } from '../generator/site/bundled.ts';
import { SECTION_SCRIPTS, SECTION_STYLES } from '../generator/site/model/paths.ts';
import { WORKER, workerFile } from '../generator/tree/workers/workers.ts';
import { compile } from './compile.js';
import { validatorsModule } from './validators.ts';

const DIST = path.resolve('dist');
const FOR_BROWSERS = [
  'generator/site/browser/lookup.ts',
  'generator/site/browser/page.ts',
  'generator/site/browser/service-worker.ts',
  'generator/site/browser/widget.ts',
  'generator/site/styles/page.css',
  ...Object.values(SECTION_STYLES).map((file) => `generator/site/styles/${path.basename(file)}`),
  'generator/reference/browser/reference.ts',
  'generator/reference/reference.css',
  'generator/preview/browser/page.ts',
  'generator/preview/styles/page.css',
];
const SECTIONS = Object.keys(SECTION_SCRIPTS).map((name) => `generator/site/browser/section-${name}.ts`);

rmSync(DIST, { recursive: true, force: true });
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '--project', 'build'], { stdio: 'inherit' });
cpSync('generator', path.join(DIST, 'generator'), { recursive: true, filter: (file) => !/\.(tsx?|css)$/.test(file) });
for (const entry of FOR_BROWSERS) writeBundle(entry, await bundledForBrowsers(path.resolve(entry)));
for (const entry of SECTIONS) writeBundle(entry, await bundledSection(path.resolve(entry)));
writeBundle(path.relative('.', WORKER), readFileSync(await workerFile()));
writeBundle('generator/catalog/validators.ts', await validatorsModule());
for (const ending of ['js', 'd.ts']) rmSync(path.join(DIST, `generator/catalog/schema-compiler.${ending}`));
const compiled = await compile({
  modules: ['cli', 'index'],
  place: "new URL('package.js', import.meta.url).href",
  ending: '.js',
  packages: 'external',
  validators: './catalog/validators.js',
});
for (const [name, bytes] of compiled) writeFileSync(path.join(DIST, 'generator', name), bytes);
chmodSync(path.join(DIST, 'generator/cli.js'), 0o755);

/** Replaces the module from which a bundle starts with the bundle. */
function writeBundle(entry: string, content: Uint8Array): void {
  writeFileSync(path.join(DIST, entry.replace(/\.tsx?$/, '.js')), content);
}
