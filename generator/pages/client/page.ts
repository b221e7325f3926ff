import type { Language } from '../../contract/languages.ts';
import { longDate, today } from './dates.ts';
import { dayTitle, dayView } from './day-view.ts';
import { h, say } from './elements.ts';
import { drawFrame, onJump, startTheme } from './frame.ts';
import { monthTitle, monthView } from './month-view.ts';
import { type Place, placeOf } from './place.ts';
import { textView } from './text-view.ts';
import { textsView } from './texts-view.ts';
import { dayOf, textIndex } from './tree.ts';
import { WORDS } from './words.ts';

interface Shown {
  readonly title: string;
  readonly nodes: readonly Node[];
}

const content = document.getElementById('content') as HTMLElement;
const preferred: Language = /^ru\b/i.test(navigator.language) ? 'ru' : 'en';
/** The query that is shown: by it a step in the history is told from one inside the page. */
let query = '';
let lang = preferred;
let shownOn = today();

/** Shows the place that the address names. What arrives after the next step has been taken is dropped. */
async function show(isFirst = false): Promise<void> {
  const own = location.search;
  const place = placeOf(own, today(), preferred);
  query = own;
  shownOn = today();
  lang = place.lang;
  drawFrame(place);
  content.setAttribute('aria-busy', 'true');
  const { title, nodes } = await shownAt(place).catch(() => unreachable(place));
  if (own !== query) return;
  content.replaceChildren(...nodes);
  content.removeAttribute('aria-busy');
  document.title = `${title} – Menologion`;
  if (isFirst) return document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  say(title);
  // The link that led here may be gone; reading then goes on at the heading.
  if (document.activeElement === document.body) content.querySelector('h1')?.focus({ preventScroll: true });
}

async function shownAt({ view, lang }: Place): Promise<Shown> {
  const words = WORDS[lang];
  switch (view.kind) {
    case 'day': {
      const [day, texts] = await Promise.all([dayOf(lang, view.date), textIndex(lang).catch(() => [])]);
      if (!day) return message(longDate(lang, view.date), words.dayIsMissing);
      return { title: dayTitle(lang, day), nodes: dayView({ day, texts, lang, words }) };
    }
    case 'month': {
      const title = monthTitle({ ...view, lang });
      const nodes = await monthView({ ...view, lang, words });
      return nodes ? { title, nodes } : message(title, words.dayIsMissing);
    }
    case 'texts':
      return { title: words.texts, nodes: textsView(await textIndex(lang), lang, words) };
    case 'text': {
      const entry = (await textIndex(lang).catch(() => [])).find(({ id }) => id === view.id);
      const nodes = await textView({ id: view.id, entry, lang, words });
      return nodes ? { title: entry?.title ?? view.id, nodes } : message(words.texts, words.textIsMissing);
    }
    case 'nowhere':
      return message(words.notFound, words.nowhere);
  }
}

function message(title: string, text: string, ...more: readonly Node[]): Shown {
  return { title, nodes: [h('h1', { tabindex: '-1' }, title), h('p', { class: 'note' }, text), ...more] };
}

function unreachable({ lang }: Place): Shown {
  const words = WORDS[lang];
  const retry = h('button', { type: 'button' }, words.retry);
  retry.addEventListener('click', () => void show());
  return message(words.notReached, words.unreachable, retry);
}

function go(address: string): void {
  if (address !== location.search) history.pushState(null, '', address);
  void show().then(() => scrollTo(0, 0));
}

/** Links to places of the page are followed without leaving it, unless the visitor wants a tab of their own. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  const address = link?.getAttribute('href');
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!address?.startsWith('?') || !isPlain) return;
  event.preventDefault();
  go(address);
});

const KEYS: Readonly<Record<string, string>> = { ArrowLeft: 'previous', ArrowRight: 'next', KeyT: 'today' };

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if ((event.target as Element).closest('input, select, textarea')) return;
  // By the place on the keyboard: the same key whatever letters are on it.
  const link =
    KEYS[event.code] && document.querySelector<HTMLElement>(`.moves:not([hidden]) [data-to=${KEYS[event.code]}]`);
  if (link) link.click();
});

addEventListener('popstate', () => {
  if (location.search !== query) void show();
});

/** A page left open overnight is not to call yesterday today. */
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && shownOn !== today()) void show();
});

onJump(
  (address) => go(address),
  () => lang,
);
startTheme();
void show(true);
