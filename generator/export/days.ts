import type { CalendarDay, EventEntry, FastingDay, MovableDay, ReadingsDay, SaintsDay } from '../../schemas/types.ts';
import type { DailyEndpoint } from '../contract/endpoints.ts';
import { LANGUAGES } from '../contract/languages.ts';
import { type Answers, type InLanguages, inLanguages } from './answers.ts';
import { LiturgyRows } from './liturgy.ts';
import type { DatabaseRow, TableRows } from './rows.ts';
import { SharedWords } from './shared-words.ts';

/** A day in the answers that every year has, and in those of later years. */
interface DayAnswers {
  readonly fasting: InLanguages<FastingDay>;
  readonly movable: InLanguages<MovableDay>;
  readonly calendar: CalendarDay | undefined;
  readonly saints: SaintsDay | undefined;
  readonly readings: InLanguages<ReadingsDay | undefined>;
}

/** Adds days, year by year. */
export class DayRows {
  private readonly answers: Answers;
  private readonly rows: TableRows;
  private readonly shared: SharedWords;
  private readonly liturgy: LiturgyRows;

  constructor(answers: Answers, rows: TableRows) {
    this.answers = answers;
    this.rows = rows;
    this.shared = new SharedWords(rows);
    this.liturgy = new LiturgyRows(rows, this.shared);
  }

  async addYear(year: number): Promise<void> {
    const [fasting, movable, readings] = await Promise.all([
      this.inBoth('fasting', year),
      this.inBoth('movable', year),
      this.inBoth('readings', year),
    ]);
    // Names and classes are those of the commemorations: only the positions in the lists are needed.
    const calendar = await this.answers.days('calendar', year, 'ru');
    const saints = await this.answers.days('saints', year, 'ru');
    for (const date of Object.keys(fasting.ru)) {
      this.addDay(date, {
        fasting: at(fasting, date),
        movable: at(movable, date),
        calendar: calendar[date],
        saints: saints[date],
        readings: at(readings, date),
      });
    }
    const liturgy = await this.inBoth('liturgy', year);
    for (const date of Object.keys(liturgy.ru)) this.liturgy.add(date, at(liturgy, date));
  }

  private async inBoth<E extends DailyEndpoint>(endpoint: E, year: number) {
    const [ru = {}, en = {}] = await Promise.all(LANGUAGES.map((lang) => this.answers.days(endpoint, year, lang)));
    return { ru, en };
  }

  private addDay(date: string, { fasting, movable, calendar, saints, readings }: DayAnswers): void {
    const { julianDate } = fasting.ru;
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    for (const lang of LANGUAGES) {
      this.rows.addOnce('weekdays', `${weekday} ${lang}`, { weekday, lang, name: fasting[lang].dayOfWeek });
    }
    this.rows.add('days', {
      date,
      julian_date: julianDate,
      weekday,
      week_after_pentecost: calendar?.weekAfterPentecost,
      tone: readings.ru?.tone,
      fast: this.shared.fast(inLanguages((lang) => fasting[lang].fasting)),
    });
    this.addKept(date, { calendar, saints, movable: movable.ru });
    for (const lang of LANGUAGES) for (const event of movable[lang].events) this.addEvent(lang, event);
    this.addReadings(date, readings);
  }

  /** Adds each commemoration of a day once, with its positions in the lists. */
  private addKept(
    date: string,
    lists: {
      readonly calendar: CalendarDay | undefined;
      readonly saints: SaintsDay | undefined;
      readonly movable: MovableDay;
    },
  ): void {
    const kept = new Map<string, Record<string, number>>();
    const note = (column: string, list: readonly { readonly id: string | number }[] = []) => {
      for (const [i, { id }] of list.entries()) {
        kept.set(String(id), { ...kept.get(String(id)), [column]: i + 1 });
      }
    };
    note('saint_position', lists.calendar?.saints);
    note('event_position', lists.calendar?.events);
    note('fixed_position', lists.saints?.saints);
    note('movable_position', lists.movable.events);
    for (const [commemoration, positions] of kept)
      this.rows.add('day_commemorations', { date, commemoration, ...positions });
  }

  private addEvent(lang: string, { id, description, dateFrom, dateTo }: EventEntry): void {
    const row: DatabaseRow = { commemoration: id, lang, description };
    this.rows.addOnce('commemoration_descriptions', `${id} ${lang}`, row);
    if (dateFrom === undefined) return;
    this.rows.addOnce('weeks', `${id} ${dateFrom}`, { commemoration: id, date_from: dateFrom, date_to: dateTo });
  }

  private addReadings(date: string, both: InLanguages<ReadingsDay | undefined>): void {
    for (const [i, reading] of (both.ru?.readings ?? []).entries()) {
      const inEach = inLanguages((lang) => both[lang]?.readings[i] ?? reading);
      const { service, kind, zachalo, reference, joined, optional = false } = reading;
      const owner = this.shared.owner(inLanguages((lang) => inEach[lang].of));
      this.rows.add('day_readings', {
        date,
        position: i + 1,
        service,
        kind,
        owner,
        zachalo,
        reference,
        joined,
        optional,
      });
      for (const lang of LANGUAGES) {
        const row = { reference, lang, label: inEach[lang].label };
        this.rows.addOnce('reference_labels', `${reference} ${lang}`, row);
      }
    }
  }
}

/** A day of a year in each language. */
function at<Day>(days: InLanguages<Readonly<Record<string, Day>>>, date: string): InLanguages<Day> {
  return inLanguages((lang) => days[lang][date] as Day);
}
