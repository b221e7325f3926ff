/** @jsxRuntime automatic @jsxImportSource preact */
import type { FunctionComponent, VNode } from 'preact';
import { capital, dayAndMonth, longDate } from '../model/dates.ts';
import { isCounted } from '../model/day.ts';
import type { DayPage, Kept, SaintList } from '../model/day-page.ts';
import type { Drawn } from '../model/drawn.ts';
import { dishes, fastMark, foodText } from '../model/fast.ts';
import { dateFrom } from '../model/place.ts';
import type { Words } from '../words/words.ts';
import type { ViewProps } from './content-view.tsx';
import { DrawnView } from './drawn-view.ts';
import { TitledSection } from './head.tsx';
import { DayLink, NameLink, PlaceLink, TextsLink } from './link.tsx';
import { Emblem, PictureCredits, RankSign, Sign, SmallEmblem } from './sign.tsx';

type Props = ViewProps<DayPage>;

/** A day with its names, its dates, its fast, its feasts and saints, what is sung and read, and its seasons. */
export function DayView({ page, words, views }: Props): VNode {
  const { hasSaints, solemn } = page;
  return (
    <>
      <Away page={page} words={words} />
      <article class={hasSaints ? 'day' : 'day sparse'}>
        <Heading page={page} words={words} />
        <FastCard page={page} words={words} />
        <div class="kept">
          {solemn.length > 0 && (
            <section aria-labelledby="feasts">
              <h2 id="feasts" class="unseen">
                {words.feasts}
              </h2>
              {solemn.map((one) => (
                <KeptBlock one={one} class="feast solemn" words={words} />
              ))}
            </section>
          )}
          <Saints page={page} words={words} />
          {!hasSaints && <p class="note">{words.noSaints}</p>}
          <Part of={page.hymns} View={views?.hymns} words={words} />
          <Readings page={page} words={words} />
          <Part of={page.liturgy} View={views?.liturgy} words={words} />
          <OtherEvents page={page} words={words} />
          <Prayers words={words} />
          <ParishLinks page={page} words={words} />
        </div>
        <Seasons page={page} words={words} />
      </article>
    </>
  );
}

function Away({ page: { away } }: Props): VNode | null {
  if (!away) return null;
  return (
    <div class="away" role="note">
      <p>
        <strong>{away.title}.</strong> {away.text}
      </p>
      <button type="button" id="retry">
        {away.retry}
      </button>
    </div>
  );
}

/** The week is named once: a Sunday with a name of its own has its number beside its dates. */
function Heading({ page, words }: Props): VNode {
  const { day, pascha, headline, great, weeks, tone, nameDays = [] } = page;
  const { lang } = words;
  const [week, ...others] = weeks;
  const counted = others.find(isCounted);
  const isAbove = headline.some(({ id }) => id === week?.id);
  const [leading] = headline;
  const named = leading ?? (week && { ...week, about: week.description });
  const about = named && !isCounted(named) ? named.about : undefined;
  return (
    <header class="date">
      {great.map((one) => (
        <KeptBlock one={one} class="feast great" words={words} />
      ))}
      {headline.map(({ id, name }) => (
        <h2 class="headline">
          <NameLink id={id} words={words}>
            {name}
          </NameLink>
        </h2>
      ))}
      {week && !isAbove && (
        <p class="week">
          <NameLink id={week.id} words={words}>
            {week.label}
          </NameLink>
        </p>
      )}
      <h1 tabindex={-1}>
        {capital(day.dayOfWeek)}, <span class="whole">{longDate(lang, day.date)}</span>
      </h1>
      <p class="facts">
        <span>{`${longDate(lang, day.julianDate)} ${words.oldStyle}`}</span>
        {counted && <span>{counted.label}</span>}
        {tone !== null && (
          <span>
            <PlaceLink view={{ kind: 'text', id: `octoechos_tone_${tone}` }} words={words}>
              {capital(words.tone(tone))}
            </PlaceLink>
          </span>
        )}
        {pascha !== day.date && (
          <span>
            {`${words.paschaOf(dateFrom(day.date).year)}: `}
            <DayLink date={pascha} words={words}>
              {dayAndMonth(lang, pascha)}
            </DayLink>
          </span>
        )}
      </p>
      {about && <p class="about">{about}</p>}
      {nameDays.length > 0 && (
        <p class="name-day">
          <PlaceLink view={{ kind: 'names' }} words={words}>
            {`${words.names}: ${nameDays.map(({ name }) => name).join(', ')}`}
          </PlaceLink>
        </p>
      )}
    </header>
  );
}

/** The fast: its words say what is allowed, and below them stands what is not. */
function FastCard({ page, words }: Props): VNode {
  const { fasting } = page.day;
  const mark = fastMark(fasting);
  const asSaid = mark && words.foodAsSaid[mark];
  const forbidden = dishes(fasting).filter(([, isAllowed]) => !isAllowed);
  return (
    <TitledSection id="fast" title={words.fasting} class={`fast ${mark ?? ''}`}>
      <p class="rule">
        {mark && <Sign name={`food-${mark}`} />}
        <strong>{fasting.description}</strong>
      </p>
      {fasting.allowedFood && (
        <p>
          {foodText(fasting)}
          {asSaid && <small>{` (${asSaid})`}</small>}
        </p>
      )}
      {forbidden.length > 0 && (
        <ul class="dishes" aria-label={words.forbidden}>
          {forbidden.map(([dish]) => (
            <li>
              <Sign name="no" />
              {words.dishes[dish]}
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** A feast, or another day of the church year. */
function KeptBlock({ one, class: name, words }: { one: Kept; class: string; words: Words }): VNode {
  return (
    <div class={name}>
      {one.icons.map((icon) => (
        <Emblem icon={icon} />
      ))}
      <div>
        {one.rankLabel && (
          <p class="rank">
            <RankSign rank={one.rank} />
            {one.rankLabel}
          </p>
        )}
        <h3>
          <NameLink id={one.id} words={words}>
            {one.name}
          </NameLink>
        </h3>
        {one.about && <p>{one.about}</p>}
        <TextsLink of={one} words={words} />
        <PictureCredits of={one.icons} />
      </div>
    </div>
  );
}

/** References with their places in the church books, and their owners after them; the ordinary readings have no owner. */
function Readings({ page: { services }, words }: Props): VNode | null {
  if (services.length === 0) return null;
  const read = services.flatMap(({ groups }) => groups.flatMap(({ readings }) => readings));
  // Only the Apostol and the Gospel are divided into such places.
  const hasOldTestament = read.some(({ zachalo }) => zachalo === '');
  return (
    <TitledSection id="readings" title={words.readings} class="readings">
      <dl>
        {services.map(({ service, groups }) => (
          <div class="passages">
            <dt>{words.services[service]}</dt>
            <dd>
              {groups.map(({ of, readings }) => (
                <p>
                  {readings.map(({ label, zachalo }, i) => (
                    <>
                      {i > 0 && '; '}
                      {label}
                      {zachalo && <i>{` (${zachalo})`}</i>}
                    </>
                  ))}
                  {of !== '' && <small>{of}</small>}
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {words.countedBy && hasOldTestament && <p class="counted">{words.countedBy}</p>}
    </TitledSection>
  );
}

interface PartProps<P> {
  readonly of: P | Drawn | null | undefined;
  readonly View: FunctionComponent<ViewProps<P>> | undefined;
  readonly words: Words;
}

/** A part with a view of its own: as it was rendered at generation, or by that view. */
function Part<P extends object>({ of, View, words }: PartProps<P>): VNode | null {
  if (!of) return null;
  if ('tag' in of) return <DrawnView {...of} />;
  return View ? <View page={of} words={words} /> : null;
}

/** The prayers of every day. */
function Prayers({ words }: { words: Words }): VNode {
  return (
    <TitledSection id="prayers" title={words.prayers} class="prayers">
      <ul>
        {words.prayerTexts.map(([id, name]) => (
          <li>
            <PlaceLink view={{ kind: 'text', id }} words={words}>
              {name}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function OtherEvents({ page: { events }, words }: Props): VNode | null {
  if (events.length === 0) return null;
  return (
    <TitledSection id="events" title={words.alsoToday} class="events">
      {events.map((event) => (
        <KeptBlock one={event} class="event" words={words} />
      ))}
    </TitledSection>
  );
}

function Saints({ page: { saints }, words }: Props): VNode | null {
  if (saints.length === 0) return null;
  return (
    <TitledSection id="saints" title={words.saints} class="saints">
      {saints.map((list) => (list.title ? <Group list={list} words={words} /> : <List list={list} words={words} />))}
    </TitledSection>
  );
}

function Group({ list, words }: { list: SaintList; words: Words }): VNode {
  return (
    <div>
      <h3>
        {list.icon && <SmallEmblem icon={list.icon} />}
        {list.title}
      </h3>
      {list.icon && <PictureCredits of={[list.icon]} />}
      <List list={list} words={words} />
    </div>
  );
}

function List({ list, words }: { list: SaintList; words: Words }): VNode {
  return (
    <ul>
      {list.saints.map((one) => (
        <li class={one.rank}>
          {one.icons.map((icon) => (
            <SmallEmblem icon={icon} />
          ))}
          <RankSign rank={one.rank} title={one.rankLabel} />
          <span>
            <NameLink id={one.id} words={words}>
              {one.name}
            </NameLink>{' '}
            <TextsLink of={one} words={words} />
            <PictureCredits of={one.icons} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** To the sheets that a parish prints of the day and of its week. */
function ParishLinks({ page: { day }, words }: Props): VNode {
  const view = { kind: 'parish', date: day.date } as const;
  return (
    <p class="to-parish">
      <PlaceLink view={{ ...view, isWeek: false }} words={words}>
        {words.parishSheet}
      </PlaceLink>
      {', '}
      <PlaceLink view={{ ...view, isWeek: true }} words={words}>
        {words.parishWeek}
      </PlaceLink>
    </p>
  );
}

/** The weeks and seasons that the heading does not name. */
function Seasons({ page: { weeks }, words }: Props): VNode | null {
  const others = weeks.slice(1).filter((week) => !isCounted(week));
  if (others.length === 0) return null;
  return (
    <TitledSection id="seasons" title={words.season} class="seasons">
      {others.map(({ id, label, description, dateFrom: from = '', dateTo: to = '' }) => (
        <div>
          <h3>
            <NameLink id={id} words={words}>
              {label}
            </NameLink>
          </h3>
          {from !== to && <p class="span">{words.span(dayAndMonth(words.lang, from), dayAndMonth(words.lang, to))}</p>}
          <p>{description}</p>
        </div>
      ))}
    </TitledSection>
  );
}
