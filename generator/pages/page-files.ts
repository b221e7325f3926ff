import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_POLICY } from '../contract/headers.ts';
import {
  DATAPACKAGE_FILE,
  datasetsFolder,
  FRONT_PAGE,
  ICONS_FOLDER,
  inFolder,
  inTree,
  PAGE_SCRIPT,
  PAGE_STYLE,
} from '../contract/paths.ts';
import { CODE_ROOT } from '../package.ts';
import { bundled } from './bundled.ts';
import { WORDS } from './client/words.ts';
import type { TreeFile } from './source.ts';

const PAGE = path.join(CODE_ROOT, 'generator/pages/client');

/** What stands in index.html between percent signs. Its words are Russian until the script knows better. */
const PLACES: Readonly<Record<string, unknown>> = {
  ...WORDS.ru,
  POLICY: PAGE_POLICY,
  SCRIPT: PAGE_SCRIPT,
  STYLE: PAGE_STYLE,
  ICONS: inTree(ICONS_FOLDER),
  DATAPACKAGE: inFolder(datasetsFolder(), DATAPACKAGE_FILE),
};

/** The front page with its script and style. */
export async function pageFiles(): Promise<TreeFile[]> {
  const [script, style] = await Promise.all([
    bundled(path.join(PAGE, 'page.ts')),
    bundled(path.join(PAGE, 'page.css')),
  ]);
  const html = readFileSync(path.join(PAGE, 'index.html'), 'utf8').replace(/%(\w+)%/g, (_, name) =>
    String(PLACES[name]),
  );
  return [
    { path: FRONT_PAGE, content: Buffer.from(html) },
    { path: PAGE_SCRIPT, content: script },
    { path: PAGE_STYLE, content: style },
  ];
}
