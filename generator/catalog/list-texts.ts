import type { HymnographyFile, Localized, TextSource } from '../../schemas/types.ts';
import { HYMN_LISTS, TEXT_COLLECTIONS } from '../contract/endpoints.ts';
import { TEXT_LANGUAGES } from '../contract/languages.ts';
import type { ListedText, PrintedSource } from '../model/catalog.ts';
import { hasChurchScript } from './church-script.ts';
import type { TextFile } from './placed-entries.ts';

type Titles = ReadonlyMap<string, Localized>;
type Piece = Extract<TextFile, { number: number }>;

/** What is known of each canon, akathist and hymn of one id. `titles` are the titles of books by their ids. */
export function listOf(
  files: readonly TextFile[],
  hymnography: HymnographyFile | undefined,
  titles: Titles,
): ListedText[] {
  const pieces = files.filter((file): file is Piece => 'number' in file);
  const slavonic = pieces.filter(({ lang }) => lang === 'cu').sort((a, b) => a.number - b.number);
  return [
    ...slavonic.map((file) => listedPiece(file, pieces, titles)),
    ...(hymnography ? listedHymns(hymnography, titles) : []),
  ].sort((a, b) => TEXT_COLLECTIONS.indexOf(a.collection) - TEXT_COLLECTIONS.indexOf(b.collection));
}

function listedPiece({ kind, number, entry }: Piece, pieces: readonly Piece[], titles: Titles): ListedText {
  const versions = pieces.filter((other) => other.kind === kind && other.number === number);
  return {
    collection: kind === 'canon' ? 'canons' : 'akathists',
    number,
    languages: TEXT_LANGUAGES.filter((lang) => versions.some((version) => version.lang === lang)),
    church: hasChurchScript(entry.value),
    source: printed(entry.value.source, titles),
  };
}

function listedHymns(hymnography: HymnographyFile, titles: Titles): ListedText[] {
  return HYMN_LISTS.flatMap((collection) =>
    (hymnography[collection] ?? []).map(({ delta, texts, church, source }) => ({
      collection,
      number: delta,
      languages: TEXT_LANGUAGES.filter((lang) => texts[lang] !== undefined),
      church: church !== undefined,
      source: printed(source, titles),
    })),
  );
}

function printed(source: TextSource | undefined, titles: Titles): PrintedSource | null {
  if (!source) return null;
  const title = titles.get(source.book);
  if (!title) throw new Error(`book ${source.book} passed the checks`);
  return { ...source, title };
}
