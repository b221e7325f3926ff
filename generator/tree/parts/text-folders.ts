import { readFileSync } from 'node:fs';
import type { TextEdition } from '../../contract/editions.ts';
import { CONTENT_ENDPOINT_NAMES, type ContentEndpoint, INDEX_NAMES, type IndexName } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { BASE_PATH, contentPath, iconPath, indexPath, inTree, SOURCES_FILE } from '../../contract/paths.ts';
import type { Catalog } from '../../model/catalog.ts';
import type { TreeFile } from '../../pages/source.ts';
import { blockFiles } from '../../responses/blocks.ts';
import { encoded } from '../../responses/bytes.ts';
import { type ContentFile, contentFiles } from '../../responses/content.ts';
import { indexText, sourceList } from '../../responses/indexes.ts';
import { dailyLanguagesOf, holdsEdition } from '../scope.ts';
import { holdsCompressed, withEncodings } from './compressed.ts';
import type { Job } from './job.ts';
import { knownSearchIndex } from './known-search.ts';
import { NamedFiles } from './named-files.ts';

/**
 * Makes the files of the texts part: the answers of a scope, the lists of everything if there are answers, and the
 * icons.
 */
export async function textFiles(job: Job): Promise<NamedFiles> {
  const { catalog, scope } = job;
  const files = new NamedFiles();
  // The lists are compressed while the answers are made.
  const lists = listFiles(job);
  const made = scope.texts === 'packed' ? blockFiles(answersOf(job)) : idFiles(answersOf(job));
  for (const { path, content } of made) files.put(path, content);
  for (const { path, content } of await lists) files.put(path, content);
  for (const { file, picture } of catalog.icons.values()) files.put(inTree(iconPath(file)), readFileSync(picture));
  return files;
}

async function listFiles({ catalog, scope }: Job): Promise<TreeFile[]> {
  if (!CONTENT_ENDPOINT_NAMES.some((endpoint) => scope.endpoints.includes(endpoint))) return [];
  const lists = dailyLanguagesOf(scope).flatMap((lang) =>
    INDEX_NAMES.map((index) => ({ path: indexPath(index, lang), content: encoded(listText(index, catalog, lang)) })),
  );
  const sources = { path: inTree(SOURCES_FILE), content: encoded(sourceList(catalog)) };
  return [...(holdsCompressed(scope) ? await withEncodings(lists) : lists), sources];
}

function listText(index: IndexName, catalog: Catalog, lang: Language): string {
  return index === 'search' ? knownSearchIndex(catalog, lang) : indexText(index, catalog, lang);
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
