import { stringify } from 'csv-stringify/sync';
import type { CalendarDay, FastingDay, MovableDay, ReadingsDay, SaintsDay } from '../../../schemas/types.ts';
import { TABLES } from '../../contract/columns.ts';
import type { DailyEndpoint } from '../../contract/endpoints.ts';

type Row = Record<string, string | number | boolean | null | undefined>;

const ROWS: { [E in DailyEndpoint]: (day: never) => Row[] } = {
  calendar: ({ gregorianDate, fasting, saints, events, ...day }: CalendarDay) => [
    {
      ...day,
      date: gregorianDate,
      fastingType: fasting.type,
      allowedFood: fasting.allowedFood,
      fasting: fasting.description,
      saints: saints.map(({ name }) => name).join('; '),
      events: events.map(({ label }) => label).join('; '),
    },
  ],
  saints: ({ gregorian_date, julian_month, julian_day, saints }: SaintsDay) =>
    saints.map(({ id, name, type, displayTypeId, liturgicalRank }) => ({
      date: gregorian_date,
      julianMonth: julian_month,
      julianDay: julian_day,
      id,
      name,
      type,
      displayTypeId,
      rank: liturgicalRank?.code,
    })),
  movable: ({ gregorianDate, julianDate, events }: MovableDay) =>
    events.map(({ icons: _, ...event }) => ({ date: gregorianDate, julianDate, ...event })),
  readings: ({ gregorianDate, julianDate, tone, readings }: ReadingsDay) =>
    readings.map(({ of, optional = false, ...reading }, i) => ({
      date: gregorianDate,
      julianDate,
      order: i + 1,
      tone,
      ...reading,
      optional,
      of: of.id,
    })),
  fasting: ({ gregorianDate, julianDate, dayOfWeek, fasting }: FastingDay) => [
    { date: gregorianDate, julianDate, dayOfWeek, ...fasting },
  ],
};

/**
 * The daily answer for a year as a table in CSV (RFC 4180) with a line of headings: one row for each day, saint, event
 * or reading.
 */
export function yearTable(endpoint: DailyEndpoint, answer: string): string {
  const { data } = JSON.parse(answer) as { data: Record<string, never> };
  const rows = Object.values(data).flatMap((day) => ROWS[endpoint](day));
  return stringify(rows, {
    header: true,
    columns: TABLES[endpoint].fields.map(({ name }) => name),
    record_delimiter: 'windows',
    cast: { boolean: (value) => String(value) },
  });
}
