/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, JSX, VNode } from 'preact';
import { capital } from '../model/dates.ts';
import type { Kept } from '../model/day-page.ts';
import { addressOf, type View } from '../model/place.ts';
import type { LinkTo } from '../model/prerendered-pages.ts';
import { collectionsText } from '../model/texts-page.ts';
import type { Words } from '../words/words.ts';

/** What a page gives its views: where its addresses lead. The front page gives nothing, because its own are right. */
export interface Context {
  readonly linkTo?: LinkTo;
}

/** A link. */
export function Link(props: JSX.IntrinsicElements['a'], context: Context): VNode {
  return <a {...located(props, 'href', context)} />;
}

/** A picture. */
export function Image(props: JSX.IntrinsicElements['img'], context: Context): VNode {
  // biome-ignore lint/a11y/useAltText: the caller names what the picture shows.
  return <img {...located(props, 'src', context)} />;
}

/** A file that the page loads. */
export function Loaded(props: JSX.IntrinsicElements['link'], context: Context): VNode {
  return <link {...located(props, 'href', context)} />;
}

/** A script that the page loads. */
export function LoadedScript(props: JSX.IntrinsicElements['script'], context: Context): VNode {
  return <script {...located(props, 'src', context)} />;
}

/** The properties of an element with the address to which they lead; attributes stay in their order. */
function located<Props extends object>(props: Props, name: keyof Props, { linkTo }: Context): Props {
  return linkTo ? { ...props, [name]: linkTo(props[name] as string | undefined) } : props;
}

interface Props {
  readonly words: Words;
  readonly children: ComponentChildren;
}

/** A link to a place in the language of the page. */
export function PlaceLink({ view, words, children }: Props & { view: View }): VNode {
  return <Link href={addressOf({ view, lang: words.lang })}>{children}</Link>;
}

/** A link to a civil date. */
export function DayLink({ date, words, isToday, children }: Props & { date: string; isToday?: boolean }): VNode {
  return (
    <Link
      href={addressOf({ view: { kind: 'day', date }, lang: words.lang })}
      aria-current={isToday ? 'date' : undefined}
    >
      {children}
    </Link>
  );
}

/** A name that leads to the page of its commemoration. */
export function NameLink({ id, words, children }: Props & { id: string }): VNode {
  return (
    <Link class="to-kept" href={addressOf({ view: { kind: 'commemoration', id }, lang: words.lang })}>
      {children}
    </Link>
  );
}

/** A link to the texts of a commemoration, if it has any; it names their collections. */
export function TextsLink({ of: { texts, narrative }, words }: { of: Kept; words: Words }): VNode | null {
  if (!texts) return null;
  const what = collectionsText(texts.collections, words, words.narratives[narrative]);
  const href = addressOf({ view: { kind: 'text', id: texts.id }, lang: words.lang });
  return (
    <Link class="to-texts" href={href} aria-label={`${capital(what)}: ${texts.title}`}>
      {what}
    </Link>
  );
}
