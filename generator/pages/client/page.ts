import { CHURCH_SCRIPT } from '../../contract/editions.ts';
import { addressOf, type View } from '../model/place.ts';
import type { Shown } from '../model/text-page.ts';
import { foundLists } from '../model/texts-page.ts';
import { prefer } from './preferences.ts';
import { lookFor, typed } from './search-field.ts';
import { catchUp, change, go, now, redraw, say, searchField, show, toHeading } from './show.tsx';
import { changeTheme, startTheme } from './theme.ts';

/** Links to places of the page are followed without leaving it, unless the visitor wants a tab of their own. */
document.addEventListener('click', (event) => {
  const target = (event.target as Element).closest('a, button');
  const address = target?.getAttribute('href');
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (target instanceof HTMLButtonElement) press(target);
  if (!address?.startsWith('?') || !isPlain) return;
  event.preventDefault();
  void go(address);
});

function press({ id, dataset: { copy } }: HTMLButtonElement): void {
  if (id === 'retry') void show();
  if (id === 'theme') {
    changeTheme();
    redraw();
  }
  if (copy) {
    const address = new URL(copy, document.baseURI).href;
    void navigator.clipboard.writeText(address).then(() => say(now().words.copied));
  }
}

/** A form asks for a day, for a month of a year, or for what is looked for. */
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const asked = new FormData(event.target as HTMLFormElement);
  const [day, month, year, wanted] = ['day', 'month', 'year', 'search'].map((name) => asked.get(name));
  if (typeof wanted === 'string') return void lookFor(wanted).then(toHeading);
  const view: View = day
    ? { kind: 'day', date: String(day) }
    : { kind: 'month', year: Number(year), month: Number(month) };
  void go(addressOf({ view, lang: now().words.lang }));
});

document.addEventListener('input', ({ target }) => {
  const { type, name, value, checked } = target as HTMLInputElement;
  if (name === 'search') typed(value);
  else if (type === 'search') {
    change('texts', (page) => {
      const found = { ...page, wanted: value };
      say(now().words.found(foundLists(found).reduce((sum, { lines }) => sum + lines.length, 0)));
      return found;
    });
  }
  if (type === 'radio') {
    change('text', (page) => ({ ...page, shown: value as Shown }));
    change('commemoration', (page) => ({ ...page, shown: value as Shown }));
  }
  if (type === 'checkbox') {
    prefer('script', checked ? CHURCH_SCRIPT : 'civil');
    void show();
  }
});

const KEYS: Readonly<Record<string, 'previous' | 'next' | 'today'>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  KeyT: 'today',
};

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
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

addEventListener('popstate', catchUp);

/** A page left open overnight is not to call yesterday today. */
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) catchUp();
});

startTheme(redraw);
void show(true);
