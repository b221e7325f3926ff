import type { CanonFile } from '../../schemas/types.ts';
import { loadFiles } from '../catalog/load.ts';
import { DataError, fileProblem } from '../catalog/problem.ts';
import { wholeHymns } from '../catalog/shared-hymns.ts';
import type { OwnTexts, WhoseLine } from '../import/books/import.ts';
import type { BookTables } from '../import/books/library.ts';
import type { Candidate, CandidatesOf } from '../import/books/proposals.ts';
import { message } from '../messages/message.ts';

/** The data that the importer of books needs: its tables, the owners of the texts, and the texts that stay. */
export function bookInput(folders: readonly string[]): {
  tables: BookTables;
  whose: readonly WhoseLine[];
  own: OwnTexts;
  candidatesOf: CandidatesOf;
} {
  const { books, texts, fixed, movable } = loadFiles(folders);
  const { list, script, capitals, wording, places, misprints, whose } = books;
  if (!script || !capitals || !wording) {
    throw new DataError([fileProblem(folders.join(', '), message('bookTablesMissing'))]);
  }
  const canons = new Map<string, { number: number; canon: CanonFile }[]>();
  for (const text of texts) {
    if (text.kind !== 'canon' || text.lang !== 'cu') continue;
    canons.set(text.id, [...(canons.get(text.id) ?? []), { number: text.number, canon: text.entry.value }]);
  }
  return {
    tables: {
      books: list.map(({ value }) => value),
      script: script.value,
      capitals: capitals.value,
      wording: wording.value,
      places: places.map(({ value }) => value),
      misprints: misprints.map(({ value }) => value),
    },
    whose: whose.map(({ book, entry }) => ({ ...entry.value, book, at: entry.at() })),
    own: { hymnography: wholeHymns(texts), canons },
    candidatesOf: (monthDay) => [
      ...fixed.flatMap((place): Candidate[] =>
        place.monthDay === monthDay ? [{ id: String(place.entry.value.id), name: place.entry.value.name.ru }] : [],
      ),
      ...movable.flatMap(({ value }): Candidate[] =>
        value.rule === `julian ${monthDay}` ? [{ id: value.id, name: value.label.ru }] : [],
      ),
    ],
  };
}
