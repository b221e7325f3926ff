import { CHANGE_GROUPS } from '../contract/change-groups.ts';
import type { Language } from '../contract/languages.ts';
import { format } from '../messages/format.ts';
import { type ArgumentsOf, type MessageKey, message } from '../messages/message.ts';
import { printable } from '../printable.ts';
import { changedWords } from './changed-words.ts';
import { type Change, KEPT } from './changes.ts';
import { type Glossary, glossaryKey } from './compare-shown.ts';
import type { DiffExtent, TreeDiff } from './compare-trees.ts';
import { daysInWords } from './days-in-words.ts';
import type { Json, JsonObject } from './json.ts';
import type { ReportFormat } from './report-format.ts';

/** How changes are told to a person. */
export interface ReportOptions {
  readonly lang: Language;
  readonly format: ReportFormat;
  /** How many changes of a group are told. */
  readonly most: number;
}

/** Tells the changes between two trees group by group, a line for each change. */
export function report({ diff, glossary }: { diff: TreeDiff; glossary: Glossary }, options: ReportOptions): string[] {
  const isMarkdown = options.format === 'markdown';
  const words = new Words(glossary, options.lang);
  const groups = CHANGE_GROUPS.flatMap((group) => {
    const changes = diff.changes.filter((change) => change.group === group);
    if (changes.length === 0) return [];
    const title = words.say('changeGroup', group, changes.length);
    const lines = changes.slice(0, options.most).map((change) => words.line(change));
    const more = changes.length - lines.length;
    const told = [...lines, ...(more > 0 ? [words.say('changesMore', more)] : [])];
    return isMarkdown
      ? [`### ${title}`, '', ...told.map((line) => `- ${escaped(line)}`), '']
      : [title, ...told.map((line) => `  ${line}`), ''];
  });
  if (isMarkdown) return groups.slice(0, -1);
  return [...groups, ...extents(diff, words)];
}

/** What was compared, and what was not. */
function extents({ compared, onlyBefore, onlyAfter, skipped, changes }: TreeDiff, words: Words): string[] {
  const parts = ({ years, endpoints, languages }: DiffExtent) => [...years, ...endpoints, ...languages];
  const only = [
    ['onlyBefore', parts(onlyBefore)],
    ['onlyAfter', parts(onlyAfter)],
    ['notCompared', skipped.map(({ endpoint, years }) => `${endpoint} ${years.join(', ')}`)],
  ] as const;
  return [
    words.say('treesCompared', changes.length, parts(compared)),
    ...only.flatMap(([key, list]) => (list.length === 0 ? [] : [words.say(key, [...list])])),
  ];
}

/** A line never begins or hides something of a page: names come from a tree. */
function escaped(line: string): string {
  return line.replace(/[\\`*_[\]<>&#|~]|^[+-]/g, '\\$&');
}

/** The most characters of a line. */
const MOST_CHARACTERS = 400;
/** The most days or ranges of days of a line. */
const MOST_DAYS = 5;
/** Groups in which each language is told; in the others both languages say the same. */
const OF_WORDS: readonly Change['group'][] = ['renamed', 'texts', 'words'];

/** Tells changes in a language. */
class Words {
  private readonly glossary: Glossary;
  private readonly lang: Language;

  constructor(glossary: Glossary, lang: Language) {
    this.glossary = glossary;
    this.lang = lang;
  }

  say<Key extends MessageKey>(key: Key, ...args: ArgumentsOf<Key>): string {
    return format(message(key, ...args), this.lang);
  }

  line(change: Change): string {
    const told = [this.subject(change), this.values(change)].filter((part) => part !== '').join(': ');
    const short = told.length > MOST_CHARACTERS ? `${told.slice(0, MOST_CHARACTERS)}…` : told;
    // The days of what has a rule follow from it.
    const { group, days } = change;
    const isByRule = ['came', 'went', 'moved'].includes(group);
    return printable(days && !isByRule ? `${short} (${this.days(days)})` : short);
  }

  private subject({ group, id, name = {}, field, number }: Change): string {
    const named = [id, name[this.lang] ?? Object.values(name)[0]].filter((part) => part !== undefined).join(' ');
    const ofNumber = number === undefined ? field : `${field} ${number}`;
    if (group === 'words') return `${field} ${id ?? ''}`.trim();
    if (group === 'renamed') return id ?? '';
    if (id === undefined) return ['fasting', 'readings'].includes(field) ? '' : ofNumber;
    const isPlain = ['came', 'went', 'moved', 'ranks', 'days'].includes(group) && field !== 'displayType';
    return isPlain ? named : `${named}, ${ofNumber}`;
  }

  private values(change: Change): string {
    const { lang, from, to, field } = change;
    if (field === KEPT) return this.say(to === true ? 'keptNow' : 'keptNoMore');
    if (!lang) return this.exchange(change, from, to, this.lang);
    const own = lang.includes(this.lang) ? [this.lang] : lang.slice(0, 1);
    const shown = OF_WORDS.includes(change.group) ? lang : own;
    const side = (value: Json | undefined, one: string) => (value as JsonObject | undefined)?.[one];
    return shown
      .map((one) => {
        const said = this.exchange(change, side(from, one), side(to, one), one);
        const isUsual = one === this.lang && shown.length === 1 && (lang.length > 1 || shown === own);
        return isUsual ? said : `${one}: ${said}`;
      })
      .join('; ');
  }

  private exchange(change: Change, from: Json | undefined, to: Json | undefined, lang: string): string {
    const [old, current] = [from, to].map((value) => (isNothing(value) ? '' : this.value(change, value as Json, lang)));
    if (!old) return `+ ${current}`;
    return current ? changedWords(old, current) : `− ${old}`;
  }

  private value(change: Change, value: Json, lang: string): string {
    const { group, field } = change;
    const said = (kind: Parameters<typeof glossaryKey>[0], code: string) =>
      this.glossary.get(glossaryKey(kind, code, lang));
    if (field === 'rule') return said('rule', JSON.stringify(value)) ?? plain(value);
    if (group === 'ranks' && typeof value === 'string') return said('rank', value) ?? value;
    if (group === 'classes') return said('class', String(value)) ?? plain(value);
    if (group === 'pictures') return String(value).slice(0, 8);
    return plain(value, (reference) => said('reading', reference) ?? reference);
  }

  private days(ranges: readonly string[]): string {
    const { count, items } = daysInWords(ranges);
    const shown = items.slice(0, MOST_DAYS);
    return this.say('onDays', count, shown, items.length - shown.length);
  }
}

function isNothing(value: Json | undefined): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** A value as words, without codes where it has a label, and without tags. */
function plain(value: Json, reading: (reference: string) => string = (reference) => reference): string {
  if (value === null || value === false) return '—';
  if (Array.isArray(value)) return value.map((one) => plain(one as Json, reading)).join('; ');
  if (typeof value !== 'object')
    return String(value)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const parts = Object.entries(value as JsonObject).flatMap(([name, one]) => {
    if (one === false || one === null || isNothing(one) || (CODES.includes(name) && 'label' in value)) return [];
    return name === 'reference' ? reading(String(one)) : plain(one, reading);
  });
  return parts.join(' ');
}
/** Fields that the label beside them puts into words. */
const CODES = ['code', 'id', 'rank'];
