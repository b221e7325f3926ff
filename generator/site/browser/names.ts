import type { Language } from '../../contract/languages.ts';
import type { DayPage } from '../model/day-page.ts';
import type { NamesPage } from '../model/names-page.ts';
import type { Words } from '../words/words.ts';
import { today } from './clock.ts';
import { element } from './element.ts';
import { lookUp } from './lookup-client.ts';
import { prefer, preferred } from './preferences.ts';
import { section } from './sections.ts';

/** The page of the saved names; null if the tree has no list of names or of commemorations. */
export async function namesAt(words: Words): Promise<NamesPage | null> {
  const { namesIn, namesPage } = await section('names');
  const found = await lookUp('nameDays', namesIn(preferred('names')), words.lang, today());
  return found && namesPage(found.names, found.known, words, today());
}

/** A day with the saved names whose name day it is. */
export async function withNameDays(day: DayPage): Promise<DayPage> {
  const { namesIn, nameDaysOn } = await section('names');
  return { ...day, nameDays: nameDaysOn(day, await lookUp('calledBy', namesIn(preferred('names')))) };
}

/**
 * Saves a name as the list spells it, with the civil `YYYY-MM-DD` of a birthday if it is given, and returns the name.
 * Saves nothing if nobody in the calendar has it. The year of birth is not kept.
 */
export async function saveName(written: string, lang: Language, birthday = ''): Promise<string | undefined> {
  const [{ namesIn, storedNames }, name] = await Promise.all([section('names'), lookUp('spelled', written, lang)]);
  if (name) prefer('names', storedNames([{ lang, name, born: birthday.slice(5) }, ...namesIn(preferred('names'))]));
  return name;
}

/** Removes a saved name, given as its line in the storage. */
export function forgetName(line: string): void {
  const lines = (preferred('names') ?? '').split('\n');
  prefer('names', lines.filter((one) => one !== line).join('\n'));
}

/**
 * Saves the name days of the saved names as a file for a calendar program. The file is made here, so that no host learns
 * the names. Returns whether there was a list to make it from.
 */
export async function saveNamesFile({ lang }: Words): Promise<boolean> {
  const { namesIn } = await section('names');
  const home = new URL('./', document.baseURI).href;
  const text = await lookUp('namesCalendar', namesIn(preferred('names')), lang, today(), home);
  if (text === null) return false;
  const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  element('a', { href, download: `${FILE_NAMES[lang]}.ics` }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_FOR);
  return true;
}

const FILE_NAMES: Readonly<Record<Language, string>> = { ru: 'imeniny', en: 'name-days' };
/** The time in milliseconds in which a browser surely begins to save the file. */
const KEPT_FOR = 60_000;
