import { dateOf, dayNumber, isDate, isoDate } from '../../calendar/day-number.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { dayAndMonth } from './dates.ts';
import { civilDate, isInRange, MONTHS, numberOf } from './place.ts';

/** A day that is asked for: the civil date, and the Julian date if the words can mean that too. */
export interface WantedDate {
  readonly date: string;
  readonly isJulian: boolean;
}

/**
 * The days that a text names, the civil one first: `13 мая`, `December 25, 2026`, `25.12`, `2026-04-12`, `седьмое
 * января`, `tomorrow`. Without a year it is the next from today on. Empty if the text is no date.
 */
export function wantedDates(text: string, lang: Language, today: string): WantedDate[] {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[,\s]+/g, ' ');
  const from = DAYS_FROM_TODAY[plain];
  if (from !== undefined) return [{ date: civilDate(numberOf(today) + from), isJulian: false }];
  const found = numbers(plain, lang) ?? named(inFigures(plain));
  if (!found) return [];
  const { year, month, day } = found;
  return (['gregorian', 'julian'] as const).flatMap((calendar) => {
    const years = year ? [year] : Array.from({ length: 9 }, (_, i) => Number(today.slice(0, 4)) - 1 + i);
    const dates = years
      .map((one) => ({ year: one, month, day }))
      .filter((one) => isDate(calendar, one))
      .map((one) => civilDate(dayNumber(calendar, one)));
    const date = dates.find((one) => isInRange(one) && (year !== undefined || one >= today));
    return date ? [{ date, isJulian: calendar === 'julian' }] : [];
  });
}

/** Words for a day that is so many days from today. */
const DAYS_FROM_TODAY: Readonly<Record<string, number>> = {
  вчера: -1,
  сегодня: 0,
  завтра: 1,
  послезавтра: 2,
  yesterday: -1,
  today: 0,
  tomorrow: 1,
};

interface DayOfYear {
  readonly year?: number | undefined;
  readonly month: number;
  readonly day: number;
}

/** A date in figures: the year first, `25.12.2026`, or in English also `12/25/2026`. */
function numbers(text: string, lang: Language): DayOfYear | undefined {
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const short = /^(\d\d?)([./-])(\d\d?)(?:\2(\d{4}))?$/.exec(text);
  if (!short) return undefined;
  const [first, second] = [Number(short[1]), Number(short[3])];
  const isMonthFirst = lang === 'en' && short[2] === '/' ? first <= 12 : second > 12;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return { year: short[4] ? Number(short[4]) : undefined, month, day };
}

/** A date with the name of its month, in either language. */
function named(text: string): DayOfYear | undefined {
  const after = /^(\d\d?)(?:-?(?:st|nd|rd|th|е|го|ое))? (?:of )?(\p{L}{3,})\.?(?: (\d{4})(?: г\.?| года?)?)?$/u.exec(
    text,
  );
  const before = /^(\p{L}{3,})\.? (\d\d?)(?:st|nd|rd|th)?(?: (\d{4}))?$/u.exec(text);
  const [day, word, year] = after ? [after[1], after[2], after[3]] : before ? [before[2], before[1], before[3]] : [];
  const month = word && monthNamed(word);
  return month && day ? { year: year ? Number(year) : undefined, month, day: Number(day) } : undefined;
}

/** The numbers of days in words, without endings in Russian; from the first to the twentieth. */
const [RUSSIAN_ORDINALS, ENGLISH_ORDINALS] = [
  'перв втор трет четверт пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат двадцат',
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
].map((words) => words.split(' ')) as [string[], string[]];
const TENS: Readonly<Record<string, number>> = { двадцать: 20, тридцать: 30, twenty: 20, thirty: 30 };

/** A text with the numbers of days in figures: `двадцать пятое декабря` is `25 декабря`. */
function inFigures(text: string): string {
  return text.replace(/(?:(двадцать|тридцать|twenty|thirty)[ -])?(\p{L}+)/gu, (all, tens: string, word: string) => {
    const number = ordinal(word);
    return number > 0 ? String((TENS[tens] ?? 0) + number) : all;
  });
}

/** The number of an ordinal, as it stands in a date; 0 if the word is none. */
function ordinal(word: string): number {
  if (/^(?:тридцато(?:е|го)|thirtieth)$/.test(word)) return 30;
  const stem = word.replace(/(?:ое|ого|ье|ьего)$/, '');
  return 1 + (stem === word ? ENGLISH_ORDINALS.indexOf(word) : RUSSIAN_ORDINALS.indexOf(stem));
}

function monthNamed(word: string): number | undefined {
  return MONTHS.find((month) =>
    LANGUAGES.some((lang) => monthForms(lang, month).some((form) => form.startsWith(word))),
  );
}

/** The month as it stands after the number of a day, in lower case. */
function monthForms(lang: Language, month: number): string[] {
  const date = isoDate({ year: 2000, month, day: 1 });
  return [dayAndMonth(lang, date).replace(/\d+/g, '').trim().toLowerCase()];
}

/** The Julian date of a civil one, without a year. */
export function julianDay(date: string, lang: Language): string {
  return dayAndMonth(lang, isoDate(dateOf('julian', numberOf(date))));
}
