import type { BookData } from '../../../schemas/types.ts';
import { printable } from '../../printable.ts';
import { firstWords, onlyWords } from './irmoi.ts';
import type { Library, LibraryChapter } from './library.ts';
import type { Canon, Hymn } from './parts.ts';

/** A possible owner of a text: an entry of the calendar with its Russian name. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
}

/** The possible owners on a Julian day `MM-DD`. */
export type CandidatesOf = (monthDay: string) => readonly Candidate[];

/** A text without a known owner, with what the names in it suggest. */
export interface Proposal {
  readonly chapter: string;
  readonly kind: 'canon' | 'troparion' | 'kontakion' | 'magnification' | 'ipakoi';
  readonly line: number;
  readonly page: string | null;
  readonly tone: number | undefined;
  readonly rubric: string;
  /** First words, by which `data/books/whose` finds the text. */
  readonly begins: string;
  /** For a canon: each ode and the number of its items. */
  readonly odes: string;
  /** Candidates that the text names, and how often. */
  readonly names: string;
  readonly id: string;
  /** Whether it names one candidate, several, or none; or whether the chapter belongs to one id. */
  readonly sure: 'one' | 'several' | 'none' | 'chapter';
}

const COLUMNS = ['chapter', 'kind', 'line', 'page', 'tone', 'rubric', 'begins', 'odes', 'names', 'id', 'sure'] as const;
const RUBRIC_LENGTH = 140;
/** The shortest beginning of a name to look for, and how much longer a form of it may be. */
const SHORTEST_STEM = 3;
const LONGEST_ENDING = 4;

/** Proposals for all texts of a book, as a table with a header. */
export function proposalTable(book: BookData, library: Library, candidatesOf: CandidatesOf): string {
  const chapters = library.chapters.filter((chapter) => chapter.book === book.id);
  const rows = chapters.flatMap((chapter) => proposalsOf(book, chapter, library, candidatesOf));
  const cell = (value: string | number | null | undefined) => printable(String(value ?? '').replace(/\s+/g, ' '));
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((name) => cell(row[name])))]
    .map((row) => `${row.join('\t')}\n`)
    .join('');
}

function proposalsOf(
  book: BookData,
  chapter: LibraryChapter,
  { script }: Library,
  candidatesOf: CandidatesOf,
): Proposal[] {
  const own = book.ids?.[chapter.chapter];
  const day = /^\d\d/.exec(chapter.chapter)?.[0];
  const candidates = book.month && day ? candidatesOf(`${book.month}-${day}`) : [];
  const owner = (words: string) =>
    own
      ? { names: own.join(' '), id: own[0] ?? '', sure: own.length === 1 ? ('chapter' as const) : ('several' as const) }
      : ownerByName(words, candidates);
  const place = ({ line, page, tone }: Canon | Hymn) => ({ chapter: chapter.chapter, line, page, tone });
  const plain = (church: string) => onlyWords(script.plain(church));
  const canons = chapter.canons.map((canon): Proposal => {
    const troparia = canon.odes.flatMap(({ items }) => items.filter(({ role }) => role !== 'irmos'));
    const words = troparia.map(({ church }) => plain(church));
    return {
      ...place(canon),
      kind: 'canon',
      rubric: canon.heading.slice(-RUBRIC_LENGTH),
      begins: firstWords(words[0] ?? ''),
      odes: canon.odes.map(({ number, items }) => `${number}:${items.length}`).join(' '),
      ...owner(words.join(' ')),
    };
  });
  const hymns = chapter.hymns.flatMap((hymn): Proposal[] => {
    const { kind } = hymn;
    const isOwned = kind === 'troparion' || kind === 'kontakion' || kind === 'magnification' || kind === 'ipakoi';
    if (!isOwned || hymn.role || hymn.begun) return [];
    const words = plain(hymn.church);
    const rubric = hymn.rubric.slice(-RUBRIC_LENGTH);
    return [{ ...place(hymn), kind, rubric, begins: firstWords(words), odes: '', ...owner(words) }];
  });
  return [...canons, ...hymns];
}

function ownerByName(text: string, candidates: readonly Candidate[]): Pick<Proposal, 'names' | 'id' | 'sure'> {
  const words = text.split(' ');
  const named = candidates
    .map(({ id, name }) => {
      const counts = stemsOf(name).map((stem) => [stem, words.filter((word) => isForm(word, stem)).length] as const);
      return { id, counts: counts.filter(([, count]) => count > 0) };
    })
    .filter(({ counts }) => counts.length > 0)
    .map(({ id, counts }) => ({ id, counts, most: Math.max(...counts.map(([, count]) => count)) }))
    .sort((a, b) => b.most - a.most);
  const [first, second] = named;
  const names = named.map(({ id, counts }) => `${id}: ${counts.map((pair) => pair.join(' ×')).join(', ')}`).join('; ');
  if (!first) return { names, id: '', sure: 'none' };
  return { names, id: first.id, sure: !second || second.most * 2 <= first.most ? 'one' : 'several' };
}

const isForm = (word: string, stem: string) => word.startsWith(stem) && word.length <= stem.length + LONGEST_ENDING;

/** Beginnings of the capitalized words of a name, without the first title and without parentheses. */
function stemsOf(name: string): string[] {
  const words = name.replace(/\([^)]*\)/g, '').match(/[А-Я][а-я]+/g) ?? [];
  const stems = (words.length > 1 ? words.slice(1) : words).map((word) =>
    word.toLowerCase().replace(/[аяьйуюеыио]$/, ''),
  );
  return [...new Set(stems.filter((stem) => stem.length >= SHORTEST_STEM))];
}
