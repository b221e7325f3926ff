import { OPENAPI_FILE } from '../../layout.ts';
import type { FaceSource, TreeFile } from '../files.ts';
import { openApiDocument } from './document.ts';

/** The reference of the API: for programs, and for people with its style. */
export async function* referenceFiles(source: FaceSource): AsyncIterable<TreeFile> {
  const document = await openApiDocument(source);
  yield { path: OPENAPI_FILE, content: Buffer.from(`${JSON.stringify(document, null, 1)}\n`) };
}
