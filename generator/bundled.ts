import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { cacheFolder, storedFolder } from './cache/folder.js';
import { codeDigest } from './cache/store.ts';
import { CODE_ROOT, IS_SOURCE, PACKAGE_ROOT } from './package.ts';

/**
 * Bundles a script or a style sheet with everything that it imports, for a worker or a browser. Sources are bundled
 * again after the code has changed. `npm run build` puts the bundle in the place of the module, so the package has it
 * ready.
 *
 * @param entry the file from which it starts, under `CODE_ROOT` and by the name of the source (`.ts`, `.tsx`, `.css`)
 */
export async function bundledFile(entry: string, options: BuildOptions): Promise<string> {
  if (!IS_SOURCE) return entry.replace(/\.tsx?$/, '.js');
  const name = path.relative(CODE_ROOT, entry).replace(/\.tsx?$/, '.mjs');
  const kept = path.join(cacheFolder(PACKAGE_ROOT), 'bundles', name, codeDigest());
  const folder = await storedFolder(kept, async () => {
    return new Map([[path.basename(name), await bundled(entry, options)]]);
  });
  return path.join(folder, path.basename(name));
}

/** Bundles a script or a style sheet now, without the cache. */
export async function bundled(entry: string, options: BuildOptions): Promise<Uint8Array> {
  // From here and not from the compiled code, which may be in a temporary folder.
  const { build } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  const { outputFiles } = await build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    // The bytes must not depend on the machine that bundles.
    absWorkingDir: CODE_ROOT,
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'preact' } },
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`${entry} was not bundled`);
  return file.contents;
}
