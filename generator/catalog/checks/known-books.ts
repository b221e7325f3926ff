import type { TextSource, WhoseText } from '../../../schemas/types.ts';
import { HYMN_LISTS } from '../../contract/endpoints.ts';
import { message } from '../../messages/message.ts';
import { type DataFiles, entriesOfDays } from '../data-files.ts';
import type { TextFile } from '../placed-entries.ts';
import type { Problem } from '../problem.ts';
import type { DataPath, Entry } from '../source.ts';
import type { Check } from './check.ts';

/**
 * Lines of `data/books/whose` name a known book and known ids, and no text twice; a canon that has an id has a title. A
 * text that names its book names one of the list.
 */
export const knownBooks: Check = (files) => [
  ...unknownBooks(files),
  ...files.whose.flatMap(({ entry }) => untitled(entry)),
  ...unknownIds(files),
  ...givenTwice(files),
  ...unknownSources(files),
];

function unknownBooks({ books, whose }: DataFiles): Problem[] {
  const known = new Set(books.filter(({ value }) => value.left === undefined).map(({ value }) => value.id));
  return whose.flatMap(({ book, entry }) =>
    known.has(book) ? [] : [entry.problem([], message('noBookOfFile', book))],
  );
}

function untitled(entry: Entry<WhoseText>): Problem[] {
  const { canon, id, of } = entry.value;
  if (canon === undefined || id === null || of !== undefined) return [];
  return [entry.problem([], message('canonWithoutTitle'))];
}

function unknownIds(files: DataFiles): Problem[] {
  const known = new Set([...entriesOfDays(files), ...files.textTitles].map(({ value }) => String(value.id)));
  return files.whose.flatMap(({ entry }) =>
    [entry.value.id]
      .flat()
      .filter((id) => id !== null && !known.has(String(id)))
      .map((id) => entry.problem(['id'], message('noId', String(id)))),
  );
}

function givenTwice({ whose }: DataFiles): Problem[] {
  const first = new Map<string, Entry<WhoseText>>();
  return whose.flatMap(({ book, entry }) => {
    const { chapter, canon, troparion, kontakion, magnification, ipakoi, nth } = entry.value;
    const key = JSON.stringify([book, chapter, canon, troparion, kontakion, magnification, ipakoi, nth]);
    const other = first.get(key);
    first.set(key, other ?? entry);
    return other ? [entry.problem([], message('textTwice', other.at()))] : [];
  });
}

function unknownSources({ books, texts }: DataFiles): Problem[] {
  const known = new Set(books.map(({ value }) => value.id));
  return texts.flatMap((file) =>
    sourcesIn(file).flatMap(({ path, source }) =>
      source && !known.has(source.book) ? [file.entry.problem([...path, 'book'], message('noBook', source.book))] : [],
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
