import type { absences } from '../messages/en/absences.ts';
import { readBytes } from './disk.ts';
import type { Problem } from './problem.ts';
import type { DataPath, Entry } from './source.ts';
import { isFileOf, type TableName } from './tables.ts';

/** What could not be read: an entry or a file that does not match its schema, or a file that cannot be parsed. */
export interface Unreadable {
  /** The path of the file in the data: `menologion/07.yaml`. */
  readonly name: string;
  /** Its words, with the name of the file; null if they do not show what was meant. */
  readonly words: string | null;
  /** The entry if it can be read, so that its words are still checked. */
  readonly entry: Entry<unknown> | null;
}

/** The keys that other entries use to name an entry. */
const NAMING = ['id', 'code', 'at', 'week', 'ru'];

/** An entry that does not match its schema at these places. */
export function unreadableEntry(name: string, entry: Entry<unknown>, wrong: readonly DataPath[]): Unreadable {
  const { value, path } = entry;
  const members = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const isNamed =
    path.length === 0
      ? members.length > 0
      : typeof path.at(-1) === 'string' || members.some((key) => NAMING.includes(key));
  const isWrong = path.length > 0 && wrong.some((steps) => NAMING.includes(String(steps[path.length])));
  return { name, words: isNamed && !isWrong ? [name, ...path, JSON.stringify(value)].join('\n') : null, entry };
}

/** A file of which nothing can be read. Its words are guessed from its letters, whatever the encoding. */
export function unreadableFile(name: string, file: string): Unreadable {
  const read = readBytes(file);
  if ('problem' in read) return { name, words: null, entry: null };
  const letters = new TextDecoder('utf-8').decode(read.bytes) + new TextDecoder('windows-1251').decode(read.bytes);
  return { name, words: `${name}\n${letters}`, entry: null };
}

/** For each problem that says that something is missing: the tables in which it could be. */
const TABLES_OF: Readonly<Record<keyof typeof absences, readonly TableName[]>> = {
  lastRuleMustFit: ['fasting'],
  noType: ['types'],
  noIcon: ['icons'],
  noSeason: ['seasons'],
  noFastingRule: ['fasting'],
  noRuleOrSeason: ['fasting', 'seasons'],
  noDayOfFolder: ['fixed'],
  noFixedOrMovable: ['fixed', 'movable'],
  noCommemoration: ['fixed', 'movable'],
  noSource: ['sources'],
  noBook: ['books'],
  noBookOfFile: ['books'],
  noId: ['fixed', 'movable', 'textTitles'],
  noName: ['names'],
  unusedName: ['facts'],
  noBookOfScripture: ['scripture'],
  noCommonReadings: ['commonReadings'],
  noCommonPropers: ['commonPropers'],
  noPropersOf: ['fixedPropers', 'movablePropers'],
  noSungVerse: ['prokeimena', 'alleluias', 'communionVerses'],
  noStikh: ['prokeimena', 'alleluias'],
  noPsalmVerse: ['psalter'],
  noTexts: ['texts'],
  noHymnAt: ['texts', 'entrance'],
  noHymns: ['texts'],
  noSharedHymn: ['texts'],
  noSlavonic: ['texts'],
  noLabel: ['ranks', 'kinds', 'foods', 'feeds', 'readingWords', 'ruleWords'],
  otherIcons: ['fixed', 'movable'],
};

/** Whether a problem may be only a consequence of what could not be read: something is missing that may be there. */
export function mayBeUnreadable({ reason: { key, args } }: Problem, unreadable: readonly Unreadable[]): boolean {
  const tables = key in TABLES_OF ? TABLES_OF[key as keyof typeof TABLES_OF] : [];
  const names = args.filter((argument) => typeof argument === 'string' || typeof argument === 'number').map(String);
  return unreadable.some(
    ({ name, words }) =>
      isFileOf(tables, name) && (words === null || names.length === 0 || names.some((one) => words.includes(one))),
  );
}
