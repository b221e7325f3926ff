/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import { weekdayNames } from '../model/dates.ts';
import type { Words } from '../words/words.ts';

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
