import { render, type VNode } from 'preact';
import type { Language } from '../../contract/languages.ts';
import { type Content, message } from '../model/content.ts';
import { type Frame, frameOf } from '../model/frame.ts';
import { placeOf, type View } from '../model/place.ts';
import { ContentView } from '../views/content-view.tsx';
import { PAGE_ID, Page } from '../views/page.tsx';
import { WORDS, type Words } from '../words/words.ts';
import { today } from './clock.ts';
import { contentOf, contentUntilThen } from './content.ts';
import { isDark } from './theme.ts';

const root = document.getElementById(PAGE_ID) as HTMLElement;
/** Said by the file of the page, for it does not change while the page is open. */
const isHistorical = root.dataset.historical !== undefined;
const preferred: Language = /^ru\b/i.test(navigator.language) ? 'ru' : 'en';

/** What is drawn. While something else is on its way, the frame is of the new place and the content of the old one. */
interface Drawn {
  /** The query of the place, by which a step in the history is told from one inside the page. */
  readonly query: string;
  readonly words: Words;
  readonly frame: Frame;
  /** The civil date on which it was drawn. */
  readonly on: string;
  readonly isBusy: boolean;
  readonly content?: Content;
  readonly view?: VNode;
}
let drawn: Drawn;
/** The day that was looked at last, to come back to from a month or a text. */
let lastDay = today();

/** Shows the place that the address names. What arrives after the next step has been taken is dropped. */
export async function show(isFirst = false): Promise<void> {
  const query = location.search;
  const isSame = !isFirst && query === drawn.query;
  const on = today();
  const place = placeOf(query, on, preferred);
  const words = WORDS[place.lang];
  if (place.view.kind === 'day') lastDay = place.view.date;
  const frame = frameOf(place, { today: on, lastDay, base: document.baseURI });
  document.documentElement.lang = place.lang;
  draw({ ...drawn, query, words, frame, on, isBusy: true });
  if (!isFirst || place.view.kind === 'search') fillField(place.view);
  const until = drawn.content?.kind === place.view.kind ? null : contentUntilThen(place);
  if (until) draw({ ...drawn, ...viewOf(until) });
  const content = await contentOf(place).catch(() => message(words.notReached, words.unreachable, words.retry));
  if (query !== drawn.query) return;
  draw({ ...drawn, isBusy: false, ...viewOf(isSame ? shownAs(content, drawn.content) : content) });
  document.title = `${content.title} – Menologion`;
  if (isFirst) return document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  say(content.kind === 'search' ? content.summary : content.title);
  // The link that led here may be gone; reading then goes on at the heading.
  if (document.activeElement === document.body) toHeading();
}

/** The field in which is looked for says what is shown, and nothing where no search is. */
function fillField(view: View): void {
  const field = searchField();
  const wanted = view.kind === 'search' ? view.wanted : '';
  if (field && field.value !== wanted) field.value = wanted;
}

/** The field in which is looked for. */
export function searchField(): HTMLInputElement | null {
  return root.querySelector('input[name=search]');
}

/** The content with the languages that were chosen to be shown of the same before. */
function shownAs(content: Content, before: Content | undefined): Content {
  return 'shown' in content && before && 'shown' in before ? { ...content, shown: before.shown } : content;
}

/** Goes to an address of the page, which begins with `?`; where it is told so, in place of where it is now. */
export async function go(address: string, instead = false): Promise<void> {
  if (instead) history.replaceState(null, '', address);
  else if (address !== location.search) history.pushState(null, '', address);
  await show();
  scrollTo(0, 0);
}

/** Moves what is read to the heading of what is shown. */
export function toHeading(): void {
  root.querySelector('h1')?.focus({ preventScroll: true });
}

/** Shows the place of the address where it is not what is shown: after a step in the history, or after midnight. */
export function catchUp(): void {
  if (location.search !== drawn.query || today() !== drawn.on) void show();
}

/** Draws the page as it is, in another theme. */
export function redraw(): void {
  draw(drawn);
}

/** Changes what is shown of a content of one kind, unless another is on its way. */
export function change<K extends Content['kind']>(kind: K, changed: (now: Content & { kind: K }) => Content): void {
  const { content, isBusy } = drawn;
  if (content?.kind === kind && !isBusy) draw({ ...drawn, ...viewOf(changed(content as Content & { kind: K })) });
}

/** What is drawn now. */
export function now(): Drawn {
  return drawn;
}

/** Tells a listener what has happened. */
export function say(text: string): void {
  const said = document.getElementById('said');
  if (said) said.textContent = text;
}

/** The view of a content, made once and not anew with every change of the frame. */
function viewOf(content: Content): Pick<Drawn, 'content' | 'view'> {
  const { query, words } = drawn;
  const canCopy = Boolean(navigator.clipboard);
  // What is found changes with every letter; it is one view, of which only that is drawn anew which is another.
  const key = content.kind === 'search' ? content.kind : query;
  return { content, view: <ContentView key={key} content={content} words={words} canCopy={canCopy} /> };
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
