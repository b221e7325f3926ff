import path from 'node:path';
import { yearRanges } from '../calendar/ranges.ts';
import { CHURCH_EDITION, editionsOf, type TextEdition } from '../contract/editions.ts';
import {
  CONTENT_ENDPOINT_NAMES,
  DAILY_ENDPOINT_NAMES,
  type DailyEndpoint,
  type IndexName,
} from '../contract/endpoints.ts';
import { LANGUAGES, type Language, type TextLanguage } from '../contract/languages.ts';
import { ICONS_FOLDER, indexPath, inTree, SOURCES_FILE } from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { TEXTS_PART } from '../tree/plan/part-names.ts';
import type { Years } from '../tree/plan/scope.ts';
import { changedAnswers } from './changed-answers.ts';
import { changedDays, yearForm } from './changed-days.ts';
import { type Change, Changes, type Note } from './changes.ts';
import { compareDay, compareStrays, type Strays } from './compare-day.ts';
import {
  byKey,
  compareClasses,
  compareCommemoration,
  compareCommemorations,
  compareNames,
  compareSourceLists,
  compareTextLists,
} from './compare-lists.ts';
import type { Glossary } from './compare-shown.ts';
import { compareTextsOf } from './compare-texts.ts';
import { besides, common, type Extent } from './extent.ts';
import { type JsonObject, notAnswer, parsedObject } from './json.ts';
import { type OpenPart, OpenTree } from './open-tree.ts';

/** What is compared of two trees; by default all that both have. */
export interface DiffOptions {
  /** Null for none. */
  readonly years?: Years | null | undefined;
  readonly languages?: readonly TextLanguage[] | undefined;
}

/** Years, endpoints and languages; years in a row are `2026-2030`. */
export interface DiffExtent extends Omit<Extent, 'years'> {
  readonly years: readonly string[];
}

/** What changed for people between two trees. */
export interface TreeDiff {
  /** What was compared, and what only one of the trees has. */
  readonly compared: DiffExtent;
  readonly onlyBefore: DiffExtent;
  readonly onlyAfter: DiffExtent;
  /** Years that both have, but only one of them with the days of an endpoint. */
  readonly skipped: readonly { readonly endpoint: DailyEndpoint; readonly years: readonly string[] }[];
  readonly changes: readonly Change[];
}

/**
 * Compares what two trees say of days, commemorations and texts, by the records and the files that differ in them. Pages,
 * feeds and tables say the same in another form. Throws UserError if a folder has no tree that can be read, or if the
 * trees have nothing in common. The glossary has words for codes in the changes.
 */
export function compareTrees(
  before: string,
  after: string,
  options: DiffOptions = {},
): { readonly diff: TreeDiff; readonly glossary: Glossary } {
  const comparison = new Comparison(new OpenTree(before), new OpenTree(after), options);
  return { diff: comparison.diff(), glossary: comparison.glossary };
}

class Comparison {
  private readonly trees: readonly [OpenTree, OpenTree];
  private readonly extents: readonly [Extent, Extent];
  private readonly compared: Extent;
  private readonly changes = new Changes();
  private readonly note: Note;
  readonly glossary: Glossary = new Map();
  private readonly strays: Strays = new Map();
  private readonly skipped = new Map<DailyEndpoint, Set<number>>();
  /** The names of ids by language. */
  private readonly names = new Map<string, Record<string, string>>();

  constructor(before: OpenTree, after: OpenTree, { years, languages }: DiffOptions) {
    this.trees = [before, after];
    // Answers of one language have texts of others.
    this.note = (seen) => {
      if (seen.lang === undefined || (languages?.includes(languageOf(seen.lang)) ?? true)) this.changes.note(seen);
    };
    const asked = ({ extent }: OpenTree): Extent => ({
      ...extent,
      years: extent.years.filter((year) => years === undefined || (years !== null && isIn(years, year))),
      languages: extent.languages.filter((lang) => languages?.includes(lang) ?? true),
    });
    this.extents = [asked(before), asked(after)];
    this.compared = common(...this.extents);
  }

  diff(): TreeDiff {
    const [before, after] = this.trees.map((tree) => tree.part(TEXTS_PART));
    const hasTexts = before && after;
    if (!hasTexts && this.compared.years.length === 0) {
      throw new UserError(message('nothingToCompare', ...(this.trees.map(({ out }) => out) as [string, string])));
    }
    if (hasTexts) this.compareTexts(before, after);
    for (const year of this.compared.years) this.compareYear(year);
    compareStrays(this.strays, this.note, this.glossary);
    const { compared } = this;
    const [onlyBefore, onlyAfter] = this.extents.map((one) => inRanges(besides(one, compared))) as [
      DiffExtent,
      DiffExtent,
    ];
    const skipped = [...this.skipped].map(([endpoint, years]) => ({ endpoint, years: yearRanges([...years]) }));
    const changes = this.changes.list((id) => this.names.get(id));
    return { compared: inRanges(compared), onlyBefore, onlyAfter, skipped, changes };
  }

  private get languages(): Language[] {
    return LANGUAGES.filter((lang) => this.compared.languages.includes(lang));
  }

  private compareYear(year: number): void {
    const [before, after] = this.trees.map((tree) => tree.part(String(year)));
    if (!before || !after) return;
    for (const endpoint of DAILY_ENDPOINT_NAMES.filter((one) => this.compared.endpoints.includes(one))) {
      for (const lang of this.languages) {
        const [one, other] = [before, after].map((part) => yearForm(part, year, endpoint, lang));
        if (!one || !other) {
          if (one || other) this.skip(endpoint, year);
          continue;
        }
        const { glossary, note, strays } = this;
        for (const { day, before: was, after: is, file } of changedDays(one, other, year)) {
          inAnswer(file, () => compareDay(was, is, { endpoint, lang, day, note, glossary, strays }));
        }
      }
    }
  }

  private skip(endpoint: DailyEndpoint, year: number): void {
    const years = this.skipped.get(endpoint) ?? new Set();
    this.skipped.set(endpoint, years.add(year));
  }

  private compareTexts(before: OpenPart, after: OpenPart): void {
    const both = this.compareLists(before, after);
    const aliases = this.aliasesOf(before, after);
    const { note } = this;
    for (const endpoint of CONTENT_ENDPOINT_NAMES.filter((one) => this.compared.endpoints.includes(one))) {
      for (const edition of editionsOf(endpoint).filter((one) => this.compared.languages.includes(languageOf(one)))) {
        for (const { id, before: was = {}, after: is = {}, file } of changedAnswers(before, after, endpoint, edition)) {
          // The texts of an alias are told by the id that has them.
          inAnswer(file, () => {
            if (endpoint !== 'commemorations') {
              if (!aliases.has(id)) compareTextsOf(id, endpoint, edition, was, is, note);
              return;
            }
            const context = { lang: edition as Language, note, glossary: this.glossary };
            compareCommemoration(id, was, is, (other) => both.has(other), context);
          });
        }
      }
    }
  }

  /** Compares the lists of everything. Returns the commemorations that both trees have. */
  private compareLists(before: OpenPart, after: OpenPart): Set<string> {
    const both = new Set<string>();
    for (const lang of this.languages) {
      const context = { lang, note: this.note, glossary: this.glossary };
      const [old, current] = [before, after].map((part) => listOf(part, 'commemorations', lang));
      for (const list of [current, old]) this.collectNames(list, lang, 'name');
      if (old && current) {
        inAnswer(indexPath('commemorations', lang), () => compareCommemorations(old, current, context));
        const now = byKey(current);
        for (const id of byKey(old).keys()) if (now.has(id)) both.add(id);
      }
      for (const [index, compare] of LISTS) {
        const [was, is] = [before, after].map((part) => listOf(part, index, lang));
        if (index === 'texts') for (const list of [is, was]) this.collectNames(list, lang, 'title');
        if (was && is) inAnswer(indexPath(index, lang), () => compare(was, is, context));
      }
    }
    const [was, is] = [before, after].map((part) => objectAt(part, inTree(SOURCES_FILE)));
    if (was && is) inAnswer(SOURCES_FILE, () => compareSourceLists(was, is, this.note));
    this.comparePictures(before, after);
    return both;
  }

  /** The aliases that have the texts of the same id in both trees. */
  private aliasesOf(...parts: readonly [OpenPart, OpenPart]): Set<string> {
    const [lang] = this.languages;
    const [old, current] = parts.map((part) => lang && listOf(part, 'texts', lang));
    if (!old || !current) return new Set();
    const now = byKey(current);
    return new Set([...byKey(old)].flatMap(([id, { of }]) => (of !== undefined && of === now.get(id)?.of ? id : [])));
  }

  private collectNames(list: JsonObject | null | undefined, lang: Language, field: 'name' | 'title'): void {
    if (!list) return;
    for (const [id, entry] of byKey(list)) {
      const names = this.names.get(id) ?? {};
      this.names.set(id, names);
      names[lang] ??= String(entry[field]);
    }
  }

  private comparePictures(before: OpenPart, after: OpenPart): void {
    const [old, current] = [before, after].map(({ folders }) => folders.get(inTree(ICONS_FOLDER)));
    if (!old || !current) return;
    for (const field of [...new Set([...old.keys(), ...current.keys()])]) {
      const [from, to] = [old.get(field)?.hash, current.get(field)?.hash];
      if (from !== to) this.note({ group: 'pictures', field, from, to });
    }
  }
}

function inRanges({ years, ...rest }: Extent): DiffExtent {
  return { years: yearRanges(years), ...rest };
}

/** Lists besides that of the commemorations. The search says the same in another form. */
const LISTS = [
  ['texts', compareTextLists],
  ['names', compareNames],
  ['types', compareClasses],
] as const;

function listOf(part: OpenPart, index: IndexName, lang: Language): JsonObject | null {
  const file = indexPath(index, lang);
  const list = objectAt(part, file);
  if (list) inAnswer(file, () => byKey(list));
  return list;
}

/** The object in a file of a part; null if it has none. */
function objectAt(part: OpenPart, file: string): JsonObject | null {
  const [folder, name] = [path.posix.dirname(file), path.posix.basename(file)];
  const line = part.folders.get(folder)?.get(name);
  return line ? parsedObject(part.tree.read(folder, line), file) : null;
}

/** Does something with answers of a file; what has not the form of an answer, or is nested too deeply, throws UserError. */
function inAnswer(file: string, compare: () => void): void {
  try {
    compare();
  } catch (error) {
    throw error instanceof TypeError || error instanceof RangeError ? notAnswer(file, error) : error;
  }
}

function isIn({ firstYear, lastYear }: Years, year: number): boolean {
  return year >= firstYear && year <= lastYear;
}

function languageOf(edition: TextEdition): TextLanguage {
  return edition === CHURCH_EDITION ? 'cu' : edition;
}
