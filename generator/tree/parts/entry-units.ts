import { type EntryFile, entryFile, type TableSubject } from '../../contract/entry-files.ts';
import { datasetsFolder, inFolder } from '../../contract/paths.ts';
import { memoizeLast } from '../../memoize.ts';
import type { Catalog } from '../../model/catalog.ts';
import { type ContentFile, entryIn } from '../../responses/content.ts';
import { indexText, sourceList } from '../../responses/indexes.ts';
import type { Unit, UnitGroup } from '../../site/source.ts';
import { dailyLanguagesOf, entryFilesOf, type Scope } from '../plan/scope.ts';
import { gzipped } from './gzip.ts';
import type { Job } from './job.ts';
import { entryTable } from './tables.ts';

/**
 * The units of the datasets that belong to no year: the entries of the answers by id, and of lists, one a line of JSON;
 * some also as tables. `groups` are those of the units by language. An edition without an entry has no unit.
 */
export function entryUnits(
  { catalog, scope }: Pick<Job, 'catalog' | 'scope'>,
  answers: readonly ContentFile[],
  groups: ReadonlyMap<string, UnitGroup>,
): Unit[] {
  const makers = new Map([...linesOfAnswers(answers), ...linesOfLists(catalog, scope)]);
  // The lines of a file are asked for when it is compared and when it is made; those of all would fill the memory.
  const made = memoizeLast((lines: () => string) => lines());
  return entryFilesOf(scope).flatMap((one): Unit[] => {
    const lines = makers.get(keyOf(one));
    if (!lines) return [];
    const text = () => (one.kind === 'csv' ? entryTable(one.subject as TableSubject, made(lines)) : made(lines));
    const group = one.edition === null ? undefined : groups.get(one.edition);
    return [{ path: inFolder(datasetsFolder(), entryFile(one)), group, from: text, make: () => gzipped(text()) }];
  });
}

type Lines = readonly [key: string, lines: () => string];

function keyOf({ subject, edition }: Pick<EntryFile, 'subject' | 'edition'>): string {
  return `${subject} ${edition}`;
}

/** The lines of the answers for whole ids, by their endpoint and edition. */
function linesOfAnswers(answers: readonly ContentFile[]): Lines[] {
  const files = new Map<string, ContentFile[]>();
  for (const answer of answers) {
    if (answer.number !== undefined) continue;
    const key = keyOf({ subject: answer.endpoint, edition: answer.edition });
    const own = files.get(key);
    if (own) own.push(answer);
    else files.set(key, [answer]);
  }
  return [...files].map(([key, own]) => [key, () => own.map(({ text }) => `${entryIn(text())}\n`).join('')]);
}

function linesOfLists(catalog: Catalog, scope: Scope): Lines[] {
  const lists = dailyLanguagesOf(scope).flatMap((edition) =>
    (['texts', 'types'] as const).map(
      (subject): Lines => [keyOf({ subject, edition }), () => linesIn(indexText(subject, catalog, edition))],
    ),
  );
  return [...lists, [keyOf({ subject: 'sources', edition: null }), () => linesIn(sourceList(catalog))]];
}

/** The entries of a list as lines. */
function linesIn(list: string): string {
  const { data } = JSON.parse(list) as { data: readonly unknown[] };
  return data.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}
