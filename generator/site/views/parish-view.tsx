/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import { placedText } from '../model/day-page.ts';
import { isHigh, withoutYears } from '../model/kept-in-brief.ts';
import { type ParishDay, type ParishHymn, type ParishPage, typeSize } from '../model/parish-page.ts';
import { parishWords } from '../words/parish-words.ts';
import type { Words } from '../words/words.ts';
import type { ViewProps } from './content-view.tsx';
import { htmlNodes } from './html.ts';
import { DayLink, PlaceLink } from './link.tsx';
import { RankSign, Sign } from './sign.tsx';

/** A sheet that a parish prints. The fields in which it writes are not printed, only what it wrote. */
export function ParishView({ page, words }: ViewProps<ParishPage>): VNode {
  const { title, view, days, hymns, hymnsOf, parish, notes } = page;
  const own = parishWords(words);
  return (
    <article class="parish" style={{ '--type': `${typeSize(page)}pt` }}>
      <header class="date">
        <p class="week">{parish || own.sheet}</p>
        <h1 tabindex={-1}>{title}</h1>
        <p class="facts">
          <PlaceLink view={{ ...view, isWeek: !view.isWeek }} words={words}>
            {view.isWeek ? own.ofDay : own.ofWeek}
          </PlaceLink>
        </p>
      </header>
      <div class="written">
        <p>{own.about}</p>
        <label>
          {own.name}
          <input type="text" name="parish" value={parish} maxlength={120} autocomplete="organization" />
        </label>
        <label>
          {own.notes}
          <textarea name="notes" rows={6} maxlength={4000} value={notes} />
        </label>
      </div>
      <div class="parish-days">
        {days.map((day) => (
          <Day day={day} isOne={!view.isWeek} words={words} />
        ))}
        <Hymns hymns={hymns} of={hymnsOf} words={words} />
        {notes && (
          <section class="added" aria-labelledby="added">
            <h2 id="added">{own.notes}</h2>
            <p>{notes}</p>
          </section>
        )}
      </div>
    </article>
  );
}

function Day({ day, isOne, words }: { day: ParishDay; isOne: boolean; words: Words }): VNode {
  const { date, title, facts, mark, fast, kept, services, liturgy } = day;
  return (
    <section aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`}>{isOne ? parishWords(words).saints : <DayLink {...{ date, words }}>{title}</DayLink>}</h2>
      <p class="about">{facts.join(' · ')}</p>
      <p>
        {kept.map(({ name, rank }, i) => (
          <>
            {i > 0 && '; '}
            <RankSign rank={rank} />
            {isHigh(rank) ? <b>{name}</b> : name}
          </>
        ))}
      </p>
      {liturgy && <p>{liturgy}</p>}
      {services.map(({ service, groups }) => (
        <p>
          <i>{`${words.services[service]}: `}</i>
          {groups
            .map(({ of, readings }) => readings.map(placedText).join('; ') + (of ? ` – ${withoutYears(of)}` : ''))
            .join('; ')}
        </p>
      ))}
      <p>
        {mark && <Sign name={`food-${mark}`} />}
        {fast}
      </p>
    </section>
  );
}

function Hymns({ hymns, of, words }: { hymns: readonly ParishHymn[]; of: string; words: Words }): VNode | null {
  if (hymns.length === 0) return null;
  return (
    <section aria-labelledby="hymns">
      <h2 id="hymns">{parishWords(words).hymns(of)}</h2>
      {hymns.map(({ title, lang, html }) => (
        <div class="hymn">
          <h3>{title}</h3>
          {html && <div lang={lang}>{htmlNodes(html)}</div>}
        </div>
      ))}
    </section>
  );
}
