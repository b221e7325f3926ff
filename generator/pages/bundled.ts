import { build } from 'esbuild';
import { PACKAGE_ROOT } from '../package.ts';

/** Browsers of the last five years, on old phones too. */
const BROWSERS = ['es2020', 'chrome90', 'firefox90', 'safari14.1'];

/** A script or a style sheet in one minified file with all that it imports; it is made in another process. */
export async function bundled(entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    target: BROWSERS,
    // Nothing of the machine that bundles may change the bytes.
    absWorkingDir: PACKAGE_ROOT,
    tsconfigRaw: {},
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`${entry} was not bundled`);
  return file.contents;
}
