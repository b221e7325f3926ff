/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import { dayAndMonth } from '../model/dates.ts';
import type { Words } from '../words/words.ts';
import { DayLink } from './place-link.tsx';

interface Props {
  readonly id?: string;
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** The head of a page: its title, and a few words about it. */
export function Head({ id, title, children }: Props): VNode {
  return (
    <header class="date">
      <h1 id={id} tabindex={-1}>
        {title}
      </h1>
      {children}
    </header>
  );
}

interface CalendarProps {
  readonly page: { readonly title: string; readonly year: number; readonly pascha: string };
  readonly words: Words;
  readonly children?: ComponentChildren;
}

/** The head of a month or a year, with the Pascha of its year. */
export function CalendarHead({ page: { title, year, pascha }, words, children }: CalendarProps): VNode {
  return (
    <Head title={title}>
      <p class="facts">
        <span>
          {`${words.paschaOf(year)}: `}
          <DayLink date={pascha} words={words}>
            {dayAndMonth(words.lang, pascha)}
          </DayLink>
        </span>
        {children}
      </p>
    </Head>
  );
}
