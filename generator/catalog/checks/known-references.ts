import { type Message, message } from '../../messages/message.ts';
import { type DataFiles, entriesOfDays } from '../data-files.ts';
import { isOneSlipApart, meantLatin } from '../look-alikes.ts';
import type { Problem } from '../problem.ts';
import type { Entry } from '../source.ts';
import type { Check } from './check.ts';

interface Refers {
  readonly type?: number;
  readonly displayType?: number;
  readonly icons?: readonly string[];
}

/** Every type, icon, season and commemoration that an entry names exists. */
export const knownReferences: Check = (files) => {
  const hymnography = files.texts.flatMap((text) => (text.kind === 'hymnography' ? text.entry : []));
  const entries: Entry<Refers>[] = [...entriesOfDays(files), ...hymnography];
  const types = new Set(files.types.map(({ value }) => value.id));
  const icons = new Set(files.icons.map(({ value }) => value.id));
  return [
    ...entries.flatMap((entry) => unknown(entry, types, icons)),
    ...unknownSeasons(files),
    ...unknownNumbers(files),
  ];
};

function unknown(entry: Entry<Refers>, types: ReadonlySet<number>, icons: ReadonlySet<string>): Problem[] {
  const wrongTypes = (['type', 'displayType'] as const).flatMap((key) => {
    const id = entry.value[key];
    return id === undefined || types.has(id) ? [] : [entry.problem([key], message('noType', id))];
  });
  const wrongIcons = (entry.value.icons ?? []).flatMap((id, i) =>
    icons.has(id) ? [] : [entry.problem(['icons', i], unknownWord(id, icons) ?? message('noIcon', id))],
  );
  return [...wrongTypes, ...wrongIcons];
}

/** What to say about a word that differs from a known one by case or by one slip; null for any other word. */
function unknownWord(word: string, known: ReadonlySet<string>): Message | null {
  const latin = meantLatin(word);
  if (latin && known.has(latin.latin)) return message('valueInOtherLetters', word, latin.letters, latin.latin);
  const near = [...known].find((one) => isOneSlipApart(one, word));
  return near === undefined ? null : message('meantValue', word, near);
}

function unknownSeasons({ seasons, fasting }: DataFiles): Problem[] {
  const known = seasons.map(({ id }) => id);
  return fasting.flatMap((rule) =>
    known.includes(rule.value.season)
      ? []
      : [
          rule.problem(
            ['season'],
            unknownWord(rule.value.season, new Set(known)) ?? message('noSeason', rule.value.season, known),
          ),
        ],
  );
}

/** A folder of texts whose name is a number belongs to the menologion entry with that id. */
function unknownNumbers({ texts, fixed }: DataFiles): Problem[] {
  const known = new Set(fixed.map(({ entry }) => String(entry.value.id)));
  return texts
    .filter(({ id }) => /^\d+$/.test(id) && !known.has(id))
    .map(({ id, entry }) => entry.problem([], message('noDayOfFolder', id)));
}
