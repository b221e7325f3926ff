/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import { dayAndMonth, weekdayNames } from '../model/dates.ts';
import { isHigh } from '../model/day.ts';
import type { FastMark } from '../model/fast.ts';
import type { Cell, MonthPage } from '../model/month-page.ts';
import type { Words } from '../words/words.ts';
import { DayLink } from './place-link.tsx';
import { RankSign, Sign } from './sign.tsx';

interface Props {
  readonly page: MonthPage;
  readonly words: Words;
}

/** The days of a month in weeks from Monday on, each with its fast and its feast, and the feasts as a list. */
export function MonthView({ page, words }: Props): VNode {
  const { title, year, pascha, hasSaints } = page;
  return (
    <>
      <header class="date">
        <h1 tabindex={-1}>{title}</h1>
        <p class="facts">
          <span>
            {`${words.paschaOf(year)}: `}
            <DayLink date={pascha} words={words}>
              {dayAndMonth(words.lang, pascha)}
            </DayLink>
          </span>
        </p>
      </header>
      <Grid page={page} words={words} />
      <Legend words={words} />
      <FeastList page={page} words={words} />
      {!hasSaints && <p class="note">{words.noSaints}</p>}
    </>
  );
}

function Grid({ page: { title, weeks }, words }: Props): VNode {
  const [names, short] = [weekdayNames(words.lang, 'long'), weekdayNames(words.lang, 'short')];
  return (
    <table class="month">
      <caption class="unseen">{title}</caption>
      <thead>
        <tr>
          {names.map((name, i) => (
            <th scope="col" abbr={name}>
              {short[i]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr>{week.map((cell) => (cell ? <DayCell cell={cell} words={words} /> : <td class="blank" />))}</tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ cell, words }: { cell: Cell; words: Words }): VNode {
  const { date, number, julianNumber, julianDate, isToday, isSunday, mark, feast } = cell;
  const classes = [mark, isSunday && 'sunday', feast && isHigh(feast.rank) && 'high'].filter(Boolean).join(' ');
  return (
    <td class={classes}>
      <DayLink date={date} words={words} isToday={isToday}>
        <span class="numbers">
          <b>{number}</b>
          <small>
            <span aria-hidden="true">{julianNumber}</span>
            <span class="unseen">{` (${dayAndMonth(words.lang, julianDate)}) `}</span>
          </small>
        </span>
        <span class="marks">
          {feast && <RankSign rank={feast.rank} />}
          {mark && <Sign name={`food-${mark}`} title={words.foods[mark]} />}
        </span>
        {feast && <span class="name">{feast.name}</span>}
      </DayLink>
    </td>
  );
}

function Legend({ words }: { words: Words }): VNode {
  const foods = Object.keys(words.foods) as FastMark[];
  return (
    <section class="legend" aria-labelledby="legend">
      <h2 id="legend">{words.legend}</h2>
      <ul>
        <li class="high">
          <RankSign rank="great" />
          {words.greatFeast}
        </li>
        <li class="high">
          <RankSign rank="movable" />
          {words.movableFeast}
        </li>
        <li>
          <RankSign rank="vigil" />
          <RankSign rank="polyeleos" />
          {words.vigilOrPolyeleos}
        </li>
        {foods.map((food) => (
          <li class={food}>
            <Sign name={`food-${food}`} />
            {words.foods[food]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FeastList({ page: { feasts }, words }: Props): VNode | null {
  if (feasts.length === 0) return null;
  return (
    <section class="feast-list" aria-labelledby="feasts">
      <h2 id="feasts">{words.feastsOfMonth}</h2>
      <ul>
        {feasts.map(({ date, name, rank }) => (
          <li class={isHigh(rank) ? 'high' : undefined}>
            <span>{dayAndMonth(words.lang, date)}</span>
            <RankSign rank={rank} />
            <DayLink date={date} words={words}>
              {name}
            </DayLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
