import { type CalendarDate, isDate } from '../calendar/day-number.ts';
import { coversYear, DAILY_ENDPOINTS, type DailyEndpoint } from '../contract/endpoints.ts';
import { LANGUAGES, type Language } from '../contract/languages.ts';
import { RequestProblem } from './problems.ts';

/** A host in an address: letters, digits, dots, hyphens and underscores, or an IPv6 address. */
const HOST = /^([\w-]+\.)*[\w-]+\.?$|^\[[\da-f:.]+\]$/i;

/** The origin to which a request was sent. */
export function originOf({ url }: Request): string {
  const { hostname, origin } = new URL(url);
  if (HOST.test(hostname)) return origin;
  throw new RequestProblem('BAD_REQUEST', { ru: 'Такого хоста быть не может.', en: 'There can be no such host.' });
}

/** The language of an answer: the first `lang` of the query, or Russian if it is not a known language. */
export function languageOf(query: URLSearchParams): Language {
  const asked = query.get('lang');
  return LANGUAGES.find((lang) => lang === asked) ?? LANGUAGES[0];
}

/** The date of a path, checked against the calendar and the years of its endpoint. */
export function dateIn(endpoint: DailyEndpoint, text: string): CalendarDate {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [year, month, day] = (parts ?? []).slice(1).map(Number);
  const date: CalendarDate = { year: year ?? 0, month: month ?? 0, day: day ?? 0 };
  if (!parts || !isDate('gregorian', date)) {
    throw new RequestProblem(
      'INVALID_DATE',
      { ru: 'Такой даты нет: нужна дата вида ГГГГ-ММ-ДД.', en: 'There is no such date: write it as YYYY-MM-DD.' },
      { parameter: 'date' },
    );
  }
  if (!coversYear(endpoint, date.year)) {
    const { firstYear, lastYear } = DAILY_ENDPOINTS[endpoint];
    throw new RequestProblem(
      'DATE_OUT_OF_RANGE',
      {
        ru: `Ответы есть с ${firstYear} по ${lastYear} год.`,
        en: `Answers are given for the years ${firstYear} to ${lastYear}.`,
      },
      { parameter: 'date' },
    );
  }
  return date;
}

/** The `type` filter, or null if the query has none. */
export function typeParameter(query: URLSearchParams): number | null {
  const asked = query.getAll('type');
  if (asked.length === 0) return null;
  if (asked.length > 1 || !/^(0|[1-9]\d*)$/.test(asked[0] ?? '')) {
    throw new RequestProblem(
      'INVALID_TYPE',
      {
        ru: 'Параметр type — одно целое неотрицательное число.',
        en: 'The parameter type is one non-negative integer.',
      },
      { parameter: 'type' },
    );
  }
  return Number(asked[0]);
}
