import { FRONT_PAGE, LOCAL_ORIGIN } from '../../contract/paths.ts';
import { createEngine } from '../../engine/engine.ts';
import { htmlBytes } from '../html-bytes.ts';
import { type NamedPages, type OwnView, ownAddress, rootFrom, viewsOf } from '../model/own-pages.ts';
import { addressOf } from '../model/place.ts';
import type { PageSource, TreeFile } from '../source.ts';
import { type OwnContent, OwnPage } from '../views/own-page.tsx';
import { WORDS, type Words } from '../words/words.ts';
import { about } from './about.ts';
import { answeredBy } from './answered.ts';
import { contentOf } from './contents.ts';
import { datesOfTexts, idsOfTexts } from './dates-of-texts.ts';
import { smallDrawings, withDrawings } from './inside.ts';
import { relocated } from './relocated.ts';
import { sitemaps, versionsOf } from './sitemaps.ts';

/** What all pages of a tree have in common. */
interface Site {
  readonly pages: NamedPages;
  readonly historical: boolean;
  /** Null if the tree is only for this machine. */
  readonly origin: string | null;
}

/** The pages of days and texts, and the sitemaps if the origin of the tree is known. */
export function ownFiles({ catalog, origin, historical = false, pages }: PageSource): TreeFile[] {
  if (!pages) return [];
  const engine = createEngine(catalog, { origin, historical });
  const answered = pages.languages.map((lang) => answeredBy(engine, WORDS[lang]));
  const dates = datesOfTexts(answered[0], pages);
  const ids = idsOfTexts(answered[0], dates, catalog, pages);
  const site: Site = { pages: { ...pages, ids }, historical, origin: origin === LOCAL_ORIGIN ? null : origin };
  const drawings = smallDrawings(catalog);
  const files = answered.flatMap((own) =>
    viewsOf(site.pages).flatMap((view) => {
      const content = contentOf(view, own, ids, dates);
      return content ? pageFile(view, withDrawings(content, drawings), own.words, site) : [];
    }),
  );
  return site.origin === null ? files : [...files, ...sitemaps(site.pages, site.origin)];
}

function pageFile(view: OwnView, content: OwnContent, words: Words, site: Site): TreeFile {
  const { pages, historical: isHistorical, origin } = site;
  const place = { view, lang: words.lang };
  const address = ownAddress(place, pages) as string;
  const versions = origin === null ? [] : versionsOf(view, pages, origin);
  const said = { versions, ...about(content, words, origin === null ? undefined : `${origin}/${address}`) };
  const goesOn = rootFrom(address) + addressOf(place);
  const draw = () => htmlBytes(OwnPage, { place, goesOn, content, about: said, pages, isHistorical });
  return { path: address + FRONT_PAGE, content: relocated(address, pages, draw) };
}
