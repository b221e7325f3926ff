import { FRONT_PAGE } from '../../contract/pages.ts';
import { LOCAL_ORIGIN } from '../../contract/paths.ts';
import { createEngine } from '../../engine/engine.ts';
import { memoizeLast, memoizeWeak } from '../../memoize.ts';
import type { Catalog } from '../../model/catalog.ts';
import { findById } from '../../model/find-by-id.ts';
import { sha256 } from '../../sha256.ts';
import { htmlBytes } from '../html-bytes.ts';
import { type AnsweredContent, type AnsweredView, type AnswerSource, contentOf } from '../model/content.ts';
import type { FeedHoldings } from '../model/feeds-page.ts';
import { keptInBrief } from '../model/kept-in-brief.ts';
import { addressOf } from '../model/place.ts';
import {
  datesIn,
  linksFrom,
  type NamedPages,
  type PrerenderedPages,
  prerenderedAddress,
  rootFrom,
  viewsOf,
  yearsIn,
} from '../model/prerendered-pages.ts';
import { filtered } from '../model/texts-page.ts';
import type { PageSource, Unit } from '../source.ts';
import { PrerenderedPage } from '../views/prerendered-page.tsx';
import { WORDS, type Words } from '../words/words.ts';
import { cardOf, cardUnits } from './cards.ts';
import { type EngineAnswers, engineAnswers, engineSource } from './engine-source.ts';
import { inlineIcons, smallIcons } from './inline-icons.ts';
import { metadataOf } from './metadata.ts';
import { sitemaps, versionsOf } from './sitemaps.ts';

/** What all pages of a tree have in common. */
interface Site {
  readonly pages: NamedPages;
  readonly historical: boolean;
  /** Null if the tree is only for this machine. */
  readonly origin: string | null;
  /** The drawings that are in the pages, by their addresses. */
  readonly drawings: ReadonlyMap<string, string>;
  /** Makes what a page is drawn from once for both questions about it; of all pages it would fill the memory. */
  readonly once: (drawnFrom: () => Promise<Props>) => Promise<Props>;
}

type Props = Parameters<typeof PrerenderedPage>[0];

/** The pages of days and texts, and the sitemaps if the origin of the tree is known. */
export function prerenderedUnits({ catalog, origin, historical = false, pages, digests }: PageSource): Unit[] {
  if (!pages) return [];
  const engine = createEngine(catalog, { origin, historical });
  const answers = pages.languages.map((lang) => engineAnswers(engine, WORDS[lang], pages.liturgy));
  const dates = datesOfTexts(answers[0], pages);
  const ids = idsOfTexts(answers[0], dates, catalog, pages);
  const site: Site = {
    pages: { ...pages, ids },
    historical,
    origin: origin === LOCAL_ORIGIN ? null : origin,
    drawings: smallIcons(catalog),
    once: memoizeLast((drawnFrom) => drawnFrom()),
  };
  const units = answers.flatMap((own) => {
    const source = engineSource(own, dates, feedsIn(site));
    const digest = digests?.get(own.words.lang);
    const all = digest && sha256(JSON.stringify([digest, textOf(site.pages), [...dates]]));
    const group = all ? { name: own.words.lang, digest: all } : undefined;
    return viewsOf(site.pages).map((view) => ({
      ...pageUnit(view, own.words, site, async () => inFile(await contentFrom(view, source), own, ids)),
      group,
    }));
  });
  return site.origin === null ? units : [...units, ...sitemaps(site.pages, site.origin), ...cardUnits()];
}

/** The feeds of the years that have pages; null if the tree has none. A file does not know what its host answers. */
function feedsIn({ pages, origin }: Site): FeedHoldings | null {
  if (!pages.feeds) return null;
  return { base: origin === null ? undefined : `${origin}/`, years: yearsIn(pages), isRolling: true, canCopy: false };
}

/** The content of a page. Throws if the answers have nothing for it: then the page should not exist. */
async function contentFrom(view: AnsweredView, source: AnswerSource): Promise<AnsweredContent> {
  const content = await contentOf(view, source);
  if (content === null) throw new Error(`no answer has anything for the page ${JSON.stringify(view)}`);
  return content;
}

/** The content of a file: a day with what a wall calendar shows of it, and only the texts that have pages. */
function inFile(content: AnsweredContent, { day }: EngineAnswers, ids: ReadonlySet<string>): AnsweredContent {
  if (content.kind === 'day') {
    const found = day(content.day.date);
    return { ...content, brief: found ? keptInBrief(found) : [] };
  }
  if (content.kind !== 'texts') return content;
  return { ...content, lists: filtered(content.lists, ({ id }) => ids.has(id)) };
}

/** The page of a view. What decides its bytes is all that it is drawn from. */
function pageUnit(view: AnsweredView, words: Words, site: Site, load: () => Promise<AnsweredContent>): Unit {
  const { pages, historical: isHistorical, origin, drawings } = site;
  const place = { view, lang: words.lang };
  const address = prerenderedAddress(place, pages) as string;
  const continuesAt = rootFrom(address) + addressOf(place);
  const drawnFrom = async () => {
    const content = await load();
    const versions = origin === null ? [] : versionsOf(view, pages, origin);
    const own = metadataOf(content, words, origin === null ? undefined : `${origin}/${address}`);
    const card = origin === null ? {} : { card: cardOf(content, words.lang, origin) };
    return { place, continuesAt, content, metadata: { versions, ...card, ...own }, pages, isHistorical };
  };
  const props = () => site.once(drawnFrom);
  return {
    path: address + FRONT_PAGE,
    from: async () => JSON.stringify({ ...(await props()), pages: textOf(pages), drawings: digestOf(drawings) }),
    make: async () => {
      const { content, ...others } = await props();
      return htmlBytes(
        PrerenderedPage,
        { ...others, content: inlineIcons(content, drawings) },
        linksFrom(address, pages),
      );
    },
  };
}

/** The civil dates on which the owners of texts stand out on the days of the pages, by the id of the texts. */
function datesOfTexts(
  answers: EngineAnswers | undefined,
  pages: PrerenderedPages,
): ReadonlyMap<string, readonly string[]> {
  const dates = new Map<string, string[]>();
  for (const date of datesIn(pages)) {
    const day = answers?.day(date);
    for (const { id } of day ? keptInBrief(day) : []) dates.set(id, [...(dates.get(id) ?? []), date]);
  }
  return dates;
}

/**
 * The ids of the texts that have pages: of what stands out on those days, and texts that belong to no day, such as
 * prayers. With a page for each saint who has a hymn there would be three times as many files.
 */
function idsOfTexts(
  answers: EngineAnswers | undefined,
  dates: ReadonlyMap<string, unknown>,
  { commemorations }: Catalog,
  pages: PrerenderedPages,
): ReadonlySet<string> {
  const ids = pages.texts ? (answers?.texts.data ?? []).map(({ id }) => id) : [];
  return new Set(ids.filter((id) => dates.has(id) || !findById(commemorations, id)));
}

/** Which pages there are, because links lead only to these. */
const textOf = memoizeWeak(({ ids, ...pages }: NamedPages) => JSON.stringify({ ...pages, ids: [...ids] }));

const digestOf = memoizeWeak((drawings: Site['drawings']) => sha256(JSON.stringify([...drawings])));
