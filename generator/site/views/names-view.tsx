/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import { capital, dayAndMonth, weekday } from '../model/dates.ts';
import { lineOf, type NameDay, type SavedName } from '../model/names.ts';
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
        <button type="submit">{namesWords(words).save}</button>
        <datalist id="known-names">
          {known.map((name) => (
            <option value={name} />
          ))}
        </datalist>
      </form>
      {note && <p class="note">{note}</p>}
      {names.map(({ name, lang, days }) => (
        <section key={lineOf({ name, lang })}>
          <Heading name={name} lang={lang} words={words} />
          <ul>
            {days.map((day) => (
              <Line day={day} today={today} words={words} />
            ))}
          </ul>
          {days.length === 0 && <p>{namesWords(words).noNameDays}</p>}
        </section>
      ))}
    </section>
  );
}

function Heading({ name, lang, words }: SavedName & { words: Words }): VNode {
  return (
    <h2>
      <span lang={lang}>{name}</span>
      <button type="button" data-forget={lineOf({ name, lang })} aria-label={namesWords(words).forget(name)}>
        ×
      </button>
    </h2>
  );
}

function Line({ day: { id, title, next }, today, words }: { day: NameDay; today: string; words: Words }): VNode {
  const date = `${dayAndMonth(words.lang, next)}, ${weekday(words.lang, next)}`;
  return (
    <li class={next === today ? 'today' : undefined}>
      <DayLink date={next} words={words}>
        {next === today ? words.today : capital(date)}
      </DayLink>{' '}
      <NameLink id={id} words={words}>
        {title}
      </NameLink>
    </li>
  );
}
