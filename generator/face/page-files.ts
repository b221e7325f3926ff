import { readFileSync } from 'node:fs';
import { FRONT_PAGE } from '../layout.ts';
import type { TreeFile } from './files.ts';

const PAGE = new URL('./page/', import.meta.url);

/** The front page with its script and style. */
export function* pageFiles(): Iterable<TreeFile> {
  yield { path: FRONT_PAGE, content: readFileSync(new URL('index.html', PAGE)) };
}
