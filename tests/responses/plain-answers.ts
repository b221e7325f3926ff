/**
 * What each daily answer is, said as plainly as can be: `docs/reference/contract.md` in code. The generator writes the
 * same bytes, but hundreds of times faster (`generator/responses/daily.ts`); `plain-answers.test.ts` holds the two
 * against each other.
 * Whoever reads this project for the first time should begin here.
 */
import { dateOf, isoDate } from '../../generator/calendar/day-number.ts';
import type { DailyEndpoint } from '../../generator/contract/endpoints.ts';
import type { Language } from '../../generator/contract/languages.ts';
import type { Day, MovableOccurrence } from '../../generator/days/day.ts';
import type { Catalog, ListedSaint } from '../../generator/model/catalog.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import type { Reading } from '../../generator/model/reading.ts';
import type { IconAsset, Rank } from '../../generator/model/shown.ts';
import { liturgyFields } from '../../generator/responses/liturgy.ts';
import { referenceLabel } from '../../generator/responses/scripture.ts';

/** The class of the icons of the Mother of God in data/types.yaml. */
const MOTHER_OF_GOD_ICONS = 17;

/** The answer of an endpoint for one day in a language; `baseUrl` is the address of the API. */
export function plainAnswer(
  endpoint: DailyEndpoint,
  day: Day,
  catalog: Catalog,
  lang: Language,
  baseUrl: string,
): string {
  const meta = { from: day.date, to: day.date, count: 1, lang };
  return JSON.stringify({ meta, data: { [day.date]: entriesIn(catalog, lang, baseUrl)[endpoint](day) } });
}

function entriesIn(catalog: Catalog, lang: Language, baseUrl: string): Record<DailyEndpoint, (day: Day) => object> {
  const weekday = (day: Day) => catalog.weekdays[day.weekday]?.[lang];
  const dates = (day: Day) => ({ gregorianDate: day.date, julianDate: day.julianDate, dayOfWeek: weekday(day) });

  const words = (text: { ru: string; en: string }) => ({ texts: [{ lang, value: text[lang] }] });
  const icons = (list: readonly IconAsset[]) =>
    list.map(({ file, title, description, mimeType, width, height, sizeBytes }, i) => ({
      path: `icons/${file}`,
      url: `${baseUrl}/icons/${file}`,
      title: words(title),
      description: description ? words(description) : description,
      ...{ mimeType, width, height, sizeBytes },
      sortOrder: i + 1,
    }));

  const type = (id: number) => [{ id, label: findById(catalog.types, id)?.label[lang] }];
  const rank = (one: Rank | null) => one && { code: one.code, group: one.group, label: one.label[lang] };
  const saint = (one: ListedSaint, own: object) => ({
    id: one.id,
    name: one.name[lang],
    ...own,
    types: type(one.type),
    ...(one.displayType === undefined ? {} : { displayTypeId: one.displayType, displayTypes: type(one.displayType) }),
    liturgicalRank: rank(one.rank),
    icons: icons(one.icons),
  });

  const event = ({ entry, span }: MovableOccurrence) => ({
    kind: entry.kind,
    id: entry.id,
    label: entry.label[lang],
    description: entry.description[lang],
    icons: icons(entry.icons),
    ...(entry.kind === 'week' ? { dateFrom: civil(span.from), dateTo: civil(span.to) } : {}),
  });

  const fasting = ({ fasting: { type, food, description } }: Day) => ({
    isFasting: type === 'FAST',
    type,
    isSolidWeek: type === 'FAST_FREE',
    description: description[lang],
    ...(food === null ? {} : { allowedFood: catalog.foods[food]?.[lang] }),
  });

  const reading = ({ service, kind, of, zachalo, reference, joined, optional }: Reading) => ({
    service,
    kind,
    of: {
      id: of,
      label: (of === null ? catalog.readingWords.of_the_day : findById(catalog.titles, `${of}`)?.label)?.[lang],
    },
    zachalo,
    reference,
    label: referenceLabel(catalog.scripture, reference, lang),
    joined,
    ...(optional ? { optional } : {}),
  });

  const liturgy = liturgyFields(catalog, lang);

  return {
    calendar: (day) => ({
      ...dates(day),
      weekAfterPentecost: day.weekAfterPentecost,
      saints: inOrder(day, () => true).map((one) => saint(one, { typeId: one.type })),
      fasting: fasting(day),
      events: day.movable.filter(({ entry }) => entry.asSaint === null).map(event),
    }),
    saints: (day) => ({
      gregorian_date: day.date,
      julian_day: day.julian.day,
      julian_month: day.julian.month,
      day_of_week: weekday(day),
      // The answer is about a day of the church year, so it lists of the movable saints those that are kept by the date.
      saints: inOrder(day, ({ entry }) => entry.byDate).map((one) => saint(one, { type: `${one.type}` })),
    }),
    movable: (day) => ({ ...dates(day), events: day.movable.map(event) }),
    readings: (day) => ({
      ...dates(day),
      ...headline(day),
      tone: day.scripture?.tone ?? null,
      readings: (day.scripture?.readings ?? []).map(reading),
    }),
    fasting: (day) => ({ ...dates(day), fasting: fasting(day) }),
    // The generator writes these fields with JSON.stringify too.
    liturgy: (day) => ({ ...dates(day), ...liturgy(day) }),
  };
}

/** What gives the day its name. */
function headline({ movable, fixed }: Day): { headline?: (number | string)[] } {
  const ids = [...movable.map(({ entry }) => entry), ...fixed].flatMap((one) => (one.headline ? one.id : []));
  return ids.length > 0 ? { headline: ids } : {};
}

/**
 * The saints of a day: the movable ones first, then the fixed ones by class, the classes in the order of their first
 * members. Movable icons of the Mother of God come first in their class, which is the last if no fixed one is of it.
 */
function inOrder(day: Day, takes: (occurrence: MovableOccurrence) => boolean): ListedSaint[] {
  const movable = day.movable.filter(takes).flatMap(({ entry }) => entry.asSaint ?? []);
  const isIcon = ({ type }: ListedSaint) => type === MOTHER_OF_GOD_ICONS;
  const classes = new Set([...day.fixed.map(({ type }) => type), MOTHER_OF_GOD_ICONS]);
  return [
    ...movable.filter((one) => !isIcon(one)),
    ...[...classes].flatMap((type) => [
      ...(type === MOTHER_OF_GOD_ICONS ? movable.filter(isIcon) : []),
      ...day.fixed.filter((one) => one.type === type),
    ]),
  ];
}

function civil(day: number): string {
  return isoDate(dateOf('gregorian', day));
}
