import { readFileSync } from 'node:fs';
import type { BuildOptions } from 'esbuild';
import { CODE_ROOT, IS_SOURCE } from './package.ts';

/**
 * A script or a style sheet in one file with all that it imports, for a thread or a browser. From the sources it is made
 * now, in another process. `npm run build` puts it in the place of the module, so the package has it ready.
 *
 * @param entry the file from which it starts, under `CODE_ROOT` and by the name of the source (`.ts`, `.tsx`, `.css`)
 */
export async function bundled(entry: string, options: BuildOptions): Promise<Uint8Array> {
  if (!IS_SOURCE) return readFileSync(entry.replace(/\.tsx?$/, '.js'));
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    // Nothing of the machine that bundles may change the bytes.
    absWorkingDir: CODE_ROOT,
    tsconfigRaw: {},
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`${entry} was not bundled`);
  return file.contents;
}
