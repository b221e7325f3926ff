import { CHURCH_SCRIPT } from '../../contract/editions.ts';
import { addressOf, placeOf, type View } from '../model/place.ts';
import type { ShownText } from '../model/text-page.ts';
import { startOffline } from './ahead.ts';
import { atMidnight, today } from './clock.ts';
import { loadAnswers } from './load.ts';
import { prefer } from './preferences.ts';
import { ownAddress } from './prerendered-content.ts';
import { section } from './sections.ts';
import {
  announce,
  catchUp,
  change,
  go,
  notify,
  now,
  redraw,
  remember,
  searchField,
  show,
  stepBack,
  toHeading,
  toRemembered,
} from './show.tsx';
import { changeTheme, startTheme } from './theme.ts';

/** With these the scripts of sections create elements. */
export { Fragment, jsx, jsxs } from 'preact/jsx-runtime';

/** Links to places of the page are followed without leaving it, unless the visitor wants a tab of their own. */
document.addEventListener('click', (event) => {
  const target = (event.target as Element).closest('a, button');
  const address = target?.getAttribute('href');
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!(event.target as Element).closest('summary')) closeMenu();
  if (target instanceof HTMLButtonElement) press(target);
  if (!address?.startsWith('?') || !isPlain) return;
  event.preventDefault();
  // The focus moves to the heading of the new place.
  if (target?.role === 'option') searchField()?.blur();
  if (target?.id === 'share') share(address);
  else void go(address);
});

/** Closes the menu of actions. */
function closeMenu(): void {
  document.querySelector('.actions[open]')?.removeAttribute('open');
}

/** Closes the menu of actions and leaves the focus where the menu opens. */
function leaveMenu(): void {
  const menu = document.querySelector('.actions[open]');
  if (menu?.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  closeMenu();
}

function press({ id, dataset: { copy, forget } }: HTMLButtonElement): void {
  if (id === 'retry') void show();
  if (id === 'theme') {
    changeTheme();
    redraw();
  }
  if (id === 'print') print();
  if (id === 'sheet') void section('sheet').then(({ printSheet }) => printSheet());
  if (id === 'names-file') void saveFile();
  if (copy) copyAddress(copy);
  if (forget) void drop(forget);
}

/**
 * Shares the page of its own that a day, a month or a year has: a link to that shows what it is about. By the ways of the
 * visitor's system; else by its clipboard; where neither is allowed, by the line of the browser.
 */
function share(address: string): void {
  const { title } = document;
  const own = ownAddress(placeOf(address, today(), now().words.lang)) ?? address;
  const { href: url } = new URL(own, document.baseURI);
  if (navigator.share) navigator.share({ title, url }).catch(() => {});
  else if (navigator.clipboard) copyAddress(own);
  else void go(address);
}

function copyAddress(address: string): void {
  const { href } = new URL(address, document.baseURI);
  void navigator.clipboard.writeText(href).then(() => notify(now().words.copied));
}

/** A form asks for a day, for a month of a year, or for what is looked for. */
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = new FormData(event.target as HTMLFormElement);
  const [day, month, year, wanted, name] = ['day', 'month', 'year', 'search', 'name'].map((field) => form.get(field));
  if (typeof wanted === 'string') return void lookFor(wanted).then(toHeading);
  if (typeof name === 'string') return void save(name, event.target as HTMLFormElement);
  clearTimeout(chosen);
  void go(addressOf({ view: viewFrom(day, month, year), lang: now().words.lang }));
});

/** Saves a name, or says that nobody is called so, or that it could not be looked up. */
async function save(written: string, form: HTMLFormElement): Promise<void> {
  const { words } = now();
  const refused = (note: string) => {
    change('names', (page) => ({ ...page, note }));
    announce(note);
  };
  try {
    const { saveName } = await loadAnswers();
    const name = await saveName(written, words.lang, String(new FormData(form).get('born') ?? ''));
    if (!name) return refused(words.nameUnknown(written));
    form.reset();
    await show();
    announce(words.nameSaved(name));
  } catch {
    refused(words.unreachable);
  }
}

/** Saves the file of the name days, or says that the host cannot be reached. */
async function saveFile(): Promise<void> {
  const { words } = now();
  const isSaved = await loadAnswers()
    .then(({ saveNamesFile }) => saveNamesFile(words))
    .catch(() => false);
  if (!isSaved) notify(words.unreachable);
}

/** Removes a saved name. */
async function drop(name: string): Promise<void> {
  const { forgetName } = await loadAnswers();
  forgetName(name);
  await show();
}

/** How long a typed date must stand before it is shown, in milliseconds; a chosen one is whole at once. */
const TYPED = 700;

let chosen: ReturnType<typeof setTimeout>;

/** A date, a month or a year is shown when it is chosen, if it is one of the calendar. */
document.addEventListener('change', ({ target }) => {
  const { form, name } = target as HTMLInputElement;
  if (!form || !['day', 'month', 'year'].includes(name)) return;
  clearTimeout(chosen);
  chosen = setTimeout(() => form.checkValidity() && form.requestSubmit(), TYPED);
});

function viewFrom(...[day, month, year]: (FormDataEntryValue | null | undefined)[]): View {
  if (day) return { kind: 'day', date: String(day) };
  return month ? { kind: 'month', year: Number(year), month: Number(month) } : { kind: 'year', year: Number(year) };
}

document.addEventListener('input', ({ target }) => {
  const { type, name, value, checked } = target as HTMLInputElement;
  if (name === 'search') typed(target as HTMLInputElement);
  else if (type === 'search') void narrow(value);
  if (name === 'parish' || name === 'notes') {
    prefer(name, value);
    change('parish', (page) => ({ ...page, [name]: value }));
  }
  if (name === 'temple') prefer('temple', value);
  else if (type === 'radio') {
    change('text', (page) => ({ ...page, shown: value as ShownText }));
    change('commemoration', (page) => ({ ...page, shown: value as ShownText }));
  }
  if (type === 'checkbox') {
    prefer('script', checked ? CHURCH_SCRIPT : 'civil');
    void show();
  }
});

/** Leaves of the list of texts what is wanted, and tells how many these are. */
async function narrow(wanted: string): Promise<void> {
  const { foundLists, textsIn } = await section('texts');
  remember({ wanted });
  change('texts', (page) => {
    const found = { ...page, wanted };
    announce(now().words.found(textsIn(foundLists(found))));
    return found;
  });
}

/** The pause in typing after which suggestions are looked up, in milliseconds. */
const PAUSE = 120;

let waiting: ReturnType<typeof setTimeout>;

/** What the search field suggests; loaded when the visitor types. */
let suggestions: Awaited<ReturnType<typeof loadAnswers>> | undefined;

/** Suggests after a pause in typing. */
function typed(field: HTMLInputElement): void {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    suggestions = await loadAnswers().catch(() => undefined);
    const count = await suggestions?.suggest(field, now().words);
    if (count) announce(now().words.found(count));
  }, PAUSE);
}

/** Closes the suggestions; whether they were open. */
function closeSuggestions(): boolean {
  clearTimeout(waiting);
  const field = searchField();
  return Boolean(field && suggestions?.closeSuggestions(field));
}

document.addEventListener('focusout', ({ target }) => {
  if (target === searchField()) closeSuggestions();
});
/** The focus stays in the field until the suggestion is clicked. */
document.addEventListener('mousedown', (event) => {
  if ((event.target as Element).closest('#suggestions')) event.preventDefault();
});

/** Goes to the results. Searches in a row are one step in the history. */
async function lookFor(wanted: string): Promise<void> {
  closeSuggestions();
  const { frame, words } = now();
  const isSearch = frame.view.kind === 'search';
  if (isSearch || wanted.trim() !== '')
    await go(addressOf({ view: { kind: 'search', wanted }, lang: words.lang }), isSearch);
}

const KEYS: Readonly<Record<string, 'previous' | 'next' | 'today'>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  KeyT: 'today',
};

/** The arrows go from the search field to the results and through them; Escape goes back to the field. */
function throughResults(event: KeyboardEvent): void {
  const field = searchField();
  const links = Array.from(document.querySelectorAll<HTMLElement>('.found li a'));
  const at = links.indexOf(event.target as HTMLElement);
  if (!field || (event.target !== field && at < 0)) return;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const next =
    step !== 0 ? (at + step < 0 ? field : links[at + step]) : at >= 0 && event.key === 'Escape' ? field : null;
  if (!next || next === event.target) return;
  event.preventDefault();
  next.focus();
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.key === 'Escape') leaveMenu();
  const field = searchField();
  if (field && event.target === field && suggestions?.suggestionKey(field, event.key)) event.preventDefault();
  else throughResults(event);
  if ((event.target as Element).closest('input, select, textarea')) return;
  // By the place on the keyboard: the same key whatever letters are on it.
  const key = KEYS[event.code];
  const address = key && now().frame.links[key];
  if (address) void go(address);
  if (event.code === 'Slash') {
    event.preventDefault();
    searchField()?.focus();
  }
});

addEventListener('popstate', stepBack);
/** Whoever comes back from another page finds this one as it was. */
addEventListener('pagehide', () => remember({ scroll: scrollY }));

/** The order of the Liturgy and the hymns are printed open. */
addEventListener('beforeprint', () => {
  const closed = document.querySelectorAll<HTMLDetailsElement>('.hymns details:not([open]), .order:not([open])');
  const open = (is: boolean) => {
    for (const one of closed) one.open = is;
  };
  open(true);
  addEventListener('afterprint', () => open(false), { once: true });
});

/** A page left open overnight is not to call yesterday today, be it looked at or not. */
atMidnight(catchUp);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) catchUp();
});

startTheme(redraw);
void show(true)
  .then(toRemembered)
  .then(() => startOffline(() => now().words))
  .catch(() => {});
