import type { CommemorationData, FastingSeason, IconData, Localized, MovableData } from '../../schemas/types.ts';
import type {
  Catalog,
  FastingRule,
  FixedEntry,
  Headlined,
  Labels,
  ListedSaint,
  Movable,
  Revisable,
} from '../model/catalog.ts';
import type { IconAsset, Rank } from '../model/shown.ts';
import type { When } from '../model/when.ts';
import { type Point, parseMoves, parseRule, type Rule } from '../rules/grammar.ts';
import type { DataFiles } from './data-files.ts';
import { daysNamed, inOrder } from './fasting-rules.ts';
import { generalServices } from './general-services.ts';
import { lastOfEachId, linkCommemorations, linkNames } from './link-commemorations.ts';
import { linkLectionary } from './link-lectionary.ts';
import { linkLiturgy } from './link-liturgy.ts';
import { linkSearched } from './link-searched.ts';
import { linkTextOrder } from './link-text-order.ts';
import { linkTexts } from './link-texts.ts';
import { readPicture } from './pictures.ts';
import { DataError } from './problem.ts';
import type { Entry } from './source.ts';

/** Links checked data files into one catalog. */
export function link(files: DataFiles): Catalog {
  const ranks = new Map(files.ranks.map(({ value }, order): [Rank['code'], Rank] => [value.code, { ...value, order }]));
  const icons = new Map(iconAssets(files).map((icon) => [icon.id, icon]));
  const seasons = new Map(files.seasons.map(({ id, entry }) => [id, entry.value]));
  const linked = linker(ranks, icons);
  const fixed = files.fixed.map(({ monthDay, entry: { value } }): FixedEntry => {
    return { monthDay, saint: linked.saint(value), when: whenOfFixed(monthDay, value) };
  });
  const movable = files.movable.map(({ value }) => linked.movable(value));
  const texts = linkTexts(files);
  const iconsOf = iconsOfIds(files, icons, fixed, movable);
  return {
    types: files.types.map(({ value: { id, label } }) => ({ id, label })),
    ranks: [...ranks.values()],
    foods: labelsByCode(files.foods),
    weekdays: files.weekdays.map(({ value }) => value),
    months: files.months.map(({ value }) => value),
    kinds: labelsByCode(files.kinds),
    dateWords: files.ruleWords.find(({ value }) => value.code === 'date')?.value.label ?? { ru: '', en: '' },
    feedWords: labelsByCode(files.feeds),
    feedsRevised: Object.fromEntries(files.feeds.map(({ value }) => [value.code, revisedOf(value)])),
    icons: [...icons.values()],
    fixed,
    movable,
    fasting: fastingRules(files, seasons),
    lectionary: linkLectionary(files, whenOf),
    liturgy: linkLiturgy(files, { ranks, texts }),
    texts,
    generalServices: generalServices(files, texts),
    textGroups: linkTextOrder(files, texts, fixed, movable),
    iconsOf,
    commemorations: linkCommemorations(files, ranks, iconsOf),
    names: linkNames(files),
    searched: linkSearched(files),
    sources: files.sources.map(({ value }) => value),
    licenses: files.licenses.map(({ value }) => value),
    aliases: files.aliases.map(({ value: { id, of } }) => ({ id, of })),
    scripture: files.scripture.map(({ value: { id, label } }) => ({ id, label })),
    readingWords: labelsByCode(files.readingWords),
    liturgyWords: labelsByCode(files.liturgyWords),
    titles: lastOfEachId([
      ...fixed.map(({ saint: { id, name } }) => ({ id: String(id), label: name })),
      ...movable.map(({ id, label }) => ({ id, label })),
      ...files.textTitles.map(({ value: { id, title } }) => ({ id, label: title })),
    ]),
  };
}

function labelsByCode<Code extends string>(
  entries: readonly Entry<{ readonly code: Code; readonly label: Localized }>[],
): Labels<Code> {
  return Object.fromEntries(entries.map(({ value }) => [value.code, value.label])) as Labels<Code>;
}

function linker(ranks: ReadonlyMap<string, Rank>, icons: ReadonlyMap<string, IconAsset>) {
  const rankOf = (code: string | undefined) => (code === undefined ? null : (ranks.get(code) ?? null));
  const common = (entry: Pick<CommemorationData, 'type' | 'displayType' | 'rank' | 'icons' | 'revised'>) => ({
    type: entry.type,
    ...(entry.displayType === undefined ? {} : { displayType: entry.displayType }),
    rank: rankOf(entry.rank),
    icons: iconsNamed(entry.icons, icons),
    ...revisedOf(entry),
  });
  return {
    saint: (entry: CommemorationData): ListedSaint => ({
      ...{ id: entry.id, name: entry.name },
      ...common(entry),
      ...headlineOf(entry),
    }),
    movable: (entry: MovableData): Movable => {
      const { id, kind, label, description } = entry;
      const when = whenOf(entry.rule, entry.moves);
      const listed = kind === 'saint' || kind === 'icon_of_mother_of_god';
      const asSaint = listed ? { id, name: label, ...common({ ...entry, type: entry.type as number }) } : null;
      const byDate = !startsFromPascha(when.rule);
      const shown = { icons: iconsNamed(entry.icons, icons), ...revisedOf(entry), ...headlineOf(entry) };
      return { id, kind, label, description, ...shown, ...when, byDate, asSaint, isGreat: entry.rank === 'great' };
    },
  };
}

function iconsNamed(ids: readonly string[] | undefined, icons: ReadonlyMap<string, IconAsset>): IconAsset[] {
  return (ids ?? []).map((id) => icons.get(id) as IconAsset);
}

function headlineOf({ headline }: Headlined): Headlined {
  return headline === undefined ? {} : { headline };
}

function revisedOf({ revised }: Revisable): Revisable {
  return revised === undefined ? {} : { revised };
}

/**
 * The icons of each id: those of the commemoration, or those that texts without a day name. An alias has the icons of
 * its id.
 */
function iconsOfIds(
  { texts, aliases }: DataFiles,
  icons: ReadonlyMap<string, IconAsset>,
  fixed: readonly FixedEntry[],
  movable: readonly Movable[],
): Catalog['iconsOf'] {
  const own = new Map<string, readonly IconAsset[]>(texts.map(({ id }) => [id, []]));
  for (const { id, kind, entry } of texts) {
    const named = kind === 'hymnography' ? entry.value.icons : undefined;
    if (named) own.set(id, iconsNamed(named, icons));
  }
  for (const { saint } of fixed) own.set(String(saint.id), saint.icons);
  for (const { id, icons: shown } of movable) own.set(id, shown);
  for (const { value } of aliases) own.set(value.id, own.get(value.of) ?? []);
  return Array.from(own, ([id, shown]) => ({ id, icons: shown }));
}

function whenOfFixed(monthDay: string, { rule, moves }: CommemorationData): When | null {
  return rule === undefined && moves === undefined ? null : whenOf(rule ?? `julian ${monthDay}`, moves);
}

function whenOf(rule: string, moves: MovableData['moves'] = []): When {
  return {
    rule: parseRule(rule),
    moves: parseMoves(moves),
  };
}

function startsFromPascha(rule: Rule): boolean {
  const fromPascha = (point: Point) => point.kind === 'pascha';
  switch (rule.kind) {
    case 'span':
      return fromPascha(rule.from);
    case 'and':
      return startsFromPascha(rule.left);
    case 'else':
      return startsFromPascha(rule.first);
    default:
      return false;
  }
}

function fastingRules({ fasting }: DataFiles, seasons: ReadonlyMap<string, FastingSeason>): FastingRule[] {
  const rules = fasting.map(({ value }) => value);
  return inOrder(fasting).map(({ value: data }) => {
    const season = seasons.get(data.season);
    if (!season) throw new Error(`season ${data.season} passed the checks`);
    return {
      id: data.id,
      ...daysNamed(data, rules),
      type: season.type,
      season: { id: data.season, description: season.description, ...revisedOf(season) },
      food: data.food ?? null,
      description: data.description ?? season.description,
      ...revisedOf(data),
    };
  });
}

function iconAssets({ icons, licenses }: DataFiles): IconAsset[] {
  const titles = new Map(licenses.map(({ value }) => [value.id, value.title]));
  return icons.map((icon) => {
    const read = readPicture(icon);
    if ('problem' in read) throw new DataError([read.problem]);
    const { file: picture, ...measured } = read.picture;
    const { id, file, title } = icon.value;
    return { id, file, picture, title, description: described(icon.value, titles), ...measured };
  });
}

/** What a picture shows, who made it, and under which license; null if nothing of this is given. */
function described({ description, author, license = '' }: IconData, titles: ReadonlyMap<string, string>) {
  if (!author) return description ?? null;
  const credit = [author, titles.get(license) ?? license].filter(Boolean).join(', ');
  const { ru, en } = description ?? {};
  return { ru: ru ? `${ru}. ${credit}` : credit, en: en ? `${en}. ${credit}` : credit };
}
