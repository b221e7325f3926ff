import { coversYear, FEED_NAMES, FEEDS, type Feed } from '../../contract/endpoints.ts';
import { feedFile, feedsFolder, inFolder } from '../../contract/paths.ts';
import { feedsWords } from '../words/feeds-words.ts';
import type { Words } from '../words/words.ts';
import type { Request } from './answer-request.ts';

/** The feeds of a site. */
export interface FeedHoldings {
  /** The address of the site with a slash at its end; undefined if a file does not know it. */
  readonly base: string | undefined;
  /** The years that have files, in their order. */
  readonly years: readonly number[];
  /** Whether the host answers the addresses of subscriptions, which a file cannot know. */
  readonly isRolling: boolean;
  /** Whether the browser lets a page copy. */
  readonly canCopy: boolean;
}

/** A feed with the ways into a calendar program. */
export interface FeedLines {
  readonly feed: Feed;
  /** The address of its subscription for a calendar program to open; undefined if it is unknown, or not answered. */
  readonly webcal: string | undefined;
  /** This address to copy: absolute if it is known. */
  readonly address: string | undefined;
  readonly files: readonly { readonly year: number; readonly file: string }[];
}

/** All feeds of a site, with the ways to subscribe to them. */
export interface FeedsPage {
  readonly kind: 'feeds';
  readonly title: string;
  readonly feeds: readonly FeedLines[];
  readonly canCopy: boolean;
  readonly requests: readonly Request[];
}

/** The page of the feeds of a site; null if it has none. */
export function feedsPage(holdings: FeedHoldings | null, words: Words): FeedsPage | null {
  if (!holdings) return null;
  const { base, years, isRolling, canCopy } = holdings;
  const fileOf = (feed: Feed, year: number | null) => inFolder(feedsFolder(), feedFile(feed, year, words.lang));
  const feeds = FEED_NAMES.map((feed): FeedLines => {
    const rolling = fileOf(feed, null);
    const address = base === undefined ? rolling : base + rolling;
    const own = years.filter((year) => coversYear(FEEDS[feed], year));
    return {
      feed,
      webcal: isRolling && base !== undefined ? address.replace(/^https?:/, 'webcal:') : undefined,
      address: isRolling ? address : undefined,
      files: own.map((year) => ({ year, file: fileOf(feed, year) })),
    };
  });
  return { kind: 'feeds', title: feedsWords(words).title, feeds, canCopy, requests: [] };
}
