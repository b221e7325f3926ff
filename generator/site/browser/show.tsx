import { render, type VNode } from 'preact';
import type { Language } from '../../contract/languages.ts';
import type { Content } from '../model/content.ts';
import { type Frame, frameOf } from '../model/frame.ts';
import { placeOfMissing } from '../model/missing-place.ts';
import { unreached } from '../model/notice.ts';
import { APP_FILES } from '../model/paths.ts';
import { type Place, placeOf, type View } from '../model/place.ts';
import { ContentView } from '../views/content-view.tsx';
import { PAGE_ID, Page } from '../views/page.tsx';
import { WORDS, type Words } from '../words/words.ts';
import { today } from './clock.ts';
import { loadAnswers, loadView, views } from './load.ts';
import { preferred } from './preferences.ts';
import { prerenderedContent } from './prerendered-content.ts';
import { forgetAll, section } from './sections.ts';
import { isDark } from './theme.ts';

const root = document.getElementById(PAGE_ID) as HTMLElement;
/** The file of the page says this, because it does not change while the page is open. */
const isHistorical = root.dataset.historical !== undefined;
const ownLanguage: Language = /^ru\b/i.test(navigator.language) ? 'ru' : 'en';

/** What is rendered. While content loads, the frame is that of the new place and the content that of the old one. */
interface Drawn {
  /** The query of the place. A step in the history changes it; a step inside the page does not. */
  readonly query: string;
  readonly words: Words;
  readonly frame: Frame;
  /** The civil date on which it was rendered. */
  readonly on: string;
  readonly isBusy: boolean;
  readonly content?: Content;
  readonly view?: VNode;
}
let drawn: Drawn;
/** The last day that was shown, to which a month or a text leads back; undefined before the first. */
let lastDay: string | undefined;
/** How long a notice is shown, in milliseconds. */
const SHOWN_FOR = 3000;

/** The content that loads. */
let coming: Promise<unknown> = Promise.resolve();

/**
 * Takes over a page that was rendered at generation and has an address of its own. The address becomes that of the same
 * place on the front page, because all later requests are relative to it. The page for missing ones is drawn anew: it
 * says only where the root of the tree is.
 */
function takeOver(): boolean {
  const { place, missingBelow } = root.dataset;
  if (missingBelow !== undefined) {
    delete root.dataset.missingBelow;
    const address = location.pathname.slice(missingBelow.length);
    history.replaceState(null, '', missingBelow + placeOfMissing(address) + location.hash);
  }
  delete root.dataset.place;
  if (place !== undefined) history.replaceState(null, '', place + location.hash);
  return place !== undefined;
}

/** Shows the place of the address. */
export async function show(isFirst = false): Promise<void> {
  const arriving = arrive(isFirst ? 'first' : 'next');
  coming = arriving;
  const content = await arriving;
  if (!content) return;
  if (isFirst) return toPlace();
  announce(content.kind === 'search' ? content.summary : content.title);
  // The link that led here may be gone; the focus then moves to the heading.
  if (document.activeElement === document.body) toHeading();
}

/** Scrolls to the place on the page that the address names. */
function toPlace(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
}

/** Requests the answers again and shows the same place, without scrolling. */
export async function renew(): Promise<void> {
  await coming;
  await forgetAll();
  coming = arrive('again');
  await coming;
}

/** Renders the place of the address. Returns nothing if the address changes before the content arrives. */
async function arrive(time: 'first' | 'next' | 'again'): Promise<Content | undefined> {
  const isDrawn = time === 'first' && takeOver();
  const query = location.search;
  const isSame = time !== 'first' && query === drawn.query;
  const on = today();
  const place = placeOf(query, on, ownLanguage);
  const words = WORDS[place.lang];
  if (place.view.kind === 'day') lastDay = place.view.date;
  const frame = frameOf(place, { today: on, lastDay: lastDay ?? on });
  document.documentElement.lang = place.lang;
  offerApp(place.lang);
  const next = { ...drawn, query, words, frame, on, isBusy: true };
  if (isDrawn) drawn = next;
  else draw(next);
  if (time === 'next' || (time === 'first' && place.view.kind === 'search')) fillField(place.view);
  if (place.view.kind === 'search' && drawn.content?.kind !== 'search') {
    const answers = await loadAnswers().catch(() => null);
    await loadView('search').catch(() => {});
    if (query !== drawn.query) return undefined;
    if (answers) draw({ ...drawn, ...viewOf(answers.searchPage(place.view.wanted, undefined, words, on)) });
  }
  const content = await contentAt(place, on).catch(() => withoutNetwork(place, on));
  if (query !== drawn.query) return undefined;
  draw({ ...drawn, isBusy: false, ...viewOf(remembered(isSame ? shownAs(content, drawn.content) : content)) });
  const temple = document.getElementById(`temple-${preferred('temple')}`) as HTMLInputElement | null;
  if (temple) temple.checked = true;
  document.title = `${content.title} – Menologion`;
  return content;
}

/** The content of a place, with what depends on the visitor. Fails if the host cannot be reached. */
async function contentAt(place: Place, today: string): Promise<Content> {
  const [content] = await Promise.all([foundAt(place), loadView(place.view.kind)]);
  if ('liturgy' in content && content.liturgy && !('tag' in content.liturgy)) await loadView('liturgy');
  if (content.kind === 'day' && preferred('names')) {
    const { withNameDays } = await loadAnswers();
    return withNameDays(content).catch(() => content);
  }
  return 'today' in content ? { ...content, today } : content;
}

/** Names the manifest of the language with which a browser installs the app. */
function offerApp(lang: Language): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  const { href } = new URL(APP_FILES[lang], document.baseURI);
  if (link && link.href !== href) link.href = href;
}

/** In place of today, the nearest day that is cached; in place of anything else, a message. */
async function withoutNetwork({ view, lang }: Place, today: string): Promise<Content> {
  const words = WORDS[lang];
  const isToday = view.kind === 'day' && view.date === today;
  const day = isToday
    ? await loadAnswers()
        .then((answers) => answers.nearestDay(words, today))
        .catch(() => null)
    : null;
  return day ?? unreached(words, today);
}

/** The content of a place from its prerendered page, otherwise from answers. */
async function foundAt(place: Place): Promise<Content> {
  const own = await prerenderedContent(place);
  if (own) return own;
  const { view, lang } = place;
  if (view.kind === 'month' || view.kind === 'year') return (await section('calendar')).calendarAt(view, WORDS[lang]);
  return (await loadAnswers()).contentAt(view, WORDS[lang]);
}

/** Sets the search field to the search of the view, or empties it. */
function fillField(view: View): void {
  const field = searchField();
  const wanted = view.kind === 'search' ? view.wanted : '';
  if (field && field.value !== wanted) field.value = wanted;
}

/** The search field. */
export function searchField(): HTMLInputElement | null {
  return root.querySelector('input[name=search]');
}

/** The content with what the visitor chose in the earlier content: the languages. */
function shownAs(content: Content, before: Content | undefined): Content {
  return 'shown' in content && before && 'shown' in before ? { ...content, shown: before.shown } : content;
}

/** What a step in the history remembers of its page, for the way back to it. */
interface Step {
  /** How far it was scrolled. */
  readonly scroll?: number;
  /** The filter of a list. */
  readonly wanted?: string;
}

/** Remembers something of the page in its step of the history. */
export function remember(what: Step): void {
  history.replaceState({ ...history.state, ...what }, '');
}

/** Remembers where the page is left. The browser would return to it before the content is there, or to the anchor. */
function leave(): void {
  remember({ scroll: scrollY });
  history.scrollRestoration = 'manual';
}

/** Shows the step of the history to which the visitor went back, as it was left. */
export async function stepBack(): Promise<void> {
  // A place inside the page is found by the browser.
  if (location.search === drawn.query) return catchUp();
  const query = location.search;
  await show();
  if (query === location.search) toRemembered();
}

/** Scrolls to where the page was left. */
export function toRemembered(): void {
  const { scroll }: Step = history.state ?? {};
  if (scroll !== undefined) scrollTo({ top: scroll, behavior: 'instant' });
}

/** The content with the filter that its step in the history remembers. */
function remembered(content: Content): Content {
  const { wanted }: Step = history.state ?? {};
  return content.kind === 'texts' && wanted !== undefined ? { ...content, wanted } : content;
}

/** Goes to an address of the page, which begins with `?`; `instead` replaces the current step in the history. */
export async function go(address: string, instead = false): Promise<void> {
  if (!instead) leave();
  if (instead) history.replaceState(null, '', address);
  else if (address !== location.search) history.pushState(null, '', address);
  // Each step has its own way of this; the new one can have anchors, which the browser finds.
  history.scrollRestoration = 'auto';
  await show();
  scrollTo(0, 0);
  toPlace();
}

/** Moves the focus to the heading of the content. */
export function toHeading(): void {
  root.querySelector('h1')?.focus({ preventScroll: true });
}

/** Shows the place of the address if another is shown: after a step in the history, or after midnight. */
export function catchUp(): void {
  if (location.search !== drawn.query || today() !== drawn.on) void show();
}

/** Renders the same page in another theme. */
export function redraw(): void {
  draw(drawn);
}

/** Changes the shown content if it is of this kind and no other content loads. */
export function change<K extends Content['kind']>(kind: K, changed: (now: Content & { kind: K }) => Content): void {
  const { content, isBusy } = drawn;
  if (content?.kind === kind && !isBusy) draw({ ...drawn, ...viewOf(changed(content as Content & { kind: K })) });
}

/** What is rendered now. */
export function now(): Drawn {
  return drawn;
}

/** Tells users of screen readers what has happened. */
export function announce(text: string): void {
  const status = document.getElementById('said');
  if (status) status.textContent = text;
}

/** Announces a text and shows it for a while. */
export function notify(text: string): void {
  announce(text);
  const status = document.getElementById('said');
  status?.classList.remove('unseen');
  setTimeout(() => status?.classList.add('unseen'), SHOWN_FOR);
}

/** The view of a content. It is created once, not with every change of the frame. */
function viewOf(content: Content): Pick<Drawn, 'content' | 'view'> {
  const { query, words } = drawn;
  const canCopy = Boolean(navigator.clipboard);
  // Results change with every letter. All searches have the same key, so only the lines that differ are rendered again.
  const key = content.kind === 'search' ? content.kind : query;
  return { content, view: <ContentView key={key} content={content} words={words} views={views} canCopy={canCopy} /> };
}

function draw(next: Drawn): void {
  drawn = next;
  const { frame, words, isBusy, view } = next;
  render(
    <Page frame={frame} words={words} isDark={isDark()} isHistorical={isHistorical} isBusy={isBusy}>
      {view}
    </Page>,
    root,
  );
}
