import { diffArrays } from 'diff';
import { CHURCH_EDITION, type TextEdition } from '../contract/editions.ts';
import { type ContentEndpoint, HYMN_LISTS } from '../contract/endpoints.ts';
import type { Note, SeenChange } from './changes.ts';
import { exchanged, fieldNames, isSame, type Json, type JsonObject, objectIn, objectsIn } from './json.ts';

/** Compares the texts of an id at a text endpoint in an edition. Throws TypeError if one of them is no answer. */
export function compareTextsOf(
  id: string,
  endpoint: Exclude<ContentEndpoint, 'commemorations'>,
  edition: TextEdition,
  before: JsonObject,
  after: JsonObject,
  note: Note,
): void {
  if (endpoint === 'hymnography') compareHymns(id, edition, before, after, note);
  else comparePieces({ group: 'texts', id, field: endpoint, lang: edition }, before[endpoint], after[endpoint], note);
}

/** Compares canons or akathists line by line. */
function comparePieces(about: SeenChange, before: Json | undefined, after: Json | undefined, note: Note): void {
  const byNumber = (pieces: Json | undefined) => new Map(objectsIn(pieces).map((one) => [Number(one.number), one]));
  const [old, current] = [byNumber(before), byNumber(after)];
  for (const number of new Set([...old.keys(), ...current.keys()])) {
    const [was, is] = [old.get(number), current.get(number)];
    if (isSame(was, is)) continue;
    const changed = was && is ? changedLines(linesOf(was), linesOf(is)) : { from: was?.title, to: is?.title };
    note({ ...about, number, ...changed });
  }
}

/** A text as lines: one for each piece that is sung or read, after what is said of it. */
function linesOf(value: Json, name = ''): string[] {
  if (typeof value !== 'object' || value === null) return [name === 'title' ? String(value) : `${name}: ${value}`];
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, name));
  const { html, ...about } = value as JsonObject;
  if (html === undefined) return Object.entries(about).flatMap(([key, one]) => linesOf(one, key));
  const said = Object.values(about).map(String).join(' ');
  return [said === '' ? String(html) : `${said}: ${html}`];
}

function changedLines(before: readonly string[], after: readonly string[]): { from: string; to: string } {
  const changes = diffArrays([...before], [...after]);
  const those = (which: 'added' | 'removed') =>
    changes.flatMap((change) => (change[which] ? change.value : [])).join('\n');
  return { from: those('removed'), to: those('added') };
}

function compareHymns(id: string, edition: TextEdition, before: JsonObject, after: JsonObject, note: Note): void {
  for (const list of HYMN_LISTS) {
    const byNumber = (entry: JsonObject) => new Map(objectsIn(entry[list]).map((one) => [Number(one.delta), one]));
    const [old, current] = [byNumber(before), byNumber(after)];
    for (const number of new Set([...old.keys(), ...current.keys()])) {
      compareNarrative(
        { group: 'texts', id, field: list, number },
        edition,
        old.get(number),
        current.get(number),
        note,
      );
    }
  }
  const [old, current] = [livesOf(before), livesOf(after)];
  const { from, to } = exchanged(old.links, current.links);
  if (from.length + to.length > 0) note({ group: 'texts', id, field: 'life.links', from, to });
  compareNarrative({ group: 'texts', id, field: 'life.short' }, edition, old.short, current.short, note);
  for (let i = 0; i < Math.max(old.full.length, current.full.length); i++) {
    compareNarrative(
      { group: 'texts', id, field: 'life.full', number: i + 1 },
      edition,
      old.full[i],
      current.full[i],
      note,
    );
  }
}

function livesOf({ hagiography }: JsonObject) {
  const { links, short, full } = hagiography ? objectIn(hagiography) : {};
  return {
    links: objectsIn(links),
    short: short ? objectIn(short) : undefined,
    full: Array.isArray(full) ? objectsIn(full) : full ? [objectIn(full)] : [],
  };
}

/** Compares a hymn or a life in all its languages, and what is said of it: tone, title, type. */
function compareNarrative(
  about: SeenChange,
  edition: TextEdition,
  before: JsonObject | undefined,
  after: JsonObject | undefined,
  note: Note,
): void {
  const wordsOf = (one: JsonObject | undefined): JsonObject =>
    Object.fromEntries(objectsIn(one?.texts).map(({ lang, value }) => [String(lang), value as Json]));
  const [old, current] = [wordsOf(before), wordsOf(after)];
  for (const language of fieldNames(old, current)) {
    const [from, to] = [old[language], current[language]];
    // The church script is an edition of the Slavonic text; the other languages are as in every edition.
    const lang = edition === CHURCH_EDITION && language === 'cu' ? CHURCH_EDITION : (language as TextEdition);
    if (from !== to) note({ ...about, lang, from, to });
  }
  if (!before || !after) return;
  for (const name of fieldNames(before, after)) {
    const [from, to] = [before[name], after[name]];
    if (name !== 'texts' && !isSame(from, to)) note({ ...about, field: `${about.field}.${name}`, from, to });
  }
}
