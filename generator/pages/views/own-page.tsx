/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import type { Language } from '../../contract/languages.ts';
import type { Section } from '../../contract/paths.ts';
import type { DayPage } from '../model/day-page.ts';
import { frameOf } from '../model/frame.ts';
import type { MonthPage } from '../model/month-page.ts';
import type { OwnPages } from '../model/own-pages.ts';
import type { Place } from '../model/place.ts';
import type { TextPage } from '../model/text-page.ts';
import type { TextsPage } from '../model/texts-page.ts';
import type { YearPage } from '../model/year-page.ts';
import { WORDS } from '../words/words.ts';
import { ContentView } from './content-view.tsx';
import { Data } from './data.tsx';
import { DayView } from './day-view.tsx';
import { Document } from './document.tsx';
import { MonthView } from './month-view.tsx';
import { Page } from './page.tsx';
import { TextView } from './text-view.tsx';
import { TextsView } from './texts-view.tsx';
import { YearView } from './year-view.tsx';

/** What is said of a page of its own beside its content. */
export interface About {
  readonly title: string;
  readonly description: string;
  /** Absolute addresses of the same page in each language, its own among them; none where the origin is not known. */
  readonly versions: readonly (readonly [Language, url: string])[];
  /** What it tells of, as linked data. */
  readonly linked?: object;
}

/** What a page of its own may show. */
export type OwnContent = GivenContent | TextsPage;
/** What a script takes over as it is. */
export type GivenContent = DayPage | MonthPage | YearPage | TextPage;

interface Props {
  readonly place: Place;
  /** The address of the same place on the front page, from which a script goes on. */
  readonly goesOn: string;
  readonly content: OwnContent;
  readonly about: About;
  readonly pages: OwnPages;
  readonly isHistorical: boolean;
}

/** A page as a file, whole before any script has run. */
export function OwnPage({ place, goesOn, content, about, pages, isHistorical }: Props): VNode {
  const words = WORDS[place.lang];
  const { title, description } = about;
  return (
    <Document
      lang={place.lang}
      title={title}
      description={description}
      isHistorical={isHistorical}
      place={goesOn}
      pages={pages}
      shown={isGiven(content) ? content : undefined}
      section={SECTIONS[content.kind]}
      about={<Said about={about} lang={place.lang} />}
    >
      <Page frame={frameOf(place)} words={words} isHistorical={isHistorical}>
        <ContentView content={content} words={words} views={VIEWS} />
      </Page>
    </Document>
  );
}

/** What search engines and those who show a link read. */
function Said({ about: { title, description, versions, linked }, lang }: { about: About; lang: Language }): VNode {
  const own = versions.find(([one]) => one === lang)?.[1];
  return (
    <>
      {own && <link rel="canonical" href={own} />}
      {versions.map(([one, url]) => (
        <link rel="alternate" hreflang={one} href={url} />
      ))}
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content="Menologion" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={LOCALES[lang]} />
      {own && <meta property="og:url" content={own} />}
      {linked && <Data type="application/ld+json" of={linked} />}
    </>
  );
}

const VIEWS = { day: DayView, month: MonthView, year: YearView, texts: TextsView, text: TextView };

const SECTIONS: Readonly<Partial<Record<OwnContent['kind'], Section>>> = {
  texts: 'texts',
  text: 'texts',
};

/** Of the list of texts such a page has only those with pages of their own: a script asks for all of them. */
function isGiven(content: OwnContent): content is GivenContent {
  return content.kind !== 'texts';
}

const LOCALES: Readonly<Record<Language, string>> = { ru: 'ru_RU', en: 'en_GB' };
