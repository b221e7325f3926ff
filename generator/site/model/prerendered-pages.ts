import type { Language } from '../../contract/languages.ts';
import { type PrerenderedKind, prerenderedPageAddress } from '../../contract/page-addresses.ts';
import { FRONT_PAGE } from '../../contract/pages.ts';
import type { AnsweredView } from './content.ts';
import type { YearSpan } from './notice.ts';
import { feedListAddress, textListAddress } from './paths.ts';
import { dateFrom, datesOfYear, isoMonth, monthOf, type Place, placeOf } from './place.ts';

/** What has pages of its own that need no script: the days, months and years of a window, and texts. */
export interface PrerenderedPages extends YearSpan {
  readonly languages: readonly Language[];
  /** Whether texts have such pages. */
  readonly texts: boolean;
  /** Whether they say what is sung at the Liturgy. */
  readonly liturgy: boolean;
  /** Whether there are feeds of these years, and a page of them. */
  readonly feeds?: boolean;
}

/** The years and languages of the window. */
export type PrerenderedYears = Pick<PrerenderedPages, 'firstYear' | 'lastYear' | 'languages'>;

/** What has pages of its own, with the ids of the texts. */
export interface NamedPages extends PrerenderedPages {
  readonly ids: ReadonlySet<string>;
}

export const NO_PAGES: PrerenderedPages = { firstYear: 0, lastYear: -1, languages: [], texts: false, liturgy: false };

/** The years of a window. */
export function yearsIn({ firstYear, lastYear }: YearSpan): number[] {
  return Array.from({ length: lastYear - firstYear + 1 }, (_, i) => firstYear + i);
}

/** Their civil dates. */
export function datesIn(years: YearSpan): string[] {
  return yearsIn(years).flatMap(datesOfYear);
}

/** Their months, `2026-01`. */
export function monthsIn(years: YearSpan): string[] {
  return [...new Set(datesIn(years).map((date) => date.slice(0, 7)))];
}

/** Everything that has such a page. */
export function viewsOf(pages: NamedPages): AnsweredView[] {
  return [
    ...datesIn(pages).map((date) => ({ kind: 'day', date }) as const),
    ...monthsIn(pages).map((month) => monthOf(`${month}-01`)),
    ...yearsIn(pages).map((year) => ({ kind: 'year', year }) as const),
    ...(pages.texts ? [{ kind: 'texts' } as const] : []),
    ...(pages.feeds ? [{ kind: 'feeds' } as const] : []),
    ...Array.from(pages.ids, (id) => ({ kind: 'text', id }) as const),
  ];
}

/** The year to which such a page belongs; null for texts and feeds. */
export function yearOf(view: AnsweredView): number | null {
  if (view.kind === 'day') return dateFrom(view.date).year;
  return 'year' in view ? view.year : null;
}

/** The address of the page of a place, relative to the root of the tree; null if the place has none of its own. */
export function prerenderedAddress(place: Place, pages: NamedPages): string | null {
  const { view, lang } = place;
  if (!pages.languages.includes(lang)) return null;
  switch (view.kind) {
    // The page of the texts has all that can be read of a commemoration.
    case 'text':
    case 'commemoration':
      return pages.ids.has(view.id) ? prerenderedPageAddress(lang, 'text', view.id) : null;
    case 'texts':
      return pages.texts ? textListAddress(lang) : null;
    case 'feeds':
      return pages.feeds ? feedListAddress(lang) : null;
    default:
      return datedAddress(place, pages);
  }
}

/** The address of the page of a day, a month or a year; null for any other place, and outside the window. */
export function datedAddress(
  { view, lang }: Place,
  { firstYear, lastYear, languages }: PrerenderedYears,
): string | null {
  const page = (kind: PrerenderedKind, name: string) => {
    const year = Number(name.slice(0, 4));
    return languages.includes(lang) && year >= firstYear && year <= lastYear
      ? prerenderedPageAddress(lang, kind, name)
      : null;
  };
  switch (view.kind) {
    case 'day':
      return page('day', view.date);
    case 'month':
      return page('month', isoMonth(view));
    case 'year':
      return page('year', String(view.year));
    default:
      return null;
  }
}

/** The path from the address of a page to the root of the tree. */
export function rootFrom(address: string): string {
  return '../'.repeat(address.split('/').length - 1);
}

/**
 * Turns an address of the front page into one for the page that is drawn; undefined if nothing is there that could be
 * reached without a script.
 */
export type LinkTo = (address: string | undefined) => string | undefined;

/**
 * The addresses on a page with an address below the front page, whose views know those of the front page. Links lead to
 * the files of pages, so they also work from a folder on a disk. What has no page of its own is not a link, because only
 * a script could follow it.
 */
export function linksFrom(address: string, pages: NamedPages): LinkTo {
  return (target) => {
    if (target === undefined || ELSEWHERE.test(target)) return target;
    const found = fromRoot(target, address, pages);
    return found === null ? undefined : rootFrom(address) + found;
  };
}
/** An address on another host, or a place on the same page. */
const ELSEWHERE = /^(#|[a-z]+:)/;

/** The addresses on a page that may be shown at any address of a host: from the root of the tree. */
export function linksFromRoot(root: string, pages: NamedPages): LinkTo {
  const linkTo = linksFrom('', pages);
  return (target) => {
    const found = linkTo(target);
    return found === undefined || ELSEWHERE.test(found) ? found : root + found;
  };
}

/** An address of the front page from the root of the tree; null if its place has no page of its own. */
function fromRoot(target: string, address: string, pages: NamedPages): string | null {
  if (target === './') return FRONT_PAGE;
  if (!target.startsWith('?')) return target;
  const [query = '', hash] = target.split('#');
  // Links name their place and their language, so the defaults are not used.
  const place = placeOf(query, '', pages.languages[0] ?? 'ru');
  const own = prerenderedAddress(place, pages);
  // The page already has all that can be read of the commemoration.
  return own === null || (own === address && place.view.kind === 'commemoration')
    ? null
    : own + FRONT_PAGE + (hash ? `#${hash}` : '');
}
