import type { Commemoration } from '../catalog/catalog.ts';
import type { Day } from '../commemorations/day.ts';
import type { DailyEndpoint, Language } from '../layout.ts';
import type { ByteSink } from './byte-sink.ts';
import { type Edition, Entries } from './entries.ts';
import { remembered } from './remembered.ts';
import { type SaintsOfDay, saintsOfDay } from './saints-list.ts';

/** A function a daily endpoint that adds what it says of a day, the value that stands under its date in `data`. */
export type DayWriters = Record<DailyEndpoint, (day: Day, sink: ByteSink) => void>;

/**
 * Writers of the day entries of all endpoints in one edition. This is the hot path of the generator: what many days
 * share (a saint, an event, a list of saints) is turned into bytes once, and a day is put together from such pieces.
 */
export function dayWriters(edition: Edition): DayWriters {
  const entries = new Entries(edition);
  const calendarSaint = remembered((saint: Commemoration) => bytesOf(entries.calendarSaint(saint)));
  const saintsDaySaint = remembered((saint: Commemoration) => bytesOf(entries.saintsDaySaint(saint)));
  const calendarList = remembered((list: readonly Commemoration[]) => joined(list.map(calendarSaint)));
  const saintsDayList = remembered((list: readonly Commemoration[]) => joined(list.map(saintsDaySaint)));
  const event = remembered((occurrence: Day['movable'][number]) => bytesOf(entries.event(occurrence)));
  const fasting = remembered((rule: Day['fasting']) => bytesOf(entries.fasting(rule)));
  const weekdays = edition.catalog.weekdays.map((name) => bytesOf(name[edition.lang]));
  const weekday = (day: Day, sink: ByteSink) => sink.add(weekdays[day.weekday] as Buffer);
  const dates = (day: Day, sink: ByteSink) => {
    sink.ascii(`{"gregorianDate":"${day.date}","julianDate":"${day.julianDate}","dayOfWeek":`);
    weekday(day, sink);
  };
  const events = (occurrences: Day['movable'], sink: ByteSink) => {
    sink.ascii(',"events":[');
    addAll(occurrences.map(event), sink);
    sink.ascii(']}');
  };
  return {
    calendar: (day, sink) => {
      dates(day, sink);
      sink.ascii(`,"weekAfterPentecost":${day.weekAfterPentecost},"saints":[`);
      addSaints(
        saintsOfDay(day, () => true),
        calendarSaint,
        calendarList,
        sink,
      );
      sink.ascii('],"fasting":');
      sink.add(fasting(day.fasting));
      events(
        day.movable.filter(({ entry }) => entry.asSaint === null),
        sink,
      );
    },
    saints: (day, sink) => {
      const { date, julian } = day;
      sink.ascii(
        `{"gregorian_date":"${date}","julian_day":${julian.day},"julian_month":${julian.month},"day_of_week":`,
      );
      weekday(day, sink);
      sink.ascii(',"saints":[');
      addSaints(
        saintsOfDay(day, ({ entry }) => entry.byDate),
        saintsDaySaint,
        saintsDayList,
        sink,
      );
      sink.ascii(']}');
    },
    movable: (day, sink) => {
      dates(day, sink);
      events(day.movable, sink);
    },
    fasting: (day, sink) => {
      dates(day, sink);
      sink.ascii(',"fasting":');
      sink.add(fasting(day.fasting));
      sink.ascii('}');
    },
  };
}

/** Adds the daily answer for some days in a row, at least one. */
export function writeAnswer(
  lang: Language,
  days: readonly Day[],
  write: (day: Day, sink: ByteSink) => void,
  sink: ByteSink,
): void {
  const [from, to] = [days[0]?.date, days.at(-1)?.date];
  sink.ascii(`{"meta":{"from":"${from}","to":"${to}","count":${days.length},"lang":"${lang}"},"data":{`);
  days.forEach((day, i) => {
    sink.ascii(`${i > 0 ? ',' : ''}"${day.date}":`);
    write(day, sink);
  });
  sink.ascii('}}');
}

function bytesOf(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/** Adds the saints of a day: the shared list as one piece where nothing movable comes in, else one by one. */
function addSaints(
  { fixed, saints, icons, iconsAt }: SaintsOfDay,
  one: (saint: Commemoration) => Buffer,
  whole: (list: readonly Commemoration[]) => Buffer,
  sink: ByteSink,
): void {
  if (saints.length + icons.length === 0) sink.add(whole(fixed));
  else addAll([...saints, ...fixed.slice(0, iconsAt), ...icons, ...fixed.slice(iconsAt)].map(one), sink);
}

function addAll(parts: readonly Buffer[], sink: ByteSink): void {
  for (let i = 0; i < parts.length; i++) {
    if (i > 0) sink.ascii(',');
    sink.add(parts[i] as Buffer);
  }
}

function joined(parts: readonly Buffer[]): Buffer {
  const comma = Buffer.from(',');
  return Buffer.concat(parts.flatMap((part, i) => (i > 0 ? [comma, part] : [part])));
}
