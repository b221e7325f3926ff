import { capital, longDate, weekday } from '../model/dates.ts';
import type { DayPage, Kept, ServiceReadings } from '../model/day-page.ts';
import { foodText } from '../model/fast.ts';
import type { DayWords } from '../words/day-words.ts';
import { element } from './element.ts';

/** What the widget shows: a day, or why there is none; while it loads, only the date. */
export interface WidgetDay {
  readonly date: string;
  readonly words: DayWords;
  readonly page?: DayPage;
  readonly problem?: 'dayIsMissing' | 'unreachable';
  /** The address of the day in the calendar. */
  readonly calendar?: string;
  /** Finds the address of a commemoration in the calendar. */
  readonly addressOfKept?: (id: string) => string;
}

/**
 * A day in brief. It needs no library, because it is rendered once a day and every visitor of another site loads it.
 * Each piece is a part, which the page around it can style.
 */
export function widgetView(shown: WidgetDay, retry: () => void): HTMLElement {
  const { date, words, page, problem, calendar } = shown;
  const title = `${capital(weekday(words.lang, date))}, ${longDate(words.lang, date)}`;
  const section = element(
    'section',
    { part: 'day', lang: words.lang, 'aria-labelledby': 'date' },
    page?.weeks[0] && element('p', { part: 'week' }, page.weeks[0].label),
    element('h2', { part: 'date', id: 'date', tabindex: '-1' }, title),
    ...(page ? day(page, shown) : []),
    problem && element('p', { part: 'message', role: 'status' }, words[problem]),
    problem === 'unreachable' && retryButton(words, retry),
    calendar && element('p', {}, element('a', { part: 'link', href: calendar }, words.wholeDay)),
    !page && !problem && coming(),
  );
  return section;
}

function retryButton(words: DayWords, retry: () => void): HTMLElement {
  const button = element('button', { part: 'retry', type: 'button' }, words.retry);
  button.addEventListener('click', retry);
  return button;
}

/** Empty lines while the day loads. */
function coming(): HTMLElement {
  return element('div', { part: 'coming', 'aria-hidden': 'true' }, ...Array.from({ length: 6 }, () => element('i')));
}

function day(
  { day: { fasting, julianDate }, tone, ...page }: DayPage,
  { words, addressOfKept }: WidgetDay,
): HTMLElement[] {
  const { description, allowedFood } = fasting;
  const names = namesLeading(addressOfKept);
  const julian = `${longDate(words.lang, julianDate)} ${words.oldStyle}`;
  return [
    element('p', { part: 'old-style' }, tone === null ? julian : `${julian}, ${words.tone(tone)}`),
    element('p', { part: 'fast' }, element('strong', {}, description), allowedFood && `. ${foodText(fasting)}`),
    ...titled(words.feasts, names('feasts', [...page.great, ...page.solemn])),
    ...titled(words.alsoToday, names('events', page.events)),
    ...page.saints.flatMap(({ title, saints }) =>
      title === '' ? titled(words.saints, names('saints', saints)) : [group(title, names('saints', saints))],
    ),
    ...titled(words.readings, readings(page.services, words)),
  ];
}

/** A list under its heading; nothing if the list is empty. */
function titled(title: string, list: HTMLElement): HTMLElement[] {
  return list.hasChildNodes() ? [element('h3', { part: 'heading' }, title), list] : [];
}

/** A group with its own heading may be long, so it is closed until a reader opens it. */
function group(title: string, list: HTMLElement): HTMLElement {
  return element('details', { part: 'group' }, element('summary', { part: 'heading' }, title), list);
}

/** Makes lists of names that lead to their pages. */
function namesLeading(addressOfKept: WidgetDay['addressOfKept']) {
  const name = ({ id, name: text }: Kept) =>
    addressOfKept ? element('a', { part: 'name-link', href: addressOfKept(id) }, text) : text;
  return (part: string, kept: readonly Kept[]): HTMLElement =>
    element('ul', { part }, ...kept.map((one) => element('li', { part: `name ${one.rank}` }, name(one))));
}

function readings(services: readonly ServiceReadings[], words: DayWords): HTMLElement {
  const read = services.map(({ service, groups }) =>
    element(
      'div',
      {},
      element('dt', { part: 'service' }, words.services[service]),
      ...groups.map(({ of, readings }) =>
        element(
          'dd',
          { part: 'reading' },
          readings.map(({ label }) => label).join('; '),
          of !== '' && element('small', {}, ` ${of}`),
        ),
      ),
    ),
  );
  return element('dl', { part: 'readings' }, ...read);
}
