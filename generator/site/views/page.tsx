/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import { DATA_PAGES, dataPagePath, referenceIndex } from '../../contract/pages.ts';
import { OPENAPI_FILE } from '../../contract/paths.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../contract/years.ts';
import { capital, monthName } from '../model/dates.ts';
import type { Frame, Links } from '../model/frame.ts';
import { LONGEST_WANTED, type View } from '../model/place.ts';
import type { Words } from '../words/words.ts';
import { TitledSection } from './head.tsx';
import { Link, PlaceLink } from './link.tsx';
import { Sign } from './sign.tsx';

/** The ids of the page and of the data of a prerendered page in a document. */
export const PAGE_ID = 'page';
export const SHOWN_ID = 'shown';

interface Props {
  readonly frame: Frame;
  readonly words: Words;
}

interface PageProps extends Props {
  readonly isDark?: boolean;
  /** Whether the tree lists in each year only what was kept in it; this is shown above a day and a month. */
  readonly isHistorical?: boolean;
  /** Whether the shown content is about to be replaced. */
  readonly isBusy?: boolean;
  readonly children?: ComponentChildren;
}

/** The complete page: its frame, and the content in the middle. */
export function Page({ frame, words, isDark = false, isHistorical = false, isBusy, children }: PageProps): VNode {
  return (
    <>
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <Top frame={frame} words={words} isDark={isDark} />
      <Moves frame={frame} words={words} />
      <main id="content" tabindex={-1} aria-busy={isBusy || undefined}>
        {isHistorical && (frame.section === 'day' || frame.section === 'month') && (
          <p id="historical" class="historical">
            {words.historical}
          </p>
        )}
        {children}
      </main>
      <p id="said" class="unseen" role="status" />
      <Foot words={words} />
    </>
  );
}

function Top({ frame: { links, section, otherLanguage }, words, isDark }: Props & { isDark: boolean }): VNode {
  const sections = ['day', 'month', 'texts'] as const;
  return (
    <header class="top">
      <Link class="brand" data-to="home" href={links.home}>
        <svg viewBox="0 0 96 96" width="40" height="40" aria-hidden="true">
          <use href="#cross" />
        </svg>
        <span>
          Menologion<small>{words.subtitle}</small>
        </span>
      </Link>
      <nav class="views" aria-label={words.views}>
        {sections.map((one) => (
          <Link data-to={one} href={links[one]} aria-current={one === section ? 'page' : undefined}>
            {words[one]}
          </Link>
        ))}
      </nav>
      <search>
        {/* The visitor types here, so no rendering of the page sets the value. */}
        <form>
          <input
            type="text"
            inputmode="search"
            name="search"
            role="combobox"
            aria-expanded="false"
            aria-controls="suggestions"
            aria-autocomplete="list"
            aria-label={words.search}
            placeholder={words.searchFor}
            autocomplete="off"
            enterkeyhint="search"
            maxlength={LONGEST_WANTED}
          />
          <button type="submit" aria-label={words.searchGo}>
            <Sign name="glass" />
          </button>
        </form>
        <div id="suggestions" role="listbox" aria-label={words.suggestions} hidden />
      </search>
      <div class="settings">
        <Link data-to="language" href={links.language} lang={otherLanguage}>
          {words.otherLanguage}
        </Link>
        <button type="button" id="theme" aria-label={words.darkTheme} aria-pressed={isDark}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <use href="#moon" />
          </svg>
        </button>
      </div>
    </header>
  );
}

/** The steps through the calendar, and the actions for the shown page. */
function Moves({ frame, words }: Props): VNode {
  const { view, links } = frame;
  const steps = STEPS[view.kind];
  return (
    <nav class="moves" aria-label={words.moves}>
      <div class="steps" hidden={!steps}>
        {steps && <StepLinks steps={steps} links={links} words={words} />}
      </div>
      <DayForm frame={frame} words={words} />
      <MonthForm frame={frame} words={words} />
      <details class="actions">
        <summary aria-label={words.actions}>
          <Sign name="menu" />
        </summary>
        <div>
          <Link id="share" {...leadingTo(links.here)}>
            <Sign name="share" />
            {words.share}
          </Link>
          <button type="button" id="print">
            <Sign name="print" />
            {words.print}
          </button>
        </div>
      </details>
    </nav>
  );
}

function StepLinks({ steps: [previous, next], links, words }: { steps: Steps; links: Links; words: Words }): VNode {
  return (
    <>
      <Link data-to="previous" rel="prev" {...leadingTo(links.previous)}>
        ‹<span>{words[previous]}</span>
      </Link>
      <Link data-to="today" {...leadingTo(links.today)}>
        {words.today}
      </Link>
      <Link data-to="next" rel="next" {...leadingTo(links.next)}>
        <span>{words[next]}</span>›
      </Link>
    </>
  );
}

type Steps = readonly [
  previous: 'previousDay' | 'previousWeek' | 'previousMonth' | 'previousYear',
  next: 'nextDay' | 'nextWeek' | 'nextMonth' | 'nextYear',
];
const DAY_STEPS: Steps = ['previousDay', 'nextDay'];
/** The page of an invalid address has the form for a day and the link to today. */
const STEPS: Readonly<Partial<Record<View['kind'], Steps>>> = {
  nowhere: DAY_STEPS,
  day: DAY_STEPS,
  parish: ['previousWeek', 'nextWeek'],
  month: ['previousMonth', 'nextMonth'],
  year: ['previousYear', 'nextYear'],
};

function DayForm({ frame: { view }, words }: Props): VNode {
  return (
    <form id="to-day" hidden={view.kind !== 'day' && view.kind !== 'nowhere'}>
      <label>
        <Sign name="calendar" />
        <span class="unseen">{words.toDate}</span>
        <input
          type="date"
          name="day"
          min={`${FIRST_YEAR}-01-01`}
          max={`${LAST_YEAR}-12-31`}
          value={view.kind === 'day' ? view.date : undefined}
          required
        />
      </label>
      <Go words={words} />
    </form>
  );
}

/** What is chosen is shown at once; the button is there for the keyboard, and appears when it has the focus. */
function Go({ words }: { words: Words }): VNode {
  return (
    <button type="submit" class="go">
      {words.go}
    </button>
  );
}

/** A month of a year, or on the page of a year only the year. */
function MonthForm({ frame: { view }, words }: Props): VNode {
  const isMonth = view.kind === 'month';
  return (
    <form id="to-month" hidden={!isMonth && view.kind !== 'year'}>
      {isMonth && (
        <label>
          <span>{words.month}</span>{' '}
          <select name="month" value={view.month}>
            {Array.from({ length: 12 }, (_, i) => (
              <option value={i + 1}>{capital(monthName(words.lang, i + 1))}</option>
            ))}
          </select>
        </label>
      )}{' '}
      <label>
        <span>{words.year}</span>{' '}
        <input
          type="number"
          name="year"
          inputmode="numeric"
          min={FIRST_YEAR}
          max={LAST_YEAR}
          value={'year' in view ? view.year : undefined}
          required
        />
      </label>
      <Go words={words} />
    </form>
  );
}

/** A link without an address is hidden. */
function leadingTo(address: string | undefined): { href: string } | Record<never, never> {
  return address ? { href: address } : {};
}

function Foot({ words }: Pick<Props, 'words'>): VNode {
  return (
    <footer class="foot">
      <TitledSection id="for-feeds" title={words.feedsTitle}>
        <p>{words.feedsAbout}</p>
        <p>
          <PlaceLink view={{ kind: 'feeds' }} words={words}>
            {words.feeds}
          </PlaceLink>
        </p>
      </TitledSection>
      <TitledSection id="for-names" title={words.savedNames}>
        <p>{words.namesAbout}</p>
        <p>
          <PlaceLink view={{ kind: 'names' }} words={words}>
            {words.names}
          </PlaceLink>
        </p>
      </TitledSection>
      <TitledSection id="for-developers" title={words.developers}>
        <ul>
          <li>
            <Link href={referenceIndex(words.lang)}>{words.reference}</Link>
          </li>
          <li>
            <Link href={OPENAPI_FILE}>OpenAPI</Link>
          </li>
          {DATA_PAGES.map((name) => (
            <li>
              <Link href={dataPagePath(name, words.lang)}>{words.dataPages[name]}</Link>
            </li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="for-keys" title={words.keys}>
        <ul id="keys">
          {['←', '→', 'T', '/'].map((key, i) => (
            <li>
              <kbd>{key}</kbd>
              {` ${words.shortcuts[i]}`}
            </li>
          ))}
        </ul>
      </TitledSection>
    </footer>
  );
}
