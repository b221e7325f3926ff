/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import { prerenderedPageAddress } from '../../contract/page-addresses.ts';
import { FRONT_PAGE, referenceIndex } from '../../contract/pages.ts';
import { capital, monthName } from '../model/dates.ts';
import { frameOf } from '../model/frame.ts';
import { textListAddress } from '../model/paths.ts';
import { isoMonth, MONTHS } from '../model/place.ts';
import { type PrerenderedPages, yearsIn } from '../model/prerendered-pages.ts';
import { UNSCRIPTED } from '../words/unscripted.ts';
import { WORDS, type Words } from '../words/words.ts';
import { Document } from './document.tsx';
import { Link } from './link.tsx';
import { Page } from './page.tsx';

const DESCRIPTION =
  'Православный календарь Русской Церкви: святые, праздники и пост на каждый день, каноны, акафисты и песнопения. ' +
  'The calendar of the Russian Orthodox Church: saints, feasts and fasting of every day, canons, akathists and hymns.';

interface Props {
  readonly isHistorical: boolean;
  /** The pages that need no script. */
  readonly pages?: PrerenderedPages | null;
}

/** The page before its script knows the address and the visitor; until then it is in Russian. */
export function FrontPage({ isHistorical, pages = null }: Props): VNode {
  return (
    <Document
      lang="ru"
      title="Menologion: православный календарь"
      description={DESCRIPTION}
      isHistorical={isHistorical}
      pages={pages}
    >
      <Page frame={frameOf({ view: { kind: 'nowhere' }, lang: 'ru' })} words={WORDS.ru}>
        <div class="unscripted">
          <Unscripted pages={pages} words={WORDS.ru} />
          <Unscripted pages={pages} words={WORDS.en} />
        </div>
      </Page>
    </Document>
  );
}

/**
 * The front page if no script renders it: scripts are off, or the page was opened from a folder. A file does not know
 * today's date, so it lists the months.
 */
function Unscripted({ pages, words }: { pages: PrerenderedPages | null; words: Words }): VNode {
  const { lang } = words;
  const own = pages?.languages.includes(lang) ? pages : null;
  const { title, choose, nothing, about, notLoaded } = UNSCRIPTED[lang];
  return (
    <section lang={lang} aria-labelledby={`unscripted-${lang}`}>
      <h1 id={`unscripted-${lang}`}>{own ? title : nothing}</h1>
      <p class="note not-loaded">{notLoaded}</p>
      {own && <p>{choose}</p>}
      {own && yearsIn(own).map((year) => <Year year={year} words={words} />)}
      {own?.texts && (
        <p>
          <Link href={textListAddress(lang) + FRONT_PAGE}>{words.texts}</Link>
        </p>
      )}
      <p class="note">
        {about} <Link href={referenceIndex(lang)}>{words.reference}</Link>
      </p>
    </section>
  );
}

function Year({ year, words: { lang, yearTitle } }: { year: number; words: Words }): VNode {
  return (
    <ul class="ways">
      <li>
        <Link href={prerenderedPageAddress(lang, 'year', String(year)) + FRONT_PAGE}>{yearTitle(year)}</Link>
      </li>
      {MONTHS.map((month) => (
        <li>
          <Link href={prerenderedPageAddress(lang, 'month', isoMonth({ year, month })) + FRONT_PAGE}>
            {`${capital(monthName(lang, month))} ${year}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}
