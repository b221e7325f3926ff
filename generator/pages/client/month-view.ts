import { dateOf, dayNumber, monthDay, weekdayOf } from '../../calendar/day-number.ts';
import { paschaOf } from '../../calendar/pascha.ts';
import { coversYear } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { datasetFile, datasetsFolder } from '../../contract/paths.ts';
import { capital, civilDate, dayAndMonth, longDate, monthName, today, weekdayNames } from './dates.ts';
import { type Brief, feastsInBrief, rankSign } from './day-view.ts';
import { h, sign } from './elements.ts';
import { fastMark } from './fast.ts';
import { addressOf } from './place.ts';
import { requestBox } from './request-box.ts';
import { askedDay, type Day, dayOf } from './tree.ts';
import type { Words } from './words.ts';

interface MonthPage {
  readonly year: number;
  readonly month: number;
  readonly lang: Language;
  readonly words: Words;
}

/** The heading of a month: `Январь 2026`. */
export function monthTitle({ year, month, lang }: Pick<MonthPage, 'year' | 'month' | 'lang'>): string {
  return `${capital(monthName(lang, month))} ${year}`;
}

/** The days of a month in weeks from Monday on, each with its fast and its feast, and the feasts as a list. */
export async function monthView(page: MonthPage): Promise<Node[] | null> {
  const { year, month, lang, words } = page;
  const numbers = daysOfMonth(year, month);
  const first = civilDate(numbers[0] as number);
  // The first day tells whether the tree has files of the year; only then the others are asked for.
  if ((await dayOf(lang, first)) === null) return null;
  const days = await Promise.all(numbers.map((number) => dayOf(lang, civilDate(number))));
  const endpoint = coversYear('calendar', year) ? 'calendar' : 'movable';
  const pascha = civilDate(paschaOf(year));
  return [
    h(
      'header',
      { class: 'date' },
      h('h1', { tabindex: '-1' }, monthTitle(page)),
      h(
        'p',
        { class: 'facts' },
        h('span', {}, `${words.paschaOf(year)}: `, dayLink(lang, pascha, dayAndMonth(lang, pascha))),
      ),
    ),
    grid(page, numbers, days),
    legend(words),
    ...feastList(page, days),
    endpoint === 'calendar' ? '' : h('p', { class: 'note' }, words.noSaints),
    requestBox(words, [
      [longDate(lang, first), askedDay(lang, endpoint, first)],
      [words.wholeYear, { file: `${datasetsFolder()}/${datasetFile(endpoint, year, lang)}` }],
    ]),
  ].filter((node): node is HTMLElement => node !== '');
}

function daysOfMonth(year: number, month: number): number[] {
  const first = dayNumber('gregorian', { year, month, day: 1 });
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return Array.from({ length: dayNumber('gregorian', next) - first }, (_, i) => first + i);
}

function grid(page: MonthPage, numbers: readonly number[], days: readonly (Day | null)[]): HTMLElement {
  const { lang } = page;
  const [names, short] = [weekdayNames(lang, 'long'), weekdayNames(lang, 'short')];
  const before = (weekdayOf(numbers[0] as number) + 6) % 7;
  const cells = [...Array<null>(before).fill(null), ...numbers.map((number, i) => cell(page, number, days[i] ?? null))];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return h(
    'table',
    { class: 'month' },
    h('caption', { class: 'unseen' }, monthTitle(page)),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        names.map((name, i) => h('th', { scope: 'col', abbr: name }, short[i])),
      ),
    ),
    h(
      'tbody',
      {},
      weeks.map((week) =>
        h(
          'tr',
          {},
          Array.from({ length: 7 }, (_, i) => week[i] ?? h('td', { class: 'blank' })),
        ),
      ),
    ),
  );
}

function cell({ lang, words }: MonthPage, number: number, day: Day | null): HTMLElement {
  const date = civilDate(number);
  const isToday = date === today();
  const mark = day && fastMark(day.fasting);
  const [feast] = day ? feastsInBrief(day) : [];
  const classes = [mark, weekdayOf(number) === 0 && 'sunday', feast && isHigh(feast) && 'high']
    .filter(Boolean)
    .join(' ');
  return h(
    'td',
    { class: classes },
    h(
      'a',
      { href: addressOf({ view: { kind: 'day', date }, lang }), 'aria-current': isToday && 'date' },
      h('span', { class: 'numbers' }, h('b', {}, String(dateOf('gregorian', number).day)), julian(lang, number)),
      h('span', { class: 'marks' }, feast && rankSign(feast.rank), mark && sign(`food-${mark}`, words.foods[mark])),
      feast && h('span', { class: 'name' }, feast.name),
    ),
  );
}

function isHigh({ rank }: Brief): boolean {
  return rank === 'great' || rank === 'movable';
}

function julian(lang: Language, number: number): HTMLElement {
  const date = dateOf('julian', number);
  const long = dayAndMonth(lang, `2000-${monthDay(date)}`);
  return h(
    'small',
    {},
    h('span', { 'aria-hidden': 'true' }, String(date.day)),
    h('span', { class: 'unseen' }, ` (${long}) `),
  );
}

function dayLink(lang: Language, date: string, ...text: readonly (string | Node)[]): HTMLElement {
  return h('a', { href: addressOf({ view: { kind: 'day', date }, lang }) }, ...text);
}

function legend(words: Words): HTMLElement {
  const foods = Object.entries(words.foods);
  return h(
    'section',
    { class: 'legend', 'aria-labelledby': 'legend' },
    h('h2', { id: 'legend' }, words.legend),
    h(
      'ul',
      {},
      h('li', { class: 'high' }, rankSign('great'), words.greatFeast),
      h('li', { class: 'high' }, rankSign('movable'), words.movableFeast),
      h('li', {}, rankSign('vigil'), rankSign('polyeleos'), words.vigilOrPolyeleos),
      foods.map(([food, label]) => h('li', { class: food }, sign(`food-${food}`), label)),
    ),
  );
}

function feastList({ lang, words }: MonthPage, days: readonly (Day | null)[]): HTMLElement[] {
  const listed = days.flatMap((day) => (day ? feastsInBrief(day).map((feast) => ({ day, feast })) : []));
  const line = (day: Day, feast: Brief) =>
    h(
      'li',
      { class: isHigh(feast) && 'high' },
      h('span', {}, dayAndMonth(lang, day.date)),
      rankSign(feast.rank),
      dayLink(lang, day.date, feast.name),
    );
  if (listed.length === 0) return [];
  const lines = listed.map(({ day, feast }) => line(day, feast));
  const title = h('h2', { id: 'feasts' }, words.feastsOfMonth);
  return [h('section', { class: 'feast-list', 'aria-labelledby': 'feasts' }, title, h('ul', {}, lines))];
}
