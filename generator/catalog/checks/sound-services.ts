import type { BeatitudesData, BeatitudesRow, EntranceRow, HymnographyFile } from '../../../schemas/types.ts';
import { message } from '../../messages/message.ts';
import { LIST_OF_HYMN, TEMPLES } from '../../model/liturgy.ts';
import { type DataFiles, entriesOfDays } from '../data-files.ts';
import { beatitudesSlot, hymnSlot } from '../liturgy-slots.ts';
import type { Problem } from '../problem.ts';
import { wholeHymns } from '../shared-hymns.ts';
import type { DataPath, Entry } from '../source.ts';
import type { Check } from './check.ts';

/** Whose hymns a place can name without an id. */
const NOBODY = ['temple', 'weekday', 'tone', 'feast', 'saints'];

/**
 * What is sung on a day: services, feasts, and places for hymns and verses name commemorations and hymns that exist, a
 * commemoration begins one service that every church sings, and a row says what is sung or what is left open.
 */
export const soundServices: Check = (files) => {
  const ids = new Set(entriesOfDays(files).map(({ value }) => String(value.id)));
  const hymns = wholeHymns(files.texts);
  const noDay = (entry: Entry<unknown>, path: DataPath, id: number | string): Problem[] =>
    ids.has(String(id)) ? [] : [entry.problem(path, message('noFixedOrMovable', id))];
  return [
    ...files.services.flatMap((entry) => [
      ...entry.value.of.flatMap((id, i) => noDay(entry, ['of', i], id)),
      ...(entry.value.beatitudes ?? []).flatMap(({ of }: BeatitudesData, i) =>
        of === undefined ? [] : noDay(entry, ['beatitudes', i, 'of'], of),
      ),
    ]),
    ...secondServices(files),
    ...files.feastDays.flatMap((entry) => noDay(entry, ['feast'], entry.value.feast)),
    ...files.temples.flatMap((entry) => noDay(entry, ['of'], entry.value.of)),
    ...files.entrance.flatMap((entry) => [...unsaid(entry), ...unknownHymns(entry, hymns, ids)]),
    ...files.beatitudes.flatMap((entry) => [
      ...unsaid(entry),
      ...(entry.value.sung ?? []).flatMap((text, i) => {
        const place = beatitudesSlot(text);
        return place.of === 'canon' ? noDay(entry, ['sung', i], place.odes.of) : [];
      }),
    ]),
  ];
};

function secondServices({ services }: DataFiles): Problem[] {
  const first = new Map<number | string | undefined, string>();
  return services.flatMap((entry) => {
    const { of, optional } = entry.value;
    const other = first.get(of[0]);
    if (optional !== undefined) return [];
    first.set(of[0], entry.at(['of', 0]));
    return other === undefined ? [] : [entry.problem(['of', 0], message('secondService', of[0] ?? '', other))];
  });
}

function unsaid(entry: Entry<EntranceRow | BeatitudesRow>): Problem[] {
  const { open, ...row } = entry.value;
  const isSaid = 'sung' in row || 'all' in row || TEMPLES.every((temple) => temple in row);
  return isSaid === (open === undefined) ? [] : [entry.problem([], message('sungOrOpen'))];
}

function unknownHymns(
  entry: Entry<EntranceRow>,
  hymns: ReadonlyMap<string, HymnographyFile>,
  ids: ReadonlySet<string>,
): Problem[] {
  return (['all', ...TEMPLES] as const).flatMap((temple) =>
    (entry.value[temple] ?? []).flatMap((place, i) => {
      const { type, whose, number } = hymnSlot(place);
      const id = String(whose);
      if (NOBODY.includes(id)) return [];
      const own = hymns.get(id)?.[LIST_OF_HYMN[type]];
      if (own?.some(({ delta }) => delta === number)) return [];
      // A day whose hymns are not written yet may have a place.
      if (own === undefined && ids.has(id)) return [];
      return [entry.problem([temple, i], message('noHymnAt', id, `${type} ${number}`))];
    }),
  );
}
