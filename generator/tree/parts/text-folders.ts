import { readFileSync } from 'node:fs';
import { CONTENT_ENDPOINT_NAMES } from '../../contract/endpoints.ts';
import { BASE_PATH, contentPath, iconPath, inTree, textIndexPath } from '../../contract/paths.ts';
import { encoded } from '../../responses/bytes.ts';
import { contentFiles } from '../../responses/content.ts';
import { textIndex } from '../../responses/text-index.ts';
import { dailyLanguagesOf, holdsEdition } from '../scope.ts';
import type { Job } from './job.ts';
import { NamedFiles } from './named-files.ts';

/** Makes the files of the part of all texts: the answers of a scope, the lists of texts where it has any, the icons. */
export function textFiles({ catalog, scope, origin }: Job): NamedFiles {
  const files = new NamedFiles();
  for (const { endpoint, edition, id, number, text } of contentFiles(catalog, `${origin}${BASE_PATH}`)) {
    if (!scope.endpoints.includes(endpoint) || !holdsEdition(scope, edition)) continue;
    files.put(contentPath(edition, endpoint, id, number), encoded(text));
  }
  if (CONTENT_ENDPOINT_NAMES.some((endpoint) => scope.endpoints.includes(endpoint))) {
    for (const lang of dailyLanguagesOf(scope)) files.put(textIndexPath(lang), encoded(textIndex(catalog, lang)));
  }
  for (const { file, picture } of catalog.icons.values()) files.put(inTree(iconPath(file)), readFileSync(picture));
  return files;
}
