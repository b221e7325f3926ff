import type { Scope } from '../../plan/scope.ts';
import { HEADERS_FILE, headersText } from './headers.ts';
import { REDIRECTS_FILE, redirectsText } from './redirects.ts';

/** Name of the file that tells Cloudflare which files are not assets. */
const NO_ASSETS_FILE = '.assetsignore';
/** Files that keep an output folder in version control; Cloudflare would treat them as content. */
const NO_ASSETS = '.gitignore\n.gitkeep\n';

/** The names of all files for hosts, whatever the host. */
export const HOST_FILE_NAMES: readonly string[] = [REDIRECTS_FILE, HEADERS_FILE, NO_ASSETS_FILE];

/** The files at the root of a tree that tell its host how to serve it, by name. */
export function hostFiles(scope: Scope): ReadonlyMap<string, string> {
  switch (scope.host) {
    case 'netlify':
      return new Map([[REDIRECTS_FILE, redirectsText(scope)]]);
    case 'cloudflare':
      return new Map([
        [HEADERS_FILE, headersText()],
        [NO_ASSETS_FILE, NO_ASSETS],
      ]);
    case null:
      return new Map();
  }
}
