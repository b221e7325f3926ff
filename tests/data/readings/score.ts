// Compares the readings of the calendar with lists of printed days: npm run check:readings -- FILE...
// Prints each difference, then how many printed readings were found, and how many readings are not printed.
import { held, optionalMissing, servicesOf } from './held-against-print.ts';
import { type PrintedDay, printedDays } from './printed-days.ts';
import { readingsOn } from './real-readings.ts';

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

function look(day: PrintedDay, service: string, scores: readonly Score[]): void {
  const { printed, given, missing, surplus, inOrder } = held(day, service);
  if (service !== 'liturgy' && printed.length + given.length === 0) return;
  for (const score of scores) {
    score.days++;
    score.printed += printed.length;
    score.found += printed.length - missing.length;
    score.given += given.length;
    score.surplus += surplus.length;
    if (inOrder) score.ordered++;
  }
  if (missing.length > 0 || surplus.length > 0 || !inOrder) {
    const sets = `missing ${missing.join(' ') || '–'}; surplus ${surplus.join(' ') || '–'}`;
    console.log(`${day.date} ${service}: ${sets}${inOrder ? '' : '; order'}`);
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

function lookAtOptional(day: PrintedDay, score: Score): void {
  const printed = [...day.optional].reduce((count, [, references]) => count + new Set(references).size, 0);
  if (printed === 0) return;
  const missing = optionalMissing(day);
  score.days++;
  score.printed += printed;
  score.found += printed - missing.length;
  if (missing.length > 0) console.log(`${day.date} optional: missing ${missing.join('; ')}`);
}

const whole = new Score();
const halves = { 'March to August': new Score(), 'September to February': new Score() };
const others = new Map<string, Score>();
const optional = new Score();
for (const file of process.argv.slice(2)) {
  const days = printedDays(file);
  for (const day of days) {
    const half = /-0[3-8]-/.test(day.date) ? 'March to August' : 'September to February';
    const scores = [whole, halves[half]];
    look(day, 'liturgy', scores);
    lookAtTone(day, scores);
    for (const service of servicesOf(day, days).slice(1)) {
      const score = others.get(service) ?? new Score();
      others.set(service, score);
      look(day, service, [score]);
    }
    lookAtOptional(day, optional);
  }
}
for (const [name, score] of [['liturgy', whole] as const, ...Object.entries(halves), ...others]) tell(name, score);
if (optional.days > 0) console.log(`optional: ${optional.days} days, found ${part(optional.found, optional.printed)}`);
