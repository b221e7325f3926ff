import { bundled as bundledFor } from '../bundled.ts';

/** Browsers of the last five years, on old phones too. */
const BROWSERS = ['es2020', 'chrome90', 'firefox90', 'safari14.1'];

/** A script or a style sheet for browsers in one minified file with all that it imports but fonts. */
export function bundled(entry: string): Promise<Uint8Array> {
  return bundledFor(entry, { minify: true, charset: 'utf8', target: BROWSERS, external: ['*.woff2'] });
}
