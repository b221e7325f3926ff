import { isDate } from '../../generator/calendar/day-number.ts';

/** A day of a printed calendar. */
export interface PrintedDay {
  readonly date: string;
  readonly line: number;
  readonly names: readonly PrintedName[];
  /** A code of `foods` in labels.yaml; `all` if everything may be eaten, `fast` if only a fast day is printed. */
  readonly fasting: string | null;
}

export interface PrintedName {
  readonly text: string;
  readonly line: number;
  /** A code of `ranks` in labels.yaml. */
  readonly rank: string | null;
}

/** The words for ranks and fasting in a list: each word or code, in lower case, with its code. */
export interface ListWords {
  readonly ranks: ReadonlyMap<string, string>;
  readonly foods: ReadonlyMap<string, string>;
  readonly firstYear: number;
  readonly lastYear: number;
}

const DAY = /^(\d{4})-(\d\d)-(\d\d)(?:\s+(.*))?$/;

/** The days of a list and its errors, each with its line. docs/explanation/trust.md describes the format. */
export function printedList(text: string, words: ListWords): { days: PrintedDay[]; problems: string[] } {
  const days: (PrintedDay & { names: PrintedName[]; fasting: string | null })[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = i + 1;
    const wrong = (what: string) => problems.push(`${line}: ${what}`);
    let rest = raw.replace(/^\uFEFF/, '').trim();
    if (rest === '' || rest.startsWith('#')) return;
    const [, year = '', month = '', day = '', more] = DAY.exec(rest) ?? [];
    if (year !== '') {
      const date = `${year}-${month}-${day}`;
      if (!isDate('gregorian', { year: Number(year), month: Number(month), day: Number(day) }))
        wrong(`there is no day ${date}`);
      else if (Number(year) < words.firstYear || Number(year) > words.lastYear)
        wrong(`the calendar has saints from ${words.firstYear} to ${words.lastYear}, not for ${date}`);
      else if (seen.has(date)) wrong(`the day ${date} is in the list twice`);
      seen.add(date);
      days.push({ date, line, names: [], fasting: null });
      rest = more ?? '';
      if (rest === '') return;
    }
    const current = days.at(-1);
    if (!current) {
      wrong('the list must begin with a day, such as 2026-01-07');
      return;
    }
    const [, fasting] = /^fasting:\s*(.*)$/i.exec(rest) ?? [];
    if (fasting !== undefined) {
      const code = words.foods.get(fasting.toLowerCase().replace(/\.$/, ''));
      if (code === undefined) wrong(`fasting must be one of ${[...new Set(words.foods.values())].join(', ')}`);
      else if (current.fasting !== null) wrong(`${current.date} has fasting twice`);
      else current.fasting = code;
      return;
    }
    const [, sign, name = rest] = /^\[([^\]]*)\]\s*(.*)$/.exec(rest) ?? [];
    const rank = sign === undefined ? null : words.ranks.get(sign.toLowerCase());
    if (rank === undefined) wrong(`a rank must be one of ${[...new Set(words.ranks.values())].join(', ')}`);
    else if (name === '') wrong('a rank must have a name after it');
    else current.names.push({ text: name, line, rank });
  });
  return { days, problems };
}
