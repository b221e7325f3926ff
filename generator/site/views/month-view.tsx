/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import { dayAndMonth, weekday } from '../model/dates.ts';
import { type Brief, isHigh } from '../model/kept-in-brief.ts';
import { type Cell, cellsOf, type MonthPage, namedIn, type Week } from '../model/month-page.ts';
import { calendarWords } from '../words/calendar-words.ts';
import type { Words } from '../words/words.ts';
import type { ViewProps } from './content-view.tsx';
import { TitledSection } from './head.tsx';
import { DayLink, PlaceLink } from './link.tsx';
import { RankSign, Sign } from './sign.tsx';
import { LiturgySprite } from './sprite.tsx';
import { Legend, WallHead, WeekdayHead } from './wall.tsx';

type Props = ViewProps<MonthPage>;

/** A month as a wall calendar: weeks with names, each day with its fast and what is kept on it. */
export function MonthView({ page, words }: Props): VNode {
  const { year, hasSaints, weeks } = page;
  const cells = cellsOf(weeks);
  return (
    <article class="wall">
      {cells.some(({ liturgy }) => liturgy) && <LiturgySprite />}
      <WallHead page={page} words={words}>
        <PlaceLink view={{ kind: 'year', year }} words={words}>
          {calendarWords(words).yearOnASheet(year)}
        </PlaceLink>
      </WallHead>
      <Grid page={page} words={words} />
      <KeptList page={page} words={words} />
      <Legend cells={cells} ranks={cells.flatMap(namedIn).map(({ rank }) => rank)} words={words} />
      {!hasSaints && <p class="note">{words.noSaints}</p>}
    </article>
  );
}

function Grid({ page: { title, weeks, today }, words }: Props): VNode {
  return (
    <table class="month">
      <caption class="unseen">{title}</caption>
      <WeekdayHead words={words} />
      {weeks.map((week) => (
        <WeekRows week={week} today={today} words={words} />
      ))}
    </table>
  );
}

function WeekRows({ week: { name, places }, today, words }: { week: Week; today: string; words: Words }): VNode {
  return (
    <tbody>
      {name && (
        <tr>
          <th class="week" colspan={7} scope="rowgroup">
            {name}
          </th>
        </tr>
      )}
      <tr class="days">
        {places.map((cell) =>
          cell ? <DayCell cell={cell} isToday={cell.date === today} words={words} /> : <td class="blank" />,
        )}
      </tr>
    </tbody>
  );
}

function DayCell({ cell, isToday, words }: { cell: Cell; isToday: boolean; words: Words }): VNode {
  const { date, number, julianNumber, julianDate, isSunday, mark, liturgy, kept, first = [], more = [] } = cell;
  const signed = namedIn(cell).find(({ rank }) => rank !== 'no_sign');
  const classes = [mark, isSunday && 'sunday', signed && isHigh(signed.rank) && 'high'].filter(Boolean).join(' ');
  return (
    <td class={classes}>
      <DayLink date={date} words={words} isToday={isToday}>
        <span class="numbers">
          <b>{number}</b>
          <small>
            <span aria-hidden="true">{julianNumber}</span>
            <span class="unseen">{` (${dayAndMonth(words.lang, julianDate)}) `}</span>
          </small>
          <span class="marks">
            {liturgy && <Sign name={`liturgy-${liturgy}`} title={calendarWords(words).liturgies[liturgy]} />}
            {signed && <RankSign rank={signed.rank} />}
            {mark && <Sign name={`food-${mark}`} title={calendarWords(words).foods[mark]} />}
          </span>
        </span>
        {kept.map((one) => (
          <span class={nameClass(one)}>{`${one.name} `}</span>
        ))}
        {first.map((one) => (
          <span class={`${nameClass(one)} first`}>{`${one.name} `}</span>
        ))}
        {more.length > 0 && (
          <span class="besides">
            {more.map(({ name }) => (
              <span>{`${name} `}</span>
            ))}
          </span>
        )}
      </DayLink>
    </td>
  );
}

function nameClass({ rank }: Brief): string {
  return isHigh(rank) ? 'name feast-name' : `name of-${rank}`;
}

/** What is kept day by day, for windows that are too narrow to show it in the cells. */
function KeptList({ page: { weeks }, words }: Props): VNode {
  const cells = cellsOf(weeks).filter((cell) => namedIn(cell).length > 0);
  return (
    <TitledSection id="kept" title={calendarWords(words).keptInMonth} class="kept-list">
      <ul>
        {cells.map((cell) => (
          <li>
            <DayLink date={cell.date} words={words}>
              {`${dayAndMonth(words.lang, cell.date)}, ${weekday(words.lang, cell.date)}`}
            </DayLink>
            {namedIn(cell).map((one) => (
              <span class={nameClass(one)}>
                <RankSign rank={one.rank} />
                {one.name}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
