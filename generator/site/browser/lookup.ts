import type { CommemorationIndex, NameIndex } from '../../../schemas/types.ts';
import type { IndexName } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { indexRequest } from '../model/answer-request.ts';
import { type Finder, type Hits, openFinder, type WrittenIndex } from '../model/finder.ts';
import { type NameDays, type NamedAfter, nameDays, namedAfter, type SavedName, spelled } from '../model/names.ts';
import { namesCalendar } from '../model/names-calendar.ts';
import { type Related, relatedDays } from '../model/next-date.ts';
import { answer } from './answers.ts';

/** The lists are in the same tree as this script. */
const HOME = new URL('../', self.location.href).href;

/**
 * What the page can look up. The lists of everything are so long that opening one would keep the page from answering
 * its visitor, so a worker does it. Null if the tree has no such list. Fails if the host cannot be reached.
 */
const lookups = {
  /** The results of a search in a language. */
  async found(wanted: string, lang: Language, today: string): Promise<Hits | null> {
    const find = await finderOf(lang);
    return find ? find(wanted, today) : null;
  },
  /** Commemorations by their ids, with the dates on which they are kept next. */
  async related(ids: readonly string[], lang: Language, today: string): Promise<Related[] | null> {
    const list = await listed<CommemorationIndex>('commemorations', lang);
    return list && relatedDays(ids, list.data, today);
  },
  /** The name days of saved names, and all names that can be saved. */
  async nameDays(saved: readonly SavedName[], lang: Language, today: string): Promise<KnownNames | null> {
    const [named, names, list] = await Promise.all([
      calledBy(saved),
      listed<NameIndex>('names', lang),
      listed<CommemorationIndex>('commemorations', lang),
    ]);
    if (!names || !list) return null;
    const known = new Set(names.data.flatMap(({ name, forms }) => [name, ...forms]));
    return { names: nameDays(named, list.data, today), known: [...known].sort() };
  },
  /** The name days of saved names as a file for a calendar program; `home` is the address of the front page. */
  async namesCalendar(
    saved: readonly SavedName[],
    lang: Language,
    today: string,
    home: string,
  ): Promise<string | null> {
    const [named, list] = await Promise.all([calledBy(saved), listed<CommemorationIndex>('commemorations', lang)]);
    return list && namesCalendar(named, list.data, { lang }, today, home);
  },
  calledBy,
  /** A name as the list spells it; undefined if nobody in the calendar has it. */
  async spelled(written: string, lang: Language): Promise<string | undefined> {
    return spelled((await listed<NameIndex>('names', lang))?.data ?? [], written);
  },
};

export type Lookups = typeof lookups;

/** Saved names with their name days, and all names of a language. */
export interface KnownNames {
  readonly names: NameDays[];
  readonly known: string[];
}

/** The question of the page, and the answer to it. */
export interface LookupRequest<K extends keyof Lookups = keyof Lookups> {
  readonly number: number;
  readonly what: K;
  readonly by: Parameters<Lookups[K]>;
}
export interface LookupReply {
  readonly number: number;
  readonly found?: unknown;
  /** Why there is no answer. */
  readonly problem?: string;
}

/** Saved names with the ids of the commemorations that are their name days. */
function calledBy(names: readonly SavedName[]): Promise<NamedAfter[]> {
  return Promise.all(
    names.map(async (saved) => namedAfter(saved, (await listed<NameIndex>('names', saved.lang))?.data ?? [])),
  );
}

const finders = new Map<Language, Promise<Finder | null>>();

function finderOf(lang: Language): Promise<Finder | null> {
  const known = finders.get(lang);
  if (known) return known;
  const coming = listed<WrittenIndex>('search', lang).then((index) => index && openFinder(index, lang));
  finders.set(lang, coming);
  coming.catch(() => finders.delete(lang));
  return coming;
}

function listed<A>(index: IndexName, lang: Language): Promise<A | null> {
  return answer<A>({ file: new URL(indexRequest(index, lang).file, HOME).href });
}

addEventListener('message', async ({ data: { number, what, by } }: MessageEvent<LookupRequest>) => {
  const look = lookups[what] as (...by: readonly unknown[]) => Promise<unknown>;
  const reply = (more: Omit<LookupReply, 'number'>) => postMessage({ number, ...more } satisfies LookupReply);
  await look(...by).then(
    (found) => reply({ found }),
    (error) => reply({ problem: String(error) }),
  );
});
