import { readFileSync } from 'node:fs';
import type { TextEdition } from '../../contract/editions.ts';
import { CONTENT_ENDPOINT_NAMES, type ContentEndpoint, INDEX_NAMES } from '../../contract/endpoints.ts';
import { BASE_PATH, contentPath, iconPath, indexPath, inTree, SOURCES_FILE } from '../../contract/paths.ts';
import { blockFiles } from '../../responses/blocks.ts';
import { encoded } from '../../responses/bytes.ts';
import { type ContentFile, contentFiles } from '../../responses/content.ts';
import { indexText, sourceList } from '../../responses/indexes.ts';
import { dailyLanguagesOf, holdsEdition } from '../scope.ts';
import type { Job } from './job.ts';
import { NamedFiles } from './named-files.ts';

/** Makes the files of the part of all texts: the answers of a scope, the lists of the whole where it has any, the icons. */
export function textFiles(job: Job): NamedFiles {
  const { catalog, scope } = job;
  const files = new NamedFiles();
  const made = scope.texts === 'packed' ? blockFiles(answersOf(job)) : idFiles(answersOf(job));
  for (const { path, content } of made) files.put(path, content);
  if (CONTENT_ENDPOINT_NAMES.some((endpoint) => scope.endpoints.includes(endpoint))) {
    for (const lang of dailyLanguagesOf(scope)) {
      for (const index of INDEX_NAMES) files.put(indexPath(index, lang), encoded(indexText(index, catalog, lang)));
    }
    files.put(inTree(SOURCES_FILE), encoded(sourceList(catalog)));
  }
  for (const { file, picture } of catalog.icons.values()) files.put(inTree(iconPath(file)), readFileSync(picture));
  return files;
}

function* idFiles(answers: Iterable<ContentFile>) {
  for (const { endpoint, edition, id, number, text } of answers) {
    yield { path: contentPath(edition, endpoint, id, number), content: encoded(text) };
  }
}

function answersOf({ catalog, scope, origin }: Job): Iterable<ContentFile> {
  const { historical } = scope;
  const isWanted = (endpoint: ContentEndpoint, edition: TextEdition) =>
    scope.endpoints.includes(endpoint) && holdsEdition(scope, edition);
  return contentFiles(catalog, `${origin}${BASE_PATH}`, { historical, isWanted });
}
