import path from 'node:path';
import type { Labels, Localized, Types } from '../../schemas/types.ts';
import { type Message, message } from '../messages/message.ts';
import { readSource } from './source.ts';

interface Called {
  readonly code: string | number;
  readonly label: Localized;
}

/** Titles of schemas whose values have names in the data, and the list of labels.yaml with these names. */
const LISTS = { RankCode: 'ranks', EventKind: 'kinds', FoodCode: 'foods' } as const;

/**
 * The names of types, ranks, kinds and foods, which the data write as numbers and codes. The folders are read again for
 * this, and only if somebody wrote a name instead of the code.
 */
export class KnownWords {
  private readonly folders: readonly string[];
  constructor(folders: readonly string[]) {
    this.folders = folders;
  }

  /**
   * The codes that fit a word, for a schema with this title: those with such a name, and all; none if the values have
   * no names.
   */
  codesFor(title: string, word: string): { meant: Message[]; all: Message[] } {
    const all = this.calledBy(title);
    const inWords = ({ code, label }: Called) => message('codeCalled', code, message('called', label.ru, label.en));
    return { meant: nearest(all, word).map(inWords), all: all.map(inWords) };
  }

  private calledBy(title: string): readonly Called[] {
    if (title === 'TypeId') {
      return this.read('types.yaml', (types) => types as Types).map(({ id, label }) => ({ code: id, label }));
    }
    const list = LISTS[title as keyof typeof LISTS];
    return list === undefined ? [] : this.read<Called>('labels.yaml', (labels) => (labels as Labels)[list]);
  }

  /** The entries of this list from every folder. Other messages report entries that do not match their schema. */
  private read<T extends { label: Localized }>(name: string, listOf: (value: unknown) => readonly T[]): T[] {
    const lists = this.folders.map((folder) => {
      const value = readSource(path.join(folder, name)).source?.value;
      return typeof value === 'object' && value !== null ? listOf(value) : [];
    });
    return lists
      .filter((list) => Array.isArray(list))
      .flat()
      .filter((entry) => typeof entry?.label?.ru === 'string' && typeof entry.label.en === 'string');
  }
}

/** The entries with a name, in either language, that begins like the word; of these, the ones nearest in length. */
function nearest(all: readonly Called[], word: string): Called[] {
  const [given = ''] = word.toLowerCase().split(/\s+/);
  const stem = given.slice(0, Math.max(3, given.length - (given.length > 6 ? 2 : 1)));
  const lengths = (called: Called) =>
    [called.label.ru, called.label.en].flatMap((label) => {
      const [first = ''] = label.toLowerCase().split(/\s+/);
      return first.startsWith(stem) ? [Math.abs(first.length - given.length)] : [];
    });
  const least = Math.min(...all.flatMap(lengths));
  return all.filter((called) => lengths(called).includes(least));
}
