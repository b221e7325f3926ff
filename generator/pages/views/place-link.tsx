/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import type { TextIndexEntry } from '../../../schemas/types.ts';
import { capital } from '../model/dates.ts';
import { addressOf } from '../model/place.ts';
import { inWords } from '../model/texts-page.ts';
import type { Words } from '../words/words.ts';

interface DayLinkProps {
  readonly date: string;
  readonly words: Words;
  readonly isToday?: boolean;
  readonly children: ComponentChildren;
}

/** A link to a civil date. */
export function DayLink({ date, words, isToday, children }: DayLinkProps): VNode {
  return (
    <a href={addressOf({ view: { kind: 'day', date }, lang: words.lang })} aria-current={isToday ? 'date' : undefined}>
      {children}
    </a>
  );
}

/** A link to what is known of something that is kept. */
export function KeptLink({ id, words, children }: { id: string; words: Words; children: ComponentChildren }): VNode {
  return (
    <a class="of-kept" href={addressOf({ view: { kind: 'commemoration', id }, lang: words.lang })}>
      {children}
    </a>
  );
}

/** A link to the texts of what is kept, where it has any; it says what there is. */
export function TextsLink({ texts, words }: { texts: TextIndexEntry | undefined; words: Words }): VNode | null {
  if (!texts) return null;
  const what = inWords(texts.collections, words);
  const href = addressOf({ view: { kind: 'text', id: texts.id }, lang: words.lang });
  return (
    <a class="to-texts" href={href} aria-label={`${capital(what)}: ${texts.title}`}>
      {what}
    </a>
  );
}
