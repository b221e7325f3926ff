/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import { dayAndMonth, weekday } from '../model/dates.ts';
import { isHigh } from '../model/kept-in-brief.ts';
import { type Cell, cellsOf } from '../model/month-page.ts';
import type { DatedFeast, YearPage } from '../model/year-page.ts';
import { calendarWords } from '../words/calendar-words.ts';
import type { Words } from '../words/words.ts';
import type { ViewProps } from './content-view.tsx';
import { TitledSection } from './head.tsx';
import { DayLink, PlaceLink } from './link.tsx';
import { RankSign } from './sign.tsx';
import { Legend, WallHead, WeekdayHead } from './wall.tsx';

type Props = ViewProps<YearPage>;

/** A year on one sheet: twelve months with their fasts, the great feasts, and the memorial days of the departed. */
export function YearView({ page, words }: Props): VNode {
  const { months, feasts, memorials, hasSaints, today } = page;
  return (
    <article class="wall">
      <WallHead page={page} words={words} />
      <div class="year">
        <div class="months">
          {months.map((one) => (
            <SmallMonth of={one} today={today} words={words} />
          ))}
        </div>
        <Fasts page={page} words={words} />
        <div class="year-lists">
          <DatedList id="feasts" title={calendarWords(words).greatFeasts} list={feasts} words={words} />
          <DatedList id="memorials" title={words.kinds.memorial} list={memorials} words={words} />
        </div>
      </div>
      <Legend
        cells={months.flatMap(({ weeks }) => cellsOf(weeks))}
        ranks={[...feasts, ...memorials].map(({ rank }) => rank)}
        words={words}
      />
      {!hasSaints && <p class="note">{words.noSaints}</p>}
    </article>
  );
}

interface SmallMonthProps {
  readonly of: YearPage['months'][number];
  readonly today: string;
  readonly words: Words;
}

function SmallMonth({ of: { name, month, weeks }, today, words }: SmallMonthProps): VNode {
  return (
    <table class="small-month">
      <caption>
        <PlaceLink view={{ kind: 'month', ...month }} words={words}>
          {name}
        </PlaceLink>
      </caption>
      <WeekdayHead words={words} />
      <tbody>
        {weeks.map(({ places }) => (
          <tr>
            {places.map((cell) =>
              cell ? <SmallCell cell={cell} isToday={cell.date === today} words={words} /> : <td />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SmallCell({
  cell: { date, number, isSunday, mark, kept },
  isToday,
  words,
}: {
  cell: Cell;
  isToday: boolean;
  words: Words;
}): VNode {
  const special = kept.find(({ rank }) => isHigh(rank) || rank === 'memorial');
  const classes = [mark, isSunday && 'sunday', special && (isHigh(special.rank) ? 'high' : 'memorial')];
  const label = [mark && calendarWords(words).foods[mark], special?.name].filter(Boolean).join('. ');
  return (
    <td class={classes.filter(Boolean).join(' ')}>
      <DayLink date={date} words={words} isToday={isToday}>
        {number}
        {label && <span class="unseen">{` ${label}`}</span>}
      </DayLink>
    </td>
  );
}

/** Fasts and fast-free weeks with their dates. */
function Fasts({ page: { fasts }, words }: Props): VNode | null {
  if (fasts.length === 0) return null;
  return (
    <TitledSection id="fasts" title={calendarWords(words).fasts} class="fasts">
      <ul>
        {fasts.map(({ name, from, to }) => (
          <li>
            <small>{spanText(from, to, words)}</small> {name}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** `23 февраля – 11 апреля`, or only where it begins or ends in the year. */
function spanText(from: string | null, to: string | null, words: Words): string {
  const { since, until } = calendarWords(words);
  const [first, last] = [from, to].map((date) => (date ? dayAndMonth(words.lang, date) : ''));
  if (!first) return last ? until(last) : '';
  if (!last) return since(first);
  return first === last ? first : words.span(first, last);
}

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly list: readonly DatedFeast[];
  readonly words: Words;
}

function DatedList({ id, title, list, words }: ListProps): VNode | null {
  if (list.length === 0) return null;
  return (
    <TitledSection id={id} title={title} class="dated">
      <ul>
        {list.map(({ date, name, rank }) => (
          <li>
            <RankSign rank={rank} />
            <small>{`${dayAndMonth(words.lang, date)}, ${weekday(words.lang, date, 'short')}`}</small>
            <DayLink date={date} words={words}>
              {name}
            </DayLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
