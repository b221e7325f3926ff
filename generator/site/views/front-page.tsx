/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import { prerenderedPageAddress } from '../../contract/page-addresses.ts';
import { FRONT_PAGE, referenceIndex } from '../../contract/pages.ts';
import { cardName, cardPath, EVERY_DAY } from '../model/cards.ts';
import { capital, monthName } from '../model/dates.ts';
import { frameOf } from '../model/frame.ts';
import { textListAddress } from '../model/paths.ts';
import { isoMonth, MONTHS } from '../model/place.ts';
import { type PrerenderedPages, yearsIn } from '../model/prerendered-pages.ts';
import { SITE_ABOUT, SITE_TITLES } from '../words/site-words.ts';
import { UNSCRIPTED } from '../words/unscripted.ts';
import { WORDS, type Words } from '../words/words.ts';
import { Document } from './document.tsx';
import { Link } from './link.tsx';
import { Page } from './page.tsx';
import { type Shared, SharedAs } from './shared-as.tsx';

const DESCRIPTION = `${SITE_ABOUT.ru} ${SITE_ABOUT.en}`;

interface Props {
  readonly isHistorical: boolean;
  /** The pages that need no script. */
  readonly pages?: PrerenderedPages | null;
  /** Its address without the slash at the end; null if the tree is only for this machine. */
  readonly address?: string | null;
}

/** The page before its script knows the address and the visitor; until then it is in Russian. */
export function FrontPage({ isHistorical, pages = null, address = null }: Props): VNode {
  return (
    <Document
      lang="ru"
      title={SITE_TITLES.ru}
      description={DESCRIPTION}
      isHistorical={isHistorical}
      pages={pages}
      metadata={address && <SharedAs {...sharedFront(address)} />}
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

/** What a link to the front page shows. */
function sharedFront(address: string): Shared {
  const card = { url: `${address}/${cardPath(cardName(EVERY_DAY, 'ru'))}`, alt: SITE_TITLES.ru };
  return { type: 'website', lang: 'ru', title: SITE_TITLES.ru, description: SITE_ABOUT.ru, url: `${address}/`, card };
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
