import type { AsPlainObject } from 'minisearch';
import type { Language } from '../../contract/languages.ts';
import { askedIndex } from '../model/asked.ts';
import type { Finder } from '../model/finder.ts';
import { answer } from './answers.ts';
import { section } from './sections.ts';

const finders = new Map<Language, Promise<Finder | null>>();

/** What finds in a language; null where the tree has no index. Fails where the host cannot be reached. */
export function finderOf(lang: Language): Promise<Finder | null> {
  const known = finders.get(lang);
  if (known) return known;
  const coming = opened(lang);
  finders.set(lang, coming);
  coming.catch(() => finders.delete(lang));
  return coming;
}

/** Lets indexes be asked for anew. */
export function forgetFinders(): void {
  finders.clear();
}

async function opened(lang: Language): Promise<Finder | null> {
  const [{ openFinder }, index] = await Promise.all([
    section('search'),
    answer<AsPlainObject>(askedIndex('search', lang)),
  ]);
  return index && openFinder(index, lang);
}
