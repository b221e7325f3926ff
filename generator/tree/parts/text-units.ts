import { readFileSync } from 'node:fs';
import type { TextEdition } from '../../contract/editions.ts';
import { type ContentEndpoint, INDEX_NAMES, type IndexName } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { BASE_PATH, contentPath, iconPath, indexPath, inTree, SOURCES_FILE } from '../../contract/paths.ts';
import { lazy, memoizeWeak } from '../../memoize.ts';
import type { Catalog } from '../../model/catalog.ts';
import { blockFiles } from '../../responses/blocks.ts';
import { type ContentFile, contentFiles } from '../../responses/content.ts';
import { indexText, sourceList } from '../../responses/indexes.ts';
import { searchedFor, searchIndexOf } from '../../responses/search.ts';
import { type Unit, type UnitGroup, unitOfBytes } from '../../site/source.ts';
import { dailyLanguagesOf, holdsEdition, holdsTexts } from '../plan/scope.ts';
import { answersByEdition, EntryUnits } from './entry-units.ts';
import type { Job } from './job.ts';

/**
 * The units of the texts part: the answers of a scope, the lists of everything if there are answers, and the icons. The
 * pages count them too, and blocks take long to make.
 */
export const textUnits = memoizeWeak((job: Job): readonly Unit[] => {
  const { catalog, scope } = job;
  const groups: Groups = new Map([...job.texts].map(([name, digest]) => [name, { name, digest }]));
  const entries = new EntryUnits(job, groups);
  const editions = answersByEdition(answersOf(job));
  const answers =
    scope.texts === 'packed'
      ? [...blockUnits(answersOf(job)), ...editions.flatMap((one) => entries.ofAnswers(one))]
      : editions.flatMap((one) => [...idUnits(one.answers, groups), ...entries.ofAnswers(one)]);
  const icons = catalog.icons.map(({ file, picture }) =>
    unitOfBytes(inTree(iconPath(file)), () => readFileSync(picture)),
  );
  return [...answers, ...listUnits(job, groups, entries), ...icons];
});

/** The groups of the units by their language; Slavonic has none. */
type Groups = ReadonlyMap<string, UnitGroup>;

function listUnits({ catalog, scope }: Job, groups: Groups, entries: EntryUnits): Unit[] {
  if (!holdsTexts(scope)) return [];
  const lists = dailyLanguagesOf(scope).flatMap((lang) =>
    INDEX_NAMES.map((index) => ({ ...listUnit(index, catalog, lang), group: groups.get(lang) })),
  );
  return [...lists, unitOfBytes(inTree(SOURCES_FILE), () => sourceList(catalog)), ...entries.ofLists()];
}

function listUnit(index: IndexName, catalog: Catalog, lang: Language): Unit {
  const path = indexPath(index, lang);
  if (index !== 'search') return unitOfBytes(path, () => indexText(index, catalog, lang));
  // The index takes longer to make than any other list, and most corrections change nothing in it.
  const found = lazy(() => searchedFor(catalog, lang));
  return { path, from: () => JSON.stringify(found()), make: () => searchIndexOf(found(), lang) };
}

function* idUnits(answers: Iterable<ContentFile>, groups: Groups): Iterable<Unit> {
  for (const { endpoint, edition, id, number, text } of answers) {
    yield unitOfBytes(contentPath(edition, endpoint, id, number), text, groups.get(edition));
  }
}

function* blockUnits(answers: Iterable<ContentFile>): Iterable<Unit> {
  for (const { path, content } of blockFiles(answers)) yield unitOfBytes(path, () => content);
}

function answersOf({ catalog, scope, origin }: Job): Iterable<ContentFile> {
  const { historical } = scope;
  const isWanted = (endpoint: ContentEndpoint, edition: TextEdition) =>
    scope.endpoints.includes(endpoint) && holdsEdition(scope, edition);
  return contentFiles(catalog, `${origin}${BASE_PATH}`, { historical, isWanted });
}
