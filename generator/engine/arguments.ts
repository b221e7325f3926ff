import { isoDateIn } from '../calendar/day-number.ts';
import { coversYear, DAILY_ENDPOINTS, type DailyEndpoint } from '../contract/endpoints.ts';
import { CONTENT_ID } from '../contract/ids.ts';

// Each of these throws a RangeError with what is wrong with an argument of a program.

export function checkDate(endpoint: DailyEndpoint, date: string): void {
  const found = isoDateIn('gregorian', date);
  if (!found) throw new RangeError(`there is no date ${date}: write it as YYYY-MM-DD`);
  if (!coversYear(endpoint, found.year)) throw outside(date, endpoint);
}

export function checkYear(endpoint: DailyEndpoint, year: number): void {
  if (!Number.isInteger(year) || !coversYear(endpoint, year)) throw outside(year, endpoint);
}

function outside(date: string | number, endpoint: DailyEndpoint): RangeError {
  const { firstYear, lastYear } = DAILY_ENDPOINTS[endpoint];
  return new RangeError(`${date} is outside the years ${firstYear} to ${lastYear} of ${endpoint}`);
}

export function checkLanguage(lang: string, known: readonly string[]): void {
  if (!known.includes(lang)) throw new RangeError(`${lang} is none of ${known.join(', ')}`);
}

export function checkType(type: number): void {
  if (!Number.isInteger(type) || type < 0) throw new RangeError(`${type} is no class: it is an integer from 0`);
}

export function checkId(id: string): void {
  if (CONTENT_ID.test(id)) return;
  throw new RangeError(`${id} is no id: it has 1 to 128 letters, digits and . _ : -, the first a letter, a digit or _`);
}

export function checkNumber(number: number): void {
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`${number} is no number: it is an integer from 1`);
}
