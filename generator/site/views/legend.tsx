/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import type { FastMark } from '../model/fast.ts';
import { calendarWords } from '../words/calendar-words.ts';
import type { Words } from '../words/words.ts';
import { RankSign, Sign } from './sign.tsx';

/** The meaning of the signs and colours of months. */
export function Legend({ words }: { words: Words }): VNode {
  const foods = Object.keys(calendarWords(words).foods) as FastMark[];
  return (
    <section class="legend" aria-labelledby="legend">
      <h2 id="legend">{calendarWords(words).legend}</h2>
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
        {foods.map((food) => (
          <li class={food}>
            <Sign name={`food-${food}`} />
            {calendarWords(words).foods[food]}
          </li>
        ))}
      </ul>
    </section>
  );
}
