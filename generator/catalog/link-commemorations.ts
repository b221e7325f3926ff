import type { CommemorationFacts, Localized, NameData } from '../../schemas/types.ts';
import { LANGUAGES, type Language } from '../contract/languages.ts';
import { memoize } from '../memoize.ts';
import type { Catalog } from '../model/catalog.ts';
import type { Commemoration, PersonName } from '../model/commemoration.ts';
import { findById } from '../model/find-by-id.ts';
import type { Rank } from '../model/shown.ts';
import { parseMoves, parseRule } from '../rules/grammar.ts';
import { type RulePhrase, type RuleWords, tellerOf } from '../rules/in-words.ts';
import { type CalendarDay, calendarDays } from './calendar-days.ts';
import type { DataFiles } from './data-files.ts';
import { firstYear } from './first-years.ts';
import { printedForm } from './person-names.ts';

/** All commemorations with what is known of each, in the order of the calendar; those of the menologion come first. */
export function linkCommemorations(
  files: DataFiles,
  ranks: ReadonlyMap<string, Rank>,
  iconsOf: Catalog['iconsOf'],
): Commemoration[] {
  const facts = new Map(files.facts.map(({ id, entry }) => [id, entry.value]));
  const names = new Map(files.names.map(({ value }) => [value.ru, value]));
  const related = relatedIds(files);
  const labels = ruleLabels(files);
  const linked = ({ id, kind, name, rule, data }: CalendarDay): Commemoration => {
    const known = facts.get(id) ?? ({} as CommemorationFacts);
    const { names: named = [], since, until, sources = [], read = [], sameAs = [] } = known;
    return {
      id,
      kind,
      name,
      type: data.type ?? null,
      displayType: data.displayType ?? null,
      rank: (data.rank && ranks.get(data.rank)) ?? null,
      rankSources: (data.rankSources ?? []).map(sourceRef),
      icons: findById(iconsOf, id)?.icons ?? [],
      rule,
      moves: data.moves ?? [],
      ruleLabel: labels(rule, data.moves ?? []),
      names: named.flatMap((one) => nameIn(names.get(one), name) ?? []),
      related: related.get(id) ?? [],
      since: since ?? null,
      until: until ?? null,
      firstYear: firstYear(known, name.ru),
      sources: sources.map((text) => {
        const ref = sourceRef(text);
        return read.includes(ref.source) ? ref : { ...ref, matched: true };
      }),
      sameAs,
    };
  };
  return lastOfEachId(calendarDays(files).map(linked));
}

/** A list without the entries whose id another entry after them has. */
export function lastOfEachId<Item extends { readonly id: string }>(list: readonly Item[]): Item[] {
  return [...new Map(list.map((item) => [item.id, item])).values()];
}

/** For each id the other days of the same person, event or icon, in the order of the calendar. */
function relatedIds(files: DataFiles): Map<string, readonly string[]> {
  const order = new Map(calendarDays(files).map(({ id }, i) => [id, i]));
  const found = new Map<string, Set<string>>();
  const relate = (a: string, b: string) => {
    if (a !== b) found.set(a, (found.get(a) ?? new Set()).add(b));
  };
  for (const { value } of files.related) {
    for (const a of value.same ?? []) for (const b of value.same ?? []) relate(a, b);
    for (const one of value.of ?? []) {
      relate(value.synaxis ?? one, one);
      relate(one, value.synaxis ?? one);
    }
  }
  const place = (id: string) => order.get(id) ?? order.size;
  return new Map([...found].map(([id, others]) => [id, [...others].sort((a, b) => place(a) - place(b))]));
}

/** The names of people in a language, each with the other forms that lead to it. */
export function linkNames({ names }: DataFiles): Record<Language, readonly PersonName[]> {
  return {
    ru: names.map(({ value: { ru, forms, main } }) => ({ name: ru, forms: forms?.ru ?? [], ...(main && { main }) })),
    en: names.flatMap(({ value: { en, forms, main } }) =>
      en.map((name) => ({
        name,
        forms: [...en.filter((other) => other !== name), ...(forms?.en ?? [])],
        ...(main && { main }),
      })),
    ),
  };
}

/** Parses `menaion-september 25` into a source and the place in it. */
export function sourceRef(text: string): { source: string; page?: string } {
  const [source = '', ...page] = text.split(' ');
  return page.length === 0 ? { source } : { source, page: page.join(' ') };
}

function nameIn(name: NameData | undefined, printed: Localized): Localized | null {
  return name ? { ru: name.ru, en: printedForm(name, printed.en) ?? name.en[0] ?? '' } : null;
}

function ruleLabels({ ruleWords, weekdays, months }: DataFiles) {
  const words = (lang: Language): RuleWords => ({
    phrases: new Map(ruleWords.map(({ value }) => [value.code as RulePhrase, value.label[lang]])),
    weekdays: weekdays.map(({ value }) => value[lang]),
    months: months.map(({ value }) => value[lang]),
    locale: lang,
  });
  const tellers = LANGUAGES.map((lang) => [lang, tellerOf(words(lang))] as const);
  const label = (rule: string, moves: readonly { on: string; to: string }[]): Localized => {
    const parsed = parseRule(rule);
    const ways = parseMoves(moves);
    return Object.fromEntries(tellers.map(([lang, tell]) => [lang, tell(parsed, ways)])) as unknown as Localized;
  };
  // Most are days of the menologion, and several commemorations share a day.
  const unmoved = memoize((rule: string) => label(rule, []));
  return (rule: string, moves: readonly { on: string; to: string }[]): Localized =>
    moves.length === 0 ? unmoved(rule) : label(rule, moves);
}
