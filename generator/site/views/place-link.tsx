/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import { capital } from '../model/dates.ts';
import type { Kept } from '../model/day-page.ts';
import { addressOf, type View } from '../model/place.ts';
import { collectionsText } from '../model/texts-page.ts';
import type { Words } from '../words/words.ts';
import { Link } from './link.tsx';

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
