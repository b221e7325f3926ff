import { coversYear, FEED_NAMES, FEEDS } from '../../contract/endpoints.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { feedFile, feedsFolder, inFolder } from '../../contract/paths.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../contract/years.ts';
import { capital, civilDate, monthName, today } from './dates.ts';
import { h } from './elements.ts';
import { addressOf, dateFrom, isInRange, monthOf, numberOf, type Place, type View } from './place.ts';
import { WORDS, type Words } from './words.ts';

const theme = document.getElementById('theme') as HTMLButtonElement;
const [moves, toDay, toMonth] = ['.moves', '#to-day', '#to-month'].map(one) as [
  HTMLElement,
  HTMLFormElement,
  HTMLFormElement,
];
/** The day that was looked at last, to come back to from a month or a text. */
let lastDay = today();

function one<E extends HTMLElement>(selector: string): E {
  return document.querySelector<E>(selector) as E;
}

/** Brings all that stands around the content in line with a place. */
export function drawFrame(place: Place): void {
  const { view, lang } = place;
  const words = WORDS[lang];
  if (view.kind === 'day') lastDay = view.date;
  document.documentElement.lang = lang;
  sayWords(words);
  drawLinks(place, words);
  moves.hidden = view.kind !== 'day' && view.kind !== 'month';
  toDay.hidden = view.kind !== 'day';
  toMonth.hidden = view.kind !== 'month';
  fillForms(view, lang);
  one('#feeds').replaceChildren(...feedLines(lang, words));
  const keys = ['←', '→', 'T'].map((key, i) => h('li', {}, h('kbd', {}, key), ` ${words.shortcuts[i]}`));
  one('#keys').replaceChildren(...keys);
}

function sayWords(words: Words): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-word], [data-label]')) {
    const { word, label } = element.dataset;
    if (word) element.textContent = String(words[word as keyof Words]);
    if (label) element.setAttribute('aria-label', String(words[label as keyof Words]));
  }
}

function drawLinks({ view, lang }: Place, words: Words): void {
  const isMonth = view.kind === 'month';
  const otherLanguage = LANGUAGES.find((other) => other !== lang) as Language;
  const now: View = { kind: 'day', date: today() };
  const targets: Readonly<Record<string, View | null>> = {
    home: now,
    day: { kind: 'day', date: lastDay },
    month: isMonth ? view : monthOf(lastDay),
    texts: { kind: 'texts' },
    previous: step(view, -1),
    today: isMonth ? monthOf(now.date) : now,
    next: step(view, 1),
  };
  const current = view.kind === 'text' ? 'texts' : view.kind;
  for (const link of document.querySelectorAll<HTMLElement>('[data-to]')) {
    const to = link.dataset.to as string;
    const target = to === 'language' ? { view, lang: otherLanguage } : targets[to] && { view: targets[to], lang };
    setOrNot(link, 'href', target ? addressOf(target) : null);
    setOrNot(link, 'aria-current', to === current ? 'page' : null);
  }
  const language = one('[data-to=language]');
  language.lang = otherLanguage;
  language.textContent = words.otherLanguage;
  one('[data-to=previous]').replaceChildren('‹', h('span', {}, isMonth ? words.previousMonth : words.previousDay));
  one('[data-to=next]').replaceChildren(h('span', {}, isMonth ? words.nextMonth : words.nextDay), '›');
}

function setOrNot(element: HTMLElement, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

/** The day or month before or after, or null at the ends of the range. */
function step(view: View, by: 1 | -1): View | null {
  if (view.kind === 'day') {
    const date = civilDate(numberOf(view.date) + by);
    return isInRange(date) ? { kind: 'day', date } : null;
  }
  if (view.kind !== 'month') return null;
  const months = view.year * 12 + view.month - 1 + by;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return year >= FIRST_YEAR && year <= LAST_YEAR ? { kind: 'month', year, month } : null;
}

function fillForms(view: View, lang: Language): void {
  const [date, year] = [field(toDay, 'day'), field(toMonth, 'year')];
  date.min = `${FIRST_YEAR}-01-01`;
  date.max = `${LAST_YEAR}-12-31`;
  year.min = String(FIRST_YEAR);
  year.max = String(LAST_YEAR);
  const months = Array.from({ length: 12 }, (_, i) =>
    h('option', { value: String(i + 1) }, capital(monthName(lang, i + 1))),
  );
  field(toMonth, 'month').replaceChildren(...months);
  if (view.kind === 'day') date.value = view.date;
  if (view.kind !== 'month') return;
  year.value = String(view.year);
  field(toMonth, 'month').value = String(view.month);
}

function field(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** Calls back with the address that a visitor asks for in a form. */
export function onJump(go: (address: string) => void, language: () => Language): void {
  const views = new Map<HTMLFormElement, () => View>([
    [toDay, () => ({ kind: 'day', date: field(toDay, 'day').value })],
    [
      toMonth,
      () => ({
        kind: 'month',
        year: Number(field(toMonth, 'year').value),
        month: Number(field(toMonth, 'month').value),
      }),
    ],
  ]);
  for (const [form, view] of views) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      go(addressOf({ view: view(), lang: language() }));
    });
  }
}

/** Feeds of the year that is looked at, and those to subscribe to. */
function feedLines(lang: Language, words: Words): HTMLElement[] {
  const { year } = dateFrom(lastDay);
  return FEED_NAMES.map((feed) => {
    const [current, ofYear] = [null, year].map((one) => inFolder(feedsFolder(), feedFile(feed, one, lang)));
    const subscription = new URL(current as string, document.baseURI).href.replace(/^https?:/, 'webcal:');
    return h(
      'li',
      {},
      `${words.feeds[feed]}: `,
      h('a', { href: subscription }, words.subscribe),
      coversYear(FEEDS[feed], year) && [', ', h('a', { href: ofYear }, words.feedOfYear(year))],
    );
  });
}

/** The theme of the system until the visitor chooses another, which is kept where the browser allows it. */
export function startTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (document.documentElement.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark';
  const draw = () => theme.setAttribute('aria-pressed', String(isDark()));
  const kept = stored(() => localStorage.getItem('theme'));
  if (kept) document.documentElement.dataset.theme = kept;
  theme.addEventListener('click', () => {
    const chosen = isDark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = chosen;
    stored(() => localStorage.setItem('theme', chosen));
    draw();
  });
  system.addEventListener('change', draw);
  draw();
}

/** Storage may be forbidden. */
function stored<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
