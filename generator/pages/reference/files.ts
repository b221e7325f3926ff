import path from 'node:path';
import { LANGUAGES } from '../../contract/languages.ts';
import { OPENAPI_FILE, REFERENCE_STYLE } from '../../contract/paths.ts';
import { bundled } from '../bundled.ts';
import type { PageSource, TreeFile } from '../source.ts';
import { chapterPage } from './chapter-page.ts';
import { openApiDocument } from './document.ts';
import { errorsPage } from './errors-page.ts';
import { framed } from './frame.ts';
import { indexPage } from './index-page.ts';
import { REFERENCE } from './prose.ts';
import { schemaFiles } from './schemas.ts';
import { schemasPage } from './schemas-page.ts';
import { Site } from './site.ts';
import { tasksPageIn } from './tasks-page.ts';

/** The reference of the API for programs and for people, and the schemas that it describes. */
export async function referenceFiles(source: PageSource): Promise<TreeFile[]> {
  const style = bundled(path.join(REFERENCE, 'reference.css'));
  const document = await openApiDocument(source);
  const schemas = [...schemaFiles()];
  const site = new Site(document);
  const pages = [
    ...LANGUAGES.flatMap((lang) => [indexPage(site, lang, source.origin), tasksPageIn(lang, source.origin)]),
    ...site.chapters.map((chapter) => chapterPage(chapter, site)),
    errorsPage(site),
    schemasPage(
      site,
      schemas.map(({ path }) => path),
    ),
  ];
  return [
    { path: OPENAPI_FILE, content: Buffer.from(`${JSON.stringify(document, null, 1)}\n`) },
    ...(await Promise.all(
      pages.map(async (page) => ({ path: page.path, content: Buffer.from(await framed(page, site)) })),
    )),
    { path: REFERENCE_STYLE, content: await style },
    ...schemas,
  ];
}
