import type { TextSource, WhoseText } from '../../../schemas/types.ts';
import { HYMN_LISTS } from '../../contract/endpoints.ts';
import type { DataFiles, TextFile } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { DataPath, Entry } from '../source.ts';
import type { Check } from './check.ts';

/**
 * Lines of `data/books/whose` name a book and ids that there are, and no text twice; a canon that has an id has a title. A
 * text that says in which book it stands names one of the list.
 */
export const knownBooks: Check = (files) => [
  ...files.books.whose.flatMap(({ book, entry }) => [...unknownBook(book, entry, files), ...untitled(entry)]),
  ...unknownIds(files),
  ...givenTwice(files),
  ...unknownSources(files),
];

function unknownBook(book: string, entry: Entry<WhoseText>, { books }: DataFiles): Problem[] {
  const known = books.list.some(({ value }) => value.id === book && value.left === undefined);
  return known
    ? []
    : [entry.problem([], `there is no book ${book} in books.yaml that is read: repair the file’s name`)];
}

function untitled(entry: Entry<WhoseText>): Problem[] {
  const { canon, id, of } = entry.value;
  if (canon === undefined || id === null || of !== undefined) return [];
  return [entry.problem([], 'the canon has no “of”: write what follows the word “Канон” in its title')];
}

function unknownIds({ books, fixed, movable, textTitles }: DataFiles): Problem[] {
  const known = new Set([
    ...fixed.map(({ entry }) => String(entry.value.id)),
    ...movable.map(({ value }) => value.id),
    ...textTitles.map(({ value }) => value.id),
  ]);
  return books.whose.flatMap(({ entry }) =>
    [entry.value.id]
      .flat()
      .filter((id) => id !== null && !known.has(String(id)))
      .map((id) =>
        entry.problem(['id'], `there is no id ${id}: take one of the calendar, or of “texts” in labels.yaml`),
      ),
  );
}

function givenTwice({ books }: DataFiles): Problem[] {
  const first = new Map<string, Entry<WhoseText>>();
  return books.whose.flatMap(({ book, entry }) => {
    const { chapter, canon, troparion, kontakion, magnification, ipakoi, nth } = entry.value;
    const key = JSON.stringify([book, chapter, canon, troparion, kontakion, magnification, ipakoi, nth]);
    const other = first.get(key);
    first.set(key, other ?? entry);
    return other ? [entry.problem([], `this text stands already at ${other.at()}: take one of the lines out`)] : [];
  });
}

function unknownSources({ books, texts }: DataFiles): Problem[] {
  const known = new Set(books.list.map(({ value }) => value.id));
  return texts.flatMap((file) =>
    sourcesIn(file).flatMap(({ path, source }) =>
      source && !known.has(source.book)
        ? [file.entry.problem([...path, 'book'], `there is no book ${source.book}: add it to books/books.yaml`)]
        : [],
    ),
  );
}

function sourcesIn(file: TextFile): { path: DataPath; source: TextSource | undefined }[] {
  switch (file.kind) {
    case 'canon':
    case 'akathist':
      return [{ path: ['source'], source: file.entry.value.source }];
    case 'hymnography': {
      const { value } = file.entry;
      return HYMN_LISTS.flatMap((list) =>
        (value[list] ?? []).map(({ source }, i) => ({ path: [list, i, 'source'], source })),
      );
    }
    default:
      return [];
  }
}
