import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FRONT_PAGE } from '../layout.ts';
import { PACKAGE_ROOT } from '../package-root.ts';
import type { TreeFile } from './files.ts';

const PAGE = path.join(PACKAGE_ROOT, 'generator/face/page');

/** The front page with its script and style. */
export function* pageFiles(): Iterable<TreeFile> {
  yield { path: FRONT_PAGE, content: readFileSync(path.join(PAGE, 'index.html')) };
}
