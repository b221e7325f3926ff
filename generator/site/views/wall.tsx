/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import { dayAndMonth, weekdayNames } from '../model/dates.ts';
import type { FastMark } from '../model/fast.ts';
import type { RareLiturgy } from '../model/month-page.ts';
import { calendarWords } from '../words/calendar-words.ts';
import type { Words } from '../words/words.ts';
import { Head, TitledSection } from './head.tsx';
import { DayLink } from './link.tsx';
import { RankSign, Sign } from './sign.tsx';

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
  /** The rare Liturgies that have signs here. */
  readonly liturgies?: readonly RareLiturgy[];
}

/** The meaning of the signs and colours of months. */
export function Legend({ words, liturgies = [] }: LegendProps): VNode {
  const foods = Object.keys(calendarWords(words).foods) as FastMark[];
  return (
    <TitledSection id="legend" title={calendarWords(words).legend} class="legend">
      <ul>
        <li class="high">
          <RankSign rank="great" />
          {calendarWords(words).greatFeast}
        </li>
        <li class="high">
          <RankSign rank="movable" />
          {words.movableFeast}
        </li>
        <li>
          <RankSign rank="vigil" />
          {calendarWords(words).vigil}
        </li>
        <li>
          <RankSign rank="polyeleos" />
          {calendarWords(words).polyeleos}
        </li>
        <li>
          <RankSign rank="memorial" />
          {words.kinds.memorial}
        </li>
        {liturgies.map((liturgy) => (
          <li>
            <Sign name={`liturgy-${liturgy}`} />
            {calendarWords(words).liturgies[liturgy]}
          </li>
        ))}
        {foods.map((food) => (
          <li class={food}>
            <Sign name={`food-${food}`} />
            {calendarWords(words).foods[food]}
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
