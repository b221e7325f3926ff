import type { CalendarSaint, EventEntry, Icon, TextIndex } from '../../../schemas/types.ts';
import { paschaOf } from '../../calendar/pascha.ts';
import { coversYear, DAILY_ENDPOINT_NAMES, type DailyEndpoint } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { inTree } from '../../contract/paths.ts';
import { MOTHER_OF_GOD_ICONS } from '../../contract/saint-types.ts';
import { capital, civilDate, dayAndMonth, longDate } from './dates.ts';
import { h, sign } from './elements.ts';
import { dishes, fastMark } from './fast.ts';
import { addressOf, dateFrom, numberOf } from './place.ts';
import { requestBox } from './request-box.ts';
import { askedDay, type Day } from './tree.ts';
import type { Words } from './words.ts';

/** Something kept on the day, with what sets it apart from the others. */
interface Kept {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
  readonly rank: string;
  readonly rankLabel?: string;
  /** Under which heading it is listed; none for most. */
  readonly group: string;
  readonly icons: readonly Icon[];
}

interface DayPage {
  readonly day: Day;
  readonly texts: TextIndex['data'];
  readonly lang: Language;
  readonly words: Words;
}

/** The heading of a day: `Среда, 7 января 2026`. */
export function dayTitle(lang: Language, { dayOfWeek, date }: Day): string {
  return `${capital(dayOfWeek)}, ${longDate(lang, date)}`;
}

/** A day with its dates, its fast, its feasts and saints, and the seasons in which it stands. */
export function dayView(page: DayPage): Node[] {
  const { day, words } = page;
  const kept = [...feastsOf(day, words), ...(day.saints ?? []).map(keptSaint)];
  const great = kept.filter(({ rank }) => rank === 'great' || rank === 'movable');
  const solemn = kept.filter(isSolemn);
  const others = kept.filter((one) => !great.includes(one) && !solemn.includes(one));
  return [
    h(
      'article',
      { class: day.saints ? 'day' : 'day sparse' },
      heading(page),
      fastingCard(page),
      h(
        'div',
        { class: 'kept' },
        great.length + solemn.length > 0 &&
          h(
            'section',
            { 'aria-labelledby': 'feasts' },
            h('h2', { id: 'feasts', class: 'unseen' }, words.feasts),
            great.map((one) => feast(one, page, 'great')),
            solemn.map((one) => feast(one, page, 'solemn')),
          ),
        otherEvents(page),
        saints(others, page),
        day.saints === null && h('p', { class: 'note' }, words.noSaints),
      ),
      seasons(page),
    ),
    requestBox(words, requestsOf(page)),
  ];
}

function heading({ day, lang, words }: DayPage): HTMLElement {
  const { year } = dateFrom(day.date);
  const pascha = civilDate(paschaOf(year));
  const [week] = weeksOf(day);
  return h(
    'header',
    { class: 'date' },
    week && h('p', { class: 'week' }, week.label),
    h('h1', { tabindex: '-1' }, capital(day.dayOfWeek), ', ', h('span', { class: 'whole' }, longDate(lang, day.date))),
    h(
      'p',
      { class: 'facts' },
      h('span', {}, `${longDate(lang, day.julianDate)} ${words.oldStyle}`),
      // The weeks of that count are called by it.
      !week?.id.endsWith('_after_pentecost') && h('span', {}, words.weekAfterPentecost(day.week)),
      pascha !== day.date &&
        h(
          'span',
          {},
          `${words.paschaOf(year)}: `,
          h('a', { href: addressOf({ view: { kind: 'day', date: pascha }, lang }) }, dayAndMonth(lang, pascha)),
        ),
    ),
  );
}

/** The weeks and seasons of a day, the shortest first: it says most. */
function weeksOf({ events }: Day): EventEntry[] {
  const length = ({ dateFrom: from = '', dateTo: to = '' }: EventEntry) => numberOf(to) - numberOf(from);
  return events.filter(({ kind }) => kind === 'week').sort((a, b) => length(a) - length(b));
}

function fastingCard({ day: { fasting }, words }: DayPage): HTMLElement {
  const mark = fastMark(fasting);
  return h(
    'section',
    { class: `fast ${mark ?? ''}`, 'aria-labelledby': 'fast' },
    h('h2', { id: 'fast' }, words.fasting),
    h('p', { class: 'rule' }, mark && sign(`food-${mark}`), h('strong', {}, fasting.description)),
    fasting.allowedFood && h('p', {}, capital(fasting.allowedFood)),
    h(
      'ul',
      { class: 'dishes' },
      dishes(fasting).map(([dish, isAllowed]) =>
        h(
          'li',
          { class: isAllowed ? 'yes' : 'no' },
          isAllowed ? sign('yes', words.allowed) : sign('no', words.forbidden),
          words.dishes[dish],
        ),
      ),
    ),
  );
}

/** Movable feasts stand beside the great ones with a sign of their own: the answers give them no rank. */
function feastsOf({ events }: Day, words: Words): Kept[] {
  return events
    .filter(({ kind }) => kind === 'feast')
    .map(({ id, label, description, icons }) => ({
      id,
      name: label,
      about: description,
      rank: 'movable',
      rankLabel: words.movableFeast,
      group: '',
      icons,
    }));
}

function keptSaint({ id, name, typeId, types, displayTypes, liturgicalRank, icons }: CalendarSaint): Kept {
  const listedBy = displayTypes ?? (typeId === MOTHER_OF_GOD_ICONS ? types : []);
  return {
    id: String(id),
    name,
    rank: liturgicalRank?.code ?? 'no_sign',
    ...(liturgicalRank ? { rankLabel: liturgicalRank.label } : {}),
    group: listedBy[0]?.label ?? '',
    icons,
  };
}

/** By its sign; and a synaxis of a Sunday, such as that of All Saints, which has an emblem of its own but no sign. */
function isSolemn({ id, rank, group, icons }: Kept): boolean {
  const isMovable = Number.isNaN(Number(id));
  return (
    rank === 'vigil' || rank === 'polyeleos' || (rank === 'no_sign' && isMovable && group === '' && icons.length > 0)
  );
}

function feast(one: Kept, { texts, lang, words }: DayPage, size: 'great' | 'solemn'): HTMLElement {
  return h(
    'div',
    { class: `feast ${size}` },
    one.icons.map(emblem),
    h(
      'div',
      {},
      one.rankLabel && h('p', { class: 'rank' }, rankSign(one.rank), one.rankLabel),
      h('h3', {}, one.name),
      one.about && h('p', {}, one.about),
      textLinks(one.id, texts, lang, words),
    ),
  );
}

function emblem({ path, title, width, height }: Icon): HTMLElement {
  const size = { width: String(width), height: String(height) };
  return h('img', { src: inTree(path), alt: title.texts[0]?.value ?? '', class: 'emblem', ...size });
}

/** The sign of the Typikon for a rank; a name only where no text says it. */
export function rankSign(rank: string, title?: string): Node | null {
  return rank === 'no_sign' ? null : sign(`rank-${rank}`, title);
}

function otherEvents(page: DayPage): HTMLElement | false {
  const { day, texts, lang, words } = page;
  const events = day.events.filter(({ kind }) => kind !== 'week' && kind !== 'feast');
  return (
    events.length > 0 &&
    h(
      'section',
      { class: 'events', 'aria-labelledby': 'events' },
      h('h2', { id: 'events' }, words.alsoToday),
      events.map(({ id, label, description, icons }) =>
        h(
          'div',
          { class: 'event' },
          icons.map(emblem),
          h('div', {}, h('h3', {}, label), h('p', {}, description), textLinks(id, texts, lang, words)),
        ),
      ),
    )
  );
}

/** The saints without a feast, those who have a sign first, and those who are listed by themselves last. */
function saints(others: readonly Kept[], page: DayPage): HTMLElement | false {
  const signed = others.filter(({ rank }) => rank !== 'no_sign');
  const plain = others.filter(({ rank }) => rank === 'no_sign');
  const groups = [...new Set(plain.map(({ group }) => group))].filter((group) => group !== '');
  const inGroup = (wanted: string) => plain.filter(({ group }) => group === wanted);
  return (
    others.length > 0 &&
    h(
      'section',
      { class: 'saints', 'aria-labelledby': 'saints' },
      h('h2', { id: 'saints' }, page.words.saints),
      saintList([...signed, ...inGroup('')], page),
      groups.map((group) => groupOf(group, inGroup(group), page)),
    )
  );
}

/** Those of one group have one emblem, which stands at its heading. */
function groupOf(title: string, list: readonly Kept[], page: DayPage): HTMLElement {
  const [icon] = list.flatMap(({ icons }) => icons);
  const plain = list.map((one) => ({ ...one, icons: [] }));
  return h('div', {}, h('h3', {}, icon && smallEmblem(icon), title), saintList(plain, page));
}

function smallEmblem({ path }: Icon): HTMLElement {
  return h('img', { src: inTree(path), alt: '', class: 'emblem', width: '32', height: '32' });
}

function saintList(list: readonly Kept[], { texts, lang, words }: DayPage): HTMLElement | null {
  if (list.length === 0) return null;
  return h(
    'ul',
    {},
    list.map((one) =>
      h(
        'li',
        { class: one.rank },
        one.icons.map(smallEmblem),
        rankSign(one.rank, one.rankLabel),
        h('span', {}, one.name, ' ', textLinks(one.id, texts, lang, words)),
      ),
    ),
  );
}

function textLinks(id: string, texts: TextIndex['data'], lang: Language, words: Words): HTMLElement | null {
  const found = texts.find((entry) => entry.id === id);
  if (!found) return null;
  const what = found.collections.map((collection) => words.collections[collection]).join(', ');
  const href = addressOf({ view: { kind: 'text', id }, lang });
  return h('a', { class: 'to-texts', href, 'aria-label': `${capital(what)}: ${found.title}` }, what);
}

function seasons({ day, lang, words }: DayPage): HTMLElement | false {
  const weeks = weeksOf(day);
  return (
    weeks.length > 0 &&
    h(
      'section',
      { class: 'seasons', 'aria-labelledby': 'seasons' },
      h('h2', { id: 'seasons' }, words.season),
      weeks.map(({ label, description, dateFrom: from = '', dateTo: to = '' }) =>
        h(
          'div',
          {},
          h('h3', {}, label),
          from !== to && h('p', { class: 'span' }, words.span(dayAndMonth(lang, from), dayAndMonth(lang, to))),
          h('p', {}, description),
        ),
      ),
    )
  );
}

function requestsOf({ day, lang, words }: DayPage) {
  const labels: Readonly<Record<DailyEndpoint, string>> = {
    calendar: words.wholeDay,
    saints: words.saintsOnly,
    movable: words.movableOnly,
    fasting: words.fastingOnly,
  };
  return DAILY_ENDPOINT_NAMES.filter((endpoint) => coversYear(endpoint, dateFrom(day.date).year)).map(
    (endpoint) => [labels[endpoint], askedDay(lang, endpoint, day.date)] as const,
  );
}

/** The feasts of a day from the highest to the lowest, for a month at a glance. */
export function feastsInBrief({ events, saints }: Day): readonly Brief[] {
  const movable = events.filter(({ kind }) => kind === 'feast').map(({ label }) => ({ name: label, rank: 'movable' }));
  const fixed = ['great', 'vigil', 'polyeleos'].flatMap((rank) =>
    (saints ?? []).filter((saint) => saint.liturgicalRank?.code === rank).map(({ name }) => ({ name, rank })),
  );
  return [...movable, ...fixed];
}

export interface Brief {
  readonly name: string;
  readonly rank: string;
}
