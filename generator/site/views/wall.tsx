/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import { dayAndMonth, weekdayNames } from '../model/dates.ts';
import { isHigh } from '../model/kept-in-brief.ts';
import type { Cell } from '../model/month-page.ts';
import { calendarWords } from '../words/calendar-words.ts';
import type { Words } from '../words/words.ts';
import { Head, TitledSection } from './head.tsx';
import { DayLink } from './link.tsx';
import { Sign } from './sign.tsx';

interface HeadProps {
  readonly page: { readonly title: string; readonly year: number; readonly pascha: string };
  readonly words: Words;
  readonly children?: ComponentChildren;
}

/** The head of a month or a year, with the Pascha of its year. */
export function WallHead({ page: { title, year, pascha }, words, children }: HeadProps): VNode {
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

interface LegendProps {
  readonly words: Words;
  /** The cells and the ranks whose signs are here. */
  readonly cells: readonly Cell[];
  readonly ranks: readonly string[];
}

/** The meaning of the signs and colours that a month or a year has, and of no others. */
export function Legend({ words, cells, ranks }: LegendProps): VNode | null {
  const own = calendarWords(words);
  const among = <K extends string>(all: Readonly<Record<K, string>>, used: readonly (string | null | undefined)[]) =>
    (Object.entries(all) as [K, string][]).filter(([one]) => used.includes(one));
  const signs = [
    ...among(own.ranks, ranks).map(([rank, text]) => ({
      name: `rank-${rank}`,
      kind: isHigh(rank) ? 'high' : '',
      text,
    })),
    ...among(
      own.liturgies,
      cells.map(({ liturgy }) => liturgy),
    ).map(([one, text]) => ({ name: `liturgy-${one}`, kind: '', text })),
    ...among(
      own.foods,
      cells.map(({ mark }) => mark),
    ).map(([food, text]) => ({ name: `food-${food}`, kind: food, text })),
  ];
  if (signs.length === 0) return null;
  return (
    <TitledSection id="legend" title={own.legend} class="legend">
      <ul>
        {signs.map(({ name, kind, text }) => (
          <li class={kind || undefined}>
            <Sign name={name} />
            {text}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The weekdays above the columns of a month. */
export function WeekdayHead({ words }: { words: Words }): VNode {
  const [names, short] = [weekdayNames(words.lang, 'long'), weekdayNames(words.lang, 'short')];
  return (
    <thead>
      <tr>
        {names.map((name, i) => (
          <th scope="col" abbr={name}>
            {short[i]}
          </th>
        ))}
      </tr>
    </thead>
  );
}
