import type { Scope } from '../scope.ts';
import { HEADERS_FILE, headersText } from './headers.ts';
import { REDIRECTS_FILE, redirectsText } from './redirects.ts';

/** Name of the file that tells Cloudflare what is no asset. */
const NO_ASSETS_FILE = '.assetsignore';
/** Files that keep an output folder in version control; Cloudflare would take them for content. */
const NO_ASSETS = '.gitignore\n.gitkeep\n';

/** The names of all such files, whatever the host. */
export const HOST_FILE_NAMES: readonly string[] = [REDIRECTS_FILE, HEADERS_FILE, NO_ASSETS_FILE];

/** The files at the root of a tree that tell its host how to hand it out, by name. */
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
