// @ts-check
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../generator/cli.ts', import.meta.url));

/**
 * Compiles the command line with everything that it imports into a few files; each command loads those that it needs.
 *
 * @param {string} outdir
 * @param {object} how
 * @param {string} how.place a JavaScript expression for the address of generator/package.ts, which need not exist
 * @param {'.js' | '.mjs'} how.ending of the files
 * @param {'bundle' | 'external'} how.packages whether packages are compiled too
 * @param {string} [how.code] the digest of the code, if it is known: a run then need not compute it again
 */
export async function compile(outdir, { place, ending, packages, code }) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [CLI],
    outdir,
    outExtension: { '.js': ending },
    bundle: true,
    packages,
    external: ['esbuild'],
    splitting: true,
    format: 'esm',
    platform: 'node',
    // CommonJS packages load modules of Node with a function that ES modules do not have.
    banner: {
      js: `import { createRequire } from 'node:module'; const PLACE = ${place}, require = createRequire(PLACE);`,
    },
    define: { 'import.meta.url': 'PLACE', ...(code === undefined ? {} : { CODE_DIGEST: JSON.stringify(code) }) },
    logLevel: 'error',
  });
}
