import type { Language } from '../contract/languages.ts';
import type { Note } from './changes.ts';
import { isSame, type Json, type JsonObject, objectIn, objectsIn } from './json.ts';

/** Where the words for ranks, classes, rules and readings are collected, for a person who reads the changes. */
export type Glossary = Map<string, string>;

/** The key of words in a glossary. */
export function glossaryKey(kind: 'rank' | 'class' | 'rule' | 'reading', code: string, lang: string): string {
  return `${kind} ${code} ${lang}`;
}

/** Compares what two answers in a language say of a commemoration: its name, rank, class, icons, and their words. */
export function compareShown(
  id: string,
  before: JsonObject,
  after: JsonObject,
  { lang, note, glossary }: { lang: Language; note: Note; glossary: Glossary },
): void {
  const [old, current] = [shown(before), shown(after)];
  const about = { id, lang };
  for (const [field, group] of FIELDS) {
    const [from, to] = [old[field], current[field]];
    if (from === undefined || to === undefined || isSame(from, to)) continue;
    const isWords = group === 'renamed' || field === 'description';
    note({ group, field, from, to, ...(isWords ? about : { id }) });
  }
  const [were, are] = [wordsOf(before), wordsOf(after)];
  for (const one of [were, are])
    for (const { kind, code, text } of one.values())
      if (kind !== 'icon') glossary.set(glossaryKey(kind, code, lang), text);
  for (const [key, { kind, code, text: from }] of were) {
    const to = are.get(key)?.text;
    if (to !== undefined && to !== from) note({ group: 'words', id: code, field: kind, lang, from, to });
  }
}

/** The facts of a commemoration, and the group of each. */
const FIELDS = [
  ['name', 'renamed'],
  ['rank', 'ranks'],
  ['type', 'classes'],
  ['displayType', 'classes'],
  ['kind', 'details'],
  ['description', 'details'],
  ['icons', 'details'],
] as const;
type Shown = Partial<Record<(typeof FIELDS)[number][0], Json | undefined>>;

/** What the forms of a commemoration in different answers say under different names. */
function shown(entry: JsonObject): Shown {
  const { name, label = name, kind, description, icons, typeId, type, liturgicalRank, rank = liturgicalRank } = entry;
  const icon = icons && objectsIn(icons).map(({ path = null }) => path);
  return {
    name: label,
    rank: typeof rank === 'object' && rank !== null ? objectIn(rank).code : rank,
    type: typeId ?? (type === undefined ? undefined : Number(type)),
    // An entry that is shown under its own class does not name it.
    displayType: 'types' in entry ? (entry.displayTypeId ?? null) : undefined,
    kind,
    description,
    icons: icon,
  };
}

interface Word {
  readonly kind: 'rank' | 'class' | 'icon';
  readonly code: string;
  readonly text: string;
}

function wordsOf({ types, displayTypes, liturgicalRank, icons }: JsonObject): Map<string, Word> {
  const words: Word[] = [
    ...[...objectsIn(types), ...objectsIn(displayTypes)].map(({ id, label }) => word('class', id, label)),
    ...(liturgicalRank ? [objectIn(liturgicalRank)] : []).map(({ code, label }) => word('rank', code, label)),
    ...objectsIn(icons).flatMap(({ path, title, description }) =>
      [title, description ?? {}].flatMap((text, i) =>
        objectsIn(objectIn(text).texts).map(({ value }) =>
          word('icon', `${path}${i === 0 ? '' : ' description'}`, value),
        ),
      ),
    ),
  ];
  return new Map(words.map((one) => [`${one.kind} ${one.code}`, one]));
}

function word(kind: Word['kind'], code: Json | undefined, text: Json | undefined): Word {
  return { kind, code: String(code), text: String(text) };
}
