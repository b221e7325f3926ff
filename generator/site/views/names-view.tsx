/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import { capital, dayAndMonth, weekday } from '../model/dates.ts';
import { lineOf, type NameDay, type NameDays, type SavedName } from '../model/names.ts';
import type { NamesPage } from '../model/names-page.ts';
import { namesWords } from '../words/names-words.ts';
import type { Words } from '../words/words.ts';
import type { ViewProps } from './content-view.tsx';
import { Head } from './head.tsx';
import { DayLink, NameLink } from './link.tsx';

/** The saved names with their next name days. */
export function NamesView({ page, words }: ViewProps<NamesPage>): VNode {
  const { title, names, known, note, today } = page;
  return (
    <section class="names-kept" aria-labelledby="names-kept">
      <Head id="names-kept" title={title}>
        <p>{words.namesAbout}</p>
      </Head>
      <form>
        <label>
          <span>{namesWords(words).name}</span>{' '}
          <input type="text" name="name" list="known-names" autocomplete="off" maxlength={60} required />
        </label>{' '}
        <label>
          <span>{namesWords(words).birthday}</span> <input type="date" name="born" max={today} />
        </label>{' '}
        <button type="submit">{namesWords(words).save}</button>
        <datalist id="known-names">
          {known.map((name) => (
            <option value={name} />
          ))}
        </datalist>
      </form>
      {note && <p class="note">{note}</p>}
      {names.map((one) => (
        <Name key={lineOf(one)} of={one} today={today} words={words} />
      ))}
      {names.length > 0 && (
        <p>
          <button type="button" id="names-file">
            {namesWords(words).toFile}
          </button>{' '}
          {namesWords(words).fileAbout}
        </p>
      )}
      <p>{namesWords(words).custom}</p>
    </section>
  );
}

/** The days of a name that are shown at once; the others are folded. */
const MOST_SHOWN = 3;

function Name({ of: { days, ...saved }, today, words }: { of: NameDays; today: string; words: Words }): VNode {
  const own = namesWords(words);
  const lines = (some: readonly NameDay[]) => (
    <ul>
      {some.map((day) => (
        <Line day={day} today={today} words={words} />
      ))}
    </ul>
  );
  return (
    <section>
      <Heading {...saved} words={words} />
      {saved.born && <p>{own.bornOn(dayAndMonth(words.lang, `2000-${saved.born}`))}</p>}
      {lines(days.slice(0, MOST_SHOWN))}
      {days.length > MOST_SHOWN && (
        <details>
          <summary>{own.otherDays(days.length - MOST_SHOWN)}</summary>
          {lines(days.slice(MOST_SHOWN))}
        </details>
      )}
      {days.length === 0 && <p>{own.noNameDays}</p>}
    </section>
  );
}

function Heading({ name, lang, born, words }: SavedName & { words: Words }): VNode {
  return (
    <h2>
      <span lang={lang}>{name}</span>
      <button type="button" data-forget={lineOf({ name, lang, born })} aria-label={namesWords(words).forget(name)}>
        ×
      </button>
    </h2>
  );
}

function Line({
  day: { id, title, next, isMain, isAfterBirthday },
  today,
  words,
}: {
  day: NameDay;
  today: string;
  words: Words;
}): VNode {
  const { mainDay, afterBirthday } = namesWords(words);
  const date = `${dayAndMonth(words.lang, next)}, ${weekday(words.lang, next)}`;
  const marks = [isAfterBirthday && afterBirthday, isMain && mainDay].filter(Boolean);
  return (
    <li class={next === today ? 'today' : undefined}>
      <DayLink date={next} words={words}>
        {next === today ? words.today : capital(date)}
      </DayLink>{' '}
      <NameLink id={id} words={words}>
        {title}
      </NameLink>
      {marks.length > 0 && <small> ({marks.join(', ')})</small>}
    </li>
  );
}
