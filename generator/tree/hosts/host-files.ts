import type { Scope } from '../scope.ts';
import { HEADERS_FILE, headersText } from './headers.ts';
import { REDIRECTS_FILE, redirectsText } from './redirects.ts';

/** Files that keep an output folder in version control; Cloudflare would take them for content. */
const NO_ASSETS = '.gitignore\n.gitkeep\n';

/** The files at the root of a tree that tell its host how to hand it out, by name. */
export function hostFiles(scope: Scope): ReadonlyMap<string, string> {
  switch (scope.host) {
    case 'netlify':
      return new Map([[REDIRECTS_FILE, redirectsText(scope)]]);
    case 'cloudflare':
      return new Map([
        [HEADERS_FILE, headersText()],
        ['.assetsignore', NO_ASSETS],
      ]);
    case null:
      return new Map();
  }
}
