import type { DailyEndpoint, DayByEndpoint } from '../../generator/contract/endpoints.ts';
import type {
  CalendarDay,
  FastingDay,
  FastingEntry,
  LiturgyDay,
  MovableDay,
  ReadingsDay,
  SaintsDay,
} from '../../schemas/types.ts';

/** A row of a view, as JSON has it. */
export type ViewRow = Readonly<Record<string, string | number | null>>;

type RowsOf = { readonly [E in DailyEndpoint]: (day: DayByEndpoint[E]) => Record<string, unknown>[] };

/** The rows that the view of an endpoint must have for a day, without the language; written anew from the contract. */
export const EXPECTED: RowsOf = {
  calendar: ({ gregorianDate, julianDate, dayOfWeek, weekAfterPentecost, saints, events, fasting }: CalendarDay) => {
    const ofDay = { gregorianDate, julianDate, dayOfWeek, weekAfterPentecost, ...fastingOfCalendar(fasting) };
    const listed = [
      ...saints.map(({ id, name, typeId, displayTypeId, liturgicalRank }, i) => ({
        list: 'saints',
        position: i + 1,
        id: String(id),
        name,
        typeId,
        displayTypeId,
        liturgicalRank: liturgicalRank?.code,
        description: null,
      })),
      ...events.map(({ kind, id, label, description, dateFrom, dateTo }, i) => ({
        list: 'events',
        position: i + 1,
        kind,
        id,
        name: label,
        description,
        dateFrom,
        dateTo,
      })),
    ];
    return (listed.length === 0 ? [{ list: null, id: null }] : listed).map((one) => ({ ...ofDay, ...one }));
  },
  saints: ({ gregorian_date, julian_day, julian_month, day_of_week, saints }: SaintsDay) =>
    saints.map(({ id, name, type, types, displayTypeId, liturgicalRank }, i) => ({
      gregorian_date,
      julian_day,
      julian_month,
      day_of_week,
      position: i + 1,
      id: String(id),
      name,
      type,
      typeLabel: types[0]?.label,
      displayTypeId,
      liturgicalRank: liturgicalRank?.code,
      rankGroup: liturgicalRank?.group,
      rankLabel: liturgicalRank?.label,
    })),
  movable: ({ gregorianDate, julianDate, dayOfWeek, events }: MovableDay) =>
    events.map(({ icons: _, ...event }, i) => ({
      gregorianDate,
      julianDate,
      dayOfWeek,
      position: i + 1,
      dateFrom: null,
      dateTo: null,
      ...event,
    })),
  fasting: ({ gregorianDate, julianDate, dayOfWeek, fasting }: FastingDay) => [
    { gregorianDate, julianDate, dayOfWeek, allowedFood: null, ...fasting },
  ],
  readings: ({ gregorianDate, julianDate, dayOfWeek, tone, readings }: ReadingsDay) =>
    readings.map(({ of, optional = false, ...reading }, i) => ({
      gregorianDate,
      julianDate,
      dayOfWeek,
      tone,
      position: i + 1,
      ofId: of.id === null ? null : String(of.id),
      ofLabel: of.label,
      optional,
      ...reading,
    })),
  liturgy: ({ gregorianDate, julianDate, dayOfWeek, service, matins, vespers, ...day }: LiturgyDay) => [
    {
      gregorianDate,
      julianDate,
      dayOfWeek,
      serviceRank: service.rank,
      serviceOf: service.of.map(({ label }) => label).join('; ') || null,
      liturgy: day.liturgy?.code,
      color: day.color?.code,
      antiphons: day.antiphons?.code,
      prokeimena: sung(day.prokeimena),
      alleluia: sung(day.alleluia),
      communion: day.communion.flatMap(({ reference }) => reference ?? []).join('; ') || null,
      opening: matins.opening?.code,
      tone: matins.tone,
      kathismata: matins.kathismata.join(' ') || null,
      polyeleos: matins.polyeleos,
      magnification: matins.magnification,
      katavasia: matins.katavasia?.code,
      magnificat: matins.magnificat,
      doxology: matins.doxology?.code,
      vespersEntrance: vespers.entrance,
      lessons: vespers.lessons,
      open:
        day.open
          .map(({ field }) => field)
          .toSorted()
          .join(' ') || null,
    },
  ],
};

function fastingOfCalendar({ type, isFasting, isSolidWeek, description, allowedFood }: FastingEntry) {
  return { fastingType: type, isFasting, isSolidWeek, fastingDescription: description, allowedFood };
}

function sung(list: readonly { readonly tone?: number; readonly reference?: string }[]): string | null {
  return list.map(({ tone = '', reference = '' }) => `${tone} ${reference}`.trim()).join('; ') || null;
}

/** A value as SQLite has it. */
function stored(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : (value ?? null);
}

/** What differs between the rows of a view for a day and those that it must have; columns that are not named are left. */
export function differences(rows: readonly ViewRow[], expected: readonly Record<string, unknown>[]): unknown[] {
  if (rows.length !== expected.length) return [{ rows: rows.length, expected: expected.length }];
  return expected.flatMap((one, i) =>
    Object.entries(one).flatMap(([name, value]) =>
      rows[i]?.[name] === stored(value) ? [] : [{ name, has: rows[i]?.[name], must: stored(value) }],
    ),
  );
}
