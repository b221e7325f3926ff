import type { AsPlainObject } from 'minisearch';
import type { Language } from '../../contract/languages.ts';
import { SEARCH_SCRIPT } from '../../contract/paths.ts';
import { askedIndex } from '../model/asked.ts';
import type { Finder } from '../model/finder.ts';
import { answer } from './answers.ts';

type SearchScript = typeof import('./search.ts');

let script: Promise<SearchScript> | undefined;
let failures = 0;
const finders = new Map<Language, Promise<Finder | null>>();

/** The script of the search, which is loaded when it is first asked for. Fails where the host cannot be reached. */
export function searchScript(): Promise<SearchScript> {
  script ??= load().catch((error) => {
    script = undefined;
    failures++;
    throw error;
  });
  return script;
}

/** Some browsers keep in mind that a script could not be had; by another address they ask anew. */
function load(): Promise<SearchScript> {
  const { href } = new URL(failures > 0 ? `${SEARCH_SCRIPT}?${failures}` : SEARCH_SCRIPT, document.baseURI);
  return import(href);
}

/** What finds in a language; null where the tree has no index. Fails where the host cannot be reached. */
export function finderOf(lang: Language): Promise<Finder | null> {
  const known = finders.get(lang);
  if (known) return known;
  const coming = opened(lang);
  finders.set(lang, coming);
  coming.catch(() => finders.delete(lang));
  return coming;
}

async function opened(lang: Language): Promise<Finder | null> {
  const [{ openFinder }, index] = await Promise.all([
    searchScript(),
    answer<AsPlainObject>(askedIndex('search', lang)),
  ]);
  return index && openFinder(index, lang);
}
