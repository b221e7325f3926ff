import type { absences } from '../messages/en/absences.ts';
import { readBytes } from './disk.ts';
import type { Problem } from './problem.ts';
import type { DataPath, Entry } from './source.ts';

/** What could not be taken: an entry, or a file as a whole, whose shape is wrong, or a file that cannot be read. */
export interface LeftOut {
  /** The file as the data call it: `menologion/07.yaml`. */
  readonly name: string;
  /** What stands there, the name of the file included; null where it does not tell what was meant. */
  readonly words: string | null;
  /** Where it can be read, so that its words are checked all the same. */
  readonly entry: Entry<unknown> | null;
}

/** What other entries name one by. */
const NAMING = ['id', 'code', 'at', 'week', 'ru'];

/** An entry that is left out because its shape is wrong at these places. */
export function leftEntry(name: string, entry: Entry<unknown>, wrong: readonly DataPath[]): LeftOut {
  const { value, path } = entry;
  const members = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const isNamed =
    path.length === 0
      ? members.length > 0
      : typeof path.at(-1) === 'string' || members.some((key) => NAMING.includes(key));
  const isWrong = path.length > 0 && wrong.some((steps) => NAMING.includes(String(steps[path.length])));
  return { name, words: isNamed && !isWrong ? [name, ...path, JSON.stringify(value)].join('\n') : null, entry };
}

/** A file that is left out as a whole; what may stand in it is read from its letters, whatever they are written in. */
export function leftFile(name: string, file: string): LeftOut {
  const read = readBytes(file);
  if ('problem' in read) return { name, words: null, entry: null };
  const letters = new TextDecoder('utf-8').decode(read.bytes) + new TextDecoder('windows-1251').decode(read.bytes);
  return { name, words: `${name}\n${letters}`, entry: null };
}

const MENOLOGION = /^menologion\//;
const CALENDAR = /^(?:menologion\/|movable)/;
const TEXTS = /^texts\//;
const LABELS = /^labels/;

/** Where that would stand of which is said that it is nowhere. */
const PLACES: Readonly<Record<keyof typeof absences, RegExp>> = {
  lastRuleMustFit: /^fasting/,
  noType: /^types/,
  noIcon: /^icons/,
  noSeason: /^fasting/,
  noFastingRule: /^fasting/,
  noRuleOrSeason: /^fasting/,
  noDayOfFolder: MENOLOGION,
  noFixedOrMovable: CALENDAR,
  noCommemoration: CALENDAR,
  noSource: /^sources/,
  noBook: /^books\/books/,
  noBookOfFile: /^books\/books/,
  noId: /^(?:menologion\/|movable|labels)/,
  noName: /^names/,
  unusedName: /^commemorations\//,
  noBookOfScripture: LABELS,
  noCommonReadings: /^readings\/commons/,
  noTexts: TEXTS,
  noHymns: TEXTS,
  noSharedHymn: TEXTS,
  noSlavonic: TEXTS,
  noLabel: LABELS,
  otherIcons: CALENDAR,
};

/** Whether a problem may be nothing but a consequence of what was left out: it says that something is nowhere that may stand there. */
export function mayBeLeftOut({ saying: { key, args } }: Problem, left: readonly LeftOut[]): boolean {
  const place = key in PLACES ? PLACES[key as keyof typeof PLACES] : null;
  if (place === null) return false;
  const names = args.filter((argument) => typeof argument === 'string' || typeof argument === 'number').map(String);
  return left.some(
    ({ name, words }) =>
      place.test(name) && (words === null || names.length === 0 || names.some((one) => words.includes(one))),
  );
}
