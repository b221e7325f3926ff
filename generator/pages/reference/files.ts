import path from 'node:path';
import { OPENAPI_FILE, REFERENCE_PAGE, REFERENCE_STYLE } from '../../contract/paths.ts';
import { bundled } from '../bundled.ts';
import type { PageSource, TreeFile } from '../source.ts';
import { openApiDocument } from './document.ts';
import { referencePage } from './page.ts';
import { REFERENCE } from './prose.ts';
import { schemaFiles } from './schemas.ts';

/** The reference of the API for programs and for people, and the schemas that it speaks of. */
export async function referenceFiles(source: PageSource): Promise<TreeFile[]> {
  const style = bundled(path.join(REFERENCE, 'reference.css'));
  const document = await openApiDocument(source);
  const schemas = [...schemaFiles()];
  const page = await referencePage(
    document,
    schemas.map(({ path }) => path),
  );
  return [
    { path: OPENAPI_FILE, content: Buffer.from(`${JSON.stringify(document, null, 1)}\n`) },
    { path: REFERENCE_PAGE, content: Buffer.from(page) },
    { path: REFERENCE_STYLE, content: await style },
    ...schemas,
  ];
}
