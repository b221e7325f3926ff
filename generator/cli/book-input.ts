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
  const { books, bookPlaces, misprints, whose, texts, fixed, movable, ...others } = loadFiles(folders);
  const [script, capitals, wording] = [others.bookScript[0], others.bookCapitals[0], others.bookWording[0]];
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
      books: books.map(({ value }) => value),
      script: script.value,
      capitals: capitals.value,
      wording: wording.value,
      places: bookPlaces.map(({ value }) => value),
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
