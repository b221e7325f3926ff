// Holds the readings that are given against lists of printed days: npm run score:readings -- FILE...
// Prints each difference, then what was found and what was given too much, whole and by half years.

import { type PrintedDay, printedDays } from '../../support/printed-days.ts';
import { readingsOn } from '../../support/real-readings.ts';

class Score {
  days = 0;
  printed = 0;
  found = 0;
  given = 0;
  surplus = 0;
  ordered = 0;
  tones = 0;
  tonesRight = 0;
}

const isGospel = (reference: string) => /^(Matt|Mark|Luke|John)\./.test(reference);

/** A reference without the first and the last verse, which printers set otherwise by one. */
function roughly(reference: string): (other: string) => boolean {
  const ends = (text: string) => {
    const [book = '', ...rest] = text.split('.');
    const verses = rest.join('.').match(/\d+/g)?.map(Number) ?? [];
    return { book, first: verses[0] ?? 0, verse: verses[1] ?? 0, last: verses.at(-1) ?? 0 };
  };
  const own = ends(reference);
  return (other) => {
    const it = ends(other);
    const near = (a: number, b: number) => Math.abs(a - b) <= 1;
    return it.book === own.book && it.first === own.first && near(it.verse, own.verse) && near(it.last, own.last);
  };
}

/** Takes from `given` what is printed; what is left of each. */
function compared(printed: readonly string[], given: readonly string[]): { missing: string[]; surplus: string[] } {
  const surplus = [...given];
  const missing = printed.filter((reference) => {
    const exact = surplus.indexOf(reference);
    const at = exact >= 0 ? exact : surplus.findIndex(roughly(reference));
    if (at >= 0) surplus.splice(at, 1);
    return at < 0;
  });
  return { missing, surplus };
}

/** Whether apostles and gospels that both have stand in the same order. */
function inOrder(printed: readonly string[], given: readonly string[]): boolean {
  return [isGospel, (reference: string) => !isGospel(reference)].every((kind) => {
    const ours = given.filter((reference) => kind(reference) && printed.includes(reference));
    const theirs = printed.filter((reference) => kind(reference) && given.includes(reference));
    return ours.join(' ') === theirs.join(' ');
  });
}

function look(day: PrintedDay, service: string, scores: readonly Score[]): void {
  const printed = day.services.get(service) ?? [];
  const given = readingsOn(day.date)
    .readings.filter((reading) => reading.service === service)
    .map(({ reference }) => reference);
  const { missing, surplus: left } = compared(printed, given);
  const { surplus } = compared(day.choices, left);
  const ordered = inOrder(printed, given);
  for (const score of scores) {
    score.days++;
    score.printed += printed.length;
    score.found += printed.length - missing.length;
    score.given += given.length;
    score.surplus += surplus.length;
    if (ordered) score.ordered++;
  }
  if (missing.length > 0 || surplus.length > 0 || !ordered) {
    const sets = [`missing ${missing.join(' ') || '–'}`, `surplus ${surplus.join(' ') || '–'}`];
    console.log(`${day.date} ${service}: ${sets.join('; ')}${ordered ? '' : '; order'}`);
  }
}

function lookAtTone({ date, tone }: PrintedDay, scores: readonly Score[]): void {
  const given = readingsOn(date).tone;
  if (tone === undefined || given === null) return;
  for (const score of scores) {
    score.tones++;
    if (given === tone) score.tonesRight++;
  }
  if (given !== tone) console.log(`${date}: tone ${given}, printed ${tone}`);
}

const part = (some: number, all: number) => `${some}/${all} (${((100 * some) / (all || 1)).toFixed(2)} %)`;

function tell(name: string, { days, printed, found, given, surplus, ordered, tones, tonesRight }: Score): void {
  const tone = tones > 0 ? `, tones ${part(tonesRight, tones)}` : '';
  console.log(
    `${name}: ${days} days, found ${part(found, printed)}, surplus ${part(surplus, given)}, in order ${part(ordered, days)}${tone}`,
  );
}

const whole = new Score();
const halves = { 'March to August': new Score(), 'September to February': new Score() };
const others = new Map<string, Score>();
for (const day of process.argv.slice(2).flatMap(printedDays)) {
  const half = /-0[3-8]-/.test(day.date) ? 'March to August' : 'September to February';
  const scores = [whole, halves[half]];
  look(day, 'liturgy', scores);
  lookAtTone(day, scores);
  for (const service of day.services.keys()) {
    if (service === 'liturgy') continue;
    const score = others.get(service) ?? new Score();
    others.set(service, score);
    look(day, service, [score]);
  }
}
for (const [name, score] of [['liturgy', whole] as const, ...Object.entries(halves), ...others]) tell(name, score);
