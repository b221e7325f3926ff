// @ts-check
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const GENERATOR = fileURLToPath(new URL('../generator', import.meta.url));
const CLI = path.join(GENERATOR, 'cli.ts');
/** Where the files would be written. */
const OUT = path.resolve('compiled');
/** The files that esbuild needs for its process. */
const FILES = 16;

/**
 * Compiles modules with everything that they import into a few files, which they share. Each command and each function
 * that is loaded when it is called loads those that it needs.
 *
 * @param {object} how
 * @param {readonly string[]} how.modules names of modules in generator/, such as `cli`
 * @param {string} how.place a JavaScript expression for the address of generator/package.ts, which need not exist
 * @param {'.js' | '.mjs'} how.ending of the files
 * @param {'bundle' | 'external'} how.packages whether packages are compiled too
 * @param {string} [how.validators] the module of ready validators, relative to the files; without it, schemas are
 * compiled when they are needed
 * @param {string} [how.code] the digest of the code, if it is known: a run then need not compute it again
 * @returns {Promise<Map<string, Uint8Array>>} the files by name
 */
export async function compile({ modules, place, ending, packages, validators, code }) {
  const { build } = await import('esbuild');
  openFiles();
  const { outputFiles } = await build({
    entryPoints: modules.map((name) => path.join(GENERATOR, `${name}.ts`)),
    outdir: OUT,
    write: false,
    outExtension: { '.js': ending },
    bundle: true,
    packages,
    external: ['esbuild'],
    plugins: validators === undefined ? [] : [inPlaceOf(/\/validators\.ts$/, validators)],
    splitting: true,
    format: 'esm',
    platform: 'node',
    // CommonJS packages load modules of Node with a function that ES modules do not have.
    banner: {
      js: `import { createRequire as REQUIRE } from 'node:module'; const PLACE = ${place}, require = REQUIRE(PLACE);`,
    },
    define: { 'import.meta.url': 'PLACE', ...(code === undefined ? {} : { CODE_DIGEST: JSON.stringify(code) }) },
    logLevel: 'error',
  });
  return new Map(outputFiles.map((file) => [path.relative(OUT, file.path), file.contents]));
}

/**
 * Leaves out a module, which is then imported from another path.
 *
 * @param {RegExp} filter
 * @param {string} path
 * @returns {import('esbuild').Plugin}
 */
function inPlaceOf(filter, path) {
  return { name: path, setup: (build) => build.onResolve({ filter }, () => ({ path, external: true })) };
}

/** Fails if too many files are open for a process: esbuild itself would fail with an error that does not say so. */
function openFiles() {
  /** @type {number[]} */
  const open = [];
  try {
    while (open.length < FILES) open.push(openSync(CLI, 'r'));
  } finally {
    for (const file of open) closeSync(file);
  }
}
