/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import { dayAndMonth } from '../model/dates.ts';
import type { Words } from '../words/words.ts';
import { DayLink } from './place-link.tsx';

interface Props {
  readonly page: { readonly title: string; readonly year: number; readonly pascha: string };
  readonly words: Words;
  readonly children?: ComponentChildren;
}

/** What a month or a year is called, with the Pascha of its year. */
export function Head({ page: { title, year, pascha }, words, children }: Props): VNode {
  return (
    <header class="date">
      <h1 tabindex={-1}>{title}</h1>
      <p class="facts">
        <span>
          {`${words.paschaOf(year)}: `}
          <DayLink date={pascha} words={words}>
            {dayAndMonth(words.lang, pascha)}
          </DayLink>
        </span>
        {children}
      </p>
    </header>
  );
}
