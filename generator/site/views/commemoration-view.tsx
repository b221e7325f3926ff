/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import type { CommemorationPage } from '../model/commemoration-page.ts';
import { capital, longDate, weekday } from '../model/dates.ts';
import type { Days } from '../model/kept.ts';
import { textsWords } from '../words/texts-words.ts';
import type { ViewProps } from './content-view.tsx';
import { TitledSection } from './head.tsx';
import { DayLink, PlaceLink } from './link.tsx';
import { RankSign } from './sign.tsx';
import { IconHeader, TextParts } from './text-view.tsx';

type Props = ViewProps<CommemorationPage>;

/** A commemoration: when it is kept, its name days, its other days, its hymns and lives, and its sources. */
export function CommemorationView({ page, words }: Props): VNode {
  const { title, icons, rank, rankLabel, classes, shown } = page;
  return (
    <article class="text" data-show={shown}>
      <IconHeader icons={icons}>
        <p class="rank">
          <RankSign rank={rank} />
          {[rankLabel, ...classes].filter(Boolean).join(' · ')}
        </p>
        <h1 tabindex={-1}>{title}</h1>
      </IconHeader>
      <Facts page={page} words={words} />
      <Related page={page} words={words} />
      <TextParts page={page} words={words} />
      <Elsewhere page={page} words={words} />
    </article>
  );
}

function Facts({ page, words }: Props): VNode {
  const { when, since, until, previous, next, names, id, hasLongTexts } = page;
  const years = [since && textsWords(words).since(since), until && textsWords(words).until(until)]
    .filter(Boolean)
    .join(' ');
  return (
    <dl class="known">
      <Fact name={textsWords(words).whenKept}>
        <p>{capital(when)}</p>
        {years && <p>{capital(years)}</p>}
      </Fact>
      {(previous || next.length > 0) && (
        <Fact name={textsWords(words).dates}>
          <ul>
            {previous && (
              <li class="past">
                <DaysLink days={previous} page={page} words={words} /> {`(${textsWords(words).previousKept})`}
              </li>
            )}
            {next.map((days) => (
              <li>
                <DaysLink days={days} page={page} words={words} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {names.length > 0 && (
        <Fact name={words.names}>
          <ul class="names">
            {names.map((name) => (
              <li>
                <PlaceLink view={{ kind: 'search', wanted: name }} words={words}>
                  {name}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {hasLongTexts && (
        <Fact name={words.texts}>
          <PlaceLink view={{ kind: 'text', id }} words={words}>
            {words.longTexts}
          </PlaceLink>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ComponentChildren }): VNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A day, or the first and the last of consecutive days. */
function DaysLink({ days: { from, to }, page: { today }, words }: Props & { days: Days }): VNode {
  const isToday = from <= today && today <= to;
  const [first, last] = [from, to].map((date) => longDate(words.lang, date)) as [string, string];
  return (
    <>
      <DayLink date={isToday ? today : from} words={words} isToday={isToday}>
        {from === to ? first : words.span(first, last)}
      </DayLink>
      {from === to && `, ${weekday(words.lang, from)}`}
      {isToday && ` (${words.today.toLowerCase()})`}
    </>
  );
}

function Related({ page: { related }, words }: Props): VNode | null {
  if (related.length === 0) return null;
  return (
    <TitledSection id="related" title={textsWords(words).related} class="text-list">
      <ul>
        {related.map(({ id, name, next }) => (
          <li>
            <PlaceLink view={{ kind: 'commemoration', id }} words={words}>
              {name}
            </PlaceLink>
            {next && <small>{longDate(words.lang, next)}</small>}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Elsewhere({ page: { sources, sameAs }, words }: Props): VNode | null {
  if (sources.length + sameAs.length === 0) return null;
  return (
    <dl class="known">
      {sources.length > 0 && (
        <Fact name={textsWords(words).sources}>
          <ul>
            {sources.map(({ title, day, url }) => (
              <li>
                {url ? <Away url={url}>{title}</Away> : title}
                {day && `, ${day}`}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {sameAs.length > 0 && (
        <Fact name={textsWords(words).sameAs}>
          <ul>
            {sameAs.map(({ url, host }) => (
              <li>
                <Away url={url}>{host}</Away>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Away({ url, children }: { url: string; children: ComponentChildren }): VNode {
  return (
    <a href={url} rel="external noopener">
      {children}
    </a>
  );
}
