import type { NameIndex } from '../../../schemas/types.ts';
import type { Language } from '../../contract/languages.ts';
import { askedIndex } from '../model/asked.ts';
import type { DayPage } from '../model/day-page.ts';
import type { NamedAfter } from '../model/names.ts';
import { answer } from './answers.ts';
import { prefer, preferred } from './preferences.ts';
import { section } from './sections.ts';

/** All names of a language; null where the tree has no list of them. Fails where the host cannot be reached. */
export async function nameList(lang: Language): Promise<NameIndex['data'] | null> {
  return (await answer<NameIndex>(askedIndex('names', lang)))?.data ?? null;
}

/** The names that are kept, each with the ids of those after whom people are called by it. */
export async function keptNames(): Promise<NamedAfter[]> {
  const { namesIn, namedAfter } = await section('search');
  const names = namesIn(preferred('names'));
  return Promise.all(names.map(async (kept) => namedAfter(kept, (await nameList(kept.lang)) ?? [])));
}

/** A day with those kept names whose name day it is. */
export async function withNameDays(day: DayPage): Promise<DayPage> {
  const [{ nameDaysOn }, names] = await Promise.all([section('search'), keptNames()]);
  return { ...day, nameDays: nameDaysOn(day, names) };
}

/** Keeps a name, and gives it as it is spelled; keeps nothing where nobody is called so. */
export async function keepName(written: string, lang: Language): Promise<string | undefined> {
  const [{ namesIn, spelled, storedNames }, list] = await Promise.all([section('search'), nameList(lang)]);
  const name = spelled(list ?? [], written);
  if (name) prefer('names', storedNames([{ lang, name }, ...namesIn(preferred('names'))]));
  return name;
}

/** Keeps a name, told by its line in what is stored, no longer. */
export function forgetName(line: string): void {
  const lines = (preferred('names') ?? '').split('\n');
  prefer('names', lines.filter((one) => one !== line).join('\n'));
}
