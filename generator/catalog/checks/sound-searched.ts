import { message } from '../../messages/message.ts';
import { calendarDays } from '../calendar-days.ts';
import type { DataFiles } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { Entry } from '../source.ts';
import type { Check } from './check.ts';

/** Words of searches lead to what exists, and each says something that the search does not know. */
export const soundSearched: Check = (files) => [...called(files), ...seasons(files), ...words(files)];

function called(files: DataFiles): Problem[] {
  const titles = new Map([
    ...files.texts.map(({ id }): [string, readonly string[]] => [id, []]),
    ...files.textTitles.map(({ value: { id, title } }): [string, readonly string[]] => [id, Object.values(title)]),
    ...calendarDays(files).map(({ id, name }): [string, readonly string[]] => [id, Object.values(name)]),
  ]);
  return files.called.flatMap((entry) => {
    const known = titles.get(entry.value.id);
    if (!known) return [entry.problem(['id'], message('noSearched', entry.value.id))];
    return repeated(entry, known);
  });
}

function seasons({ searchedSeasons, seasons }: DataFiles): Problem[] {
  const known = new Set(seasons.map(({ id }) => id));
  return searchedSeasons.flatMap((entry) => {
    const { id, title } = entry.value;
    if (!known.has(id)) return [entry.problem(['id'], message('noSearchedSeason', id))];
    return repeated(entry, Object.values(title));
  });
}

/** Names that the entry has twice, or that are its title already. */
function repeated(entry: Entry<{ ru?: string[]; en?: string[] }>, titles: readonly string[]): Problem[] {
  const known = new Set(titles.map(plain));
  return (['ru', 'en'] as const).flatMap((lang) =>
    (entry.value[lang] ?? []).flatMap((name, i) => {
      if (known.has(plain(name))) return [entry.problem([lang, i], message('searchedAlready', name))];
      known.add(plain(name));
      return [];
    }),
  );
}

/** A word of searches that two rows have. */
function words({ searchWords }: DataFiles): Problem[] {
  const known = new Set<string>();
  return searchWords.flatMap((entry) =>
    entry.value.words.flatMap((word, i) => {
      const one = `${entry.value.lang} ${plain(word)}`;
      if (known.has(one)) return [entry.problem(['words', i], message('searchWordTwice', word))];
      known.add(one);
      return [];
    }),
  );
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('ё', 'е');
}
