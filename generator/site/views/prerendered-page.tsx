/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import type { Language } from '../../contract/languages.ts';
import type { AnsweredContent } from '../model/content.ts';
import { frameOf } from '../model/frame.ts';
import type { Section } from '../model/paths.ts';
import type { Place } from '../model/place.ts';
import type { PrerenderedPages } from '../model/prerendered-pages.ts';
import { UNSCRIPTED } from '../words/unscripted.ts';
import { WORDS } from '../words/words.ts';
import { ContentView } from './content-view.tsx';
import { DayView } from './day-view.tsx';
import { Data, Document } from './document.tsx';
import { FeedsView } from './feeds-view.tsx';
import { HymnsView } from './hymns-view.tsx';
import { LiturgyView } from './liturgy-view.tsx';
import { MonthView } from './month-view.tsx';
import { Page } from './page.tsx';
import { type Card, SharedAs } from './shared-as.tsx';
import { TextView } from './text-view.tsx';
import { TextsView } from './texts-view.tsx';
import { YearView } from './year-view.tsx';

/** What search engines and link previews read of a prerendered page. */
export interface Metadata {
  readonly title: string;
  readonly description: string;
  /** Absolute addresses of the same page in each language, including its own; none if the origin is unknown. */
  readonly versions: readonly (readonly [Language, url: string])[];
  /** The picture of a shared link, if the origin is known. */
  readonly card?: Card;
  /** Linked data about its content. */
  readonly linked?: object;
}

/** What the script takes over from the page. */
export type GivenContent = Exclude<AnsweredContent, { kind: 'texts' | 'feeds' }>;

interface Props {
  readonly place: Place;
  /** The address of the same place on the front page, where the script continues. */
  readonly continuesAt: string;
  readonly content: AnsweredContent;
  readonly metadata: Metadata;
  readonly pages: PrerenderedPages;
  readonly isHistorical: boolean;
}

/** A page as a file, complete without a script. */
export function PrerenderedPage({ place, continuesAt, content, metadata, pages, isHistorical }: Props): VNode {
  const words = WORDS[place.lang];
  const { title, description } = metadata;
  return (
    <Document
      lang={place.lang}
      title={title}
      description={description}
      isHistorical={isHistorical}
      place={continuesAt}
      pages={pages}
      shown={isGiven(content) ? given(content) : undefined}
      section={SECTIONS[content.kind]}
      metadata={<MetadataElements metadata={metadata} lang={place.lang} />}
    >
      <Page frame={frameOf(place)} words={words} isHistorical={isHistorical}>
        <ContentView content={content} words={words} views={VIEWS} />
        {content.kind === 'day' && (
          <noscript>
            <p class="note">{UNSCRIPTED[place.lang].namesWithPages}</p>
          </noscript>
        )}
      </Page>
    </Document>
  );
}

function MetadataElements({ metadata, lang }: { metadata: Metadata; lang: Language }): VNode {
  const { title, description, versions, card, linked } = metadata;
  const own = versions.find(([one]) => one === lang)?.[1];
  return (
    <>
      {own && <link rel="canonical" href={own} />}
      {versions.map(([one, url]) => (
        <link rel="alternate" hreflang={one} href={url} />
      ))}
      <SharedAs type="article" lang={lang} title={title} description={description} url={own} card={card} />
      {linked && <Data type="application/ld+json" of={linked} />}
    </>
  );
}

const VIEWS = {
  day: DayView,
  liturgy: LiturgyView,
  hymns: HymnsView,
  month: MonthView,
  year: YearView,
  texts: TextsView,
  text: TextView,
  feeds: FeedsView,
};

const SECTIONS: Readonly<Partial<Record<AnsweredContent['kind'], Section>>> = {
  month: 'calendar',
  year: 'calendar',
  texts: 'texts',
  text: 'texts',
  feeds: 'names',
};

/** The list of texts has only those with prerendered pages, and no file knows what its host answers: the script asks. */
function isGiven(content: AnsweredContent): content is GivenContent {
  return content.kind !== 'texts' && content.kind !== 'feeds';
}

/** Without what the script does not need, and without the services of a day, which it finds in the page itself. */
function given(content: GivenContent): GivenContent {
  if (content.kind !== 'day') return content;
  const { brief, liturgy, hymns, ...needed } = content;
  const requests = content.requests.map(({ label, asked: { year, ...asked } }) => ({ label, asked }));
  return { ...needed, requests };
}
