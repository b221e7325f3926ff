import { FRONT_PAGE, LOCAL_ORIGIN } from '../../contract/paths.ts';
import { createEngine } from '../../engine/engine.ts';
import { lazy, memoizeWeak } from '../../memoize.ts';
import { htmlBytes } from '../html-bytes.ts';
import { linksFrom } from '../model/links-from.ts';
import { type NamedPages, type OwnView, ownAddress, rootFrom, viewsOf } from '../model/own-pages.ts';
import { addressOf } from '../model/place.ts';
import type { PageSource, Unit } from '../source.ts';
import { type OwnContent, PrerenderedPage } from '../views/prerendered-page.tsx';
import { WORDS, type Words } from '../words/words.ts';
import { datesOfTexts, idsOfTexts } from './dates-of-texts.ts';
import { engineAnswers } from './engine-answers.ts';
import { inlineIcons, smallIcons } from './inline-icons.ts';
import { metadata } from './metadata.ts';
import { pageContent } from './page-content.ts';
import { sitemaps, versionsOf } from './sitemaps.ts';

/** What all pages of a tree have in common. */
interface Site {
  readonly pages: NamedPages;
  readonly historical: boolean;
  /** Null if the tree is only for this machine. */
  readonly origin: string | null;
}

/** The pages of days and texts, and the sitemaps if the origin of the tree is known. */
export function prerenderedUnits({ catalog, origin, historical = false, pages }: PageSource): Unit[] {
  if (!pages) return [];
  const engine = createEngine(catalog, { origin, historical });
  const answered = pages.languages.map((lang) => engineAnswers(engine, WORDS[lang]));
  const dates = datesOfTexts(answered[0], pages);
  const ids = idsOfTexts(answered[0], dates, catalog, pages);
  const site: Site = { pages: { ...pages, ids }, historical, origin: origin === LOCAL_ORIGIN ? null : origin };
  const drawings = smallIcons(catalog);
  const units = answered.flatMap((own) =>
    viewsOf(site.pages).map((view) =>
      pageUnit(view, own.words, site, () => inlineIcons(pageContent(view, own, ids, dates), drawings)),
    ),
  );
  return site.origin === null ? units : [...units, ...sitemaps(site.pages, site.origin)];
}

/** The page of a view. What decides its bytes is all that it is drawn from. */
function pageUnit(view: OwnView, words: Words, site: Site, contentOf: () => OwnContent): Unit {
  const { pages, historical: isHistorical, origin } = site;
  const place = { view, lang: words.lang };
  const address = ownAddress(place, pages) as string;
  const goesOn = rootFrom(address) + addressOf(place);
  const content = lazy(contentOf);
  const props = lazy(() => {
    const versions = origin === null ? [] : versionsOf(view, pages, origin);
    const said = metadata(content(), words, origin === null ? undefined : `${origin}/${address}`);
    return { place, goesOn, content: content(), about: { versions, ...said }, pages, isHistorical };
  });
  return {
    path: address + FRONT_PAGE,
    from: () => JSON.stringify({ ...props(), pages: textOf(pages) }),
    make: () => htmlBytes(PrerenderedPage, props(), linksFrom(address, pages)),
  };
}

/** Which pages there are, because links lead only to these. */
const textOf = memoizeWeak(({ ids, ...pages }: NamedPages) => JSON.stringify({ ...pages, ids: [...ids] }));
