import path from 'node:path';
import { CODE_ROOT } from '../package.ts';
import { bundledForBrowsers } from '../site/bundled.ts';
import { PAGE_SCRIPT, PAGE_STYLE, SERVICE_WORKER } from '../site/model/paths.ts';
import { pageUnits } from '../site/page-units.ts';
import { filesOfUnits } from '../site/source.ts';

const PREVIEW = path.join(CODE_ROOT, 'generator/preview');

/**
 * The front page as in every tree, but it listens to changes and shows what is wrong with the data; nothing of it is
 * cached.
 */
export async function previewPageFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const [files, script, style] = await Promise.all([
    filesOfUnits(pageUnits().filter(({ path: file }) => file !== SERVICE_WORKER)),
    bundledForBrowsers(path.join(PREVIEW, 'browser/page.ts')),
    bundledForBrowsers(path.join(PREVIEW, 'styles/page.css')),
  ]);
  return new Map([
    ...files.map(({ path: file, content }) => [file, content] as const),
    [PAGE_SCRIPT, script],
    [PAGE_STYLE, style],
  ]);
}
