import path from 'node:path';
import { LANGUAGES } from '../contract/languages.ts';
import { DATA_PAGES, dataPagePath, LLMS_FILE, referenceIndex, referencePath } from '../contract/pages.ts';
import { OPENAPI_FILE } from '../contract/paths.ts';
import { bundledForBrowsers } from '../site/bundled.ts';
import { type PageSource, type Unit, unitOfBytes, unitOfCode } from '../site/source.ts';
import { chapterPage } from './chapter-page.ts';
import { dataPage } from './data-page.ts';
import { openApiDocument } from './document.ts';
import { errorsPage } from './errors-page.ts';
import { framed, type ReferencePage } from './frame.ts';
import type { Holdings } from './holdings.ts';
import { indexPage } from './index-page.ts';
import { llmsText } from './llms.ts';
import { REFERENCE_SCRIPT, REFERENCE_STYLE, tasksPage } from './paths.ts';
import { REFERENCE } from './prose.ts';
import { schemaFiles } from './schemas.ts';
import { schemasPage } from './schemas-page.ts';
import { ERRORS, SCHEMAS, Site } from './site.ts';
import { tasksPageIn } from './tasks-page.ts';

/**
 * The reference of the API for programs and for people, and the schemas that it describes. Its pages show nothing but
 * what the document for programs contains, and what the tree has, by `holdings`; without these they say nothing of sizes.
 */
export async function referenceUnits(
  source: PageSource,
  holdings: () => Holdings | null = () => null,
): Promise<Unit[]> {
  const document = await openApiDocument(source);
  const text = `${JSON.stringify(document, null, 1)}\n`;
  const site = new Site(document);
  const schemas = [...schemaFiles()];
  const named = schemas.map(({ path: file }) => file);
  const page = (file: string, draw: () => ReferencePage): Unit => ({
    path: file,
    from: () => text,
    make: async () => Buffer.from(await framed(draw(), site, source.origin)),
  });
  return [
    { path: OPENAPI_FILE, from: () => text, make: () => Buffer.from(text) },
    ...LANGUAGES.flatMap((lang) => [
      page(referenceIndex(lang), () => indexPage(site, lang, source.origin)),
      page(tasksPage(lang), () => tasksPageIn(lang, source.origin)),
      ...DATA_PAGES.map((name) => ({
        path: dataPagePath(name, lang),
        from: () => JSON.stringify(holdings()),
        make: async () =>
          Buffer.from(await framed(dataPage(name, lang, source.origin, holdings()), site, source.origin)),
      })),
    ]),
    ...site.chapters.map((chapter) => page(referencePath(chapter.name), () => chapterPage(chapter, site))),
    page(referencePath(ERRORS), () => errorsPage(site)),
    page(referencePath(SCHEMAS), () => schemasPage(site, named)),
    unitOfCode(REFERENCE_STYLE, () => bundledForBrowsers(path.join(REFERENCE, 'reference.css'))),
    unitOfCode(REFERENCE_SCRIPT, () => bundledForBrowsers(path.join(REFERENCE, 'browser/reference.ts'))),
    unitOfBytes(LLMS_FILE, () => llmsText(document, source.origin)),
    ...schemas.map(({ path: file, content }) => unitOfBytes(file, () => content)),
  ];
}
