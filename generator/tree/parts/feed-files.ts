import type { Feed } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { BASE_PATH, feedFile } from '../../contract/paths.ts';
import type { Day } from '../../days/day.ts';
import type { FeedEvent, Observance } from '../../feeds/event.ts';
import { feedEvents } from '../../feeds/feeds.ts';
import { calendarWriter } from '../../feeds/icalendar.ts';
import { lazily, remembered, rememberedWith } from '../../remembered.ts';
import type { ByteSink } from '../../responses/byte-sink.ts';
import { digestOfData, fingerprint } from '../records/digests.ts';
import { dailyLanguagesOf, feedsOf } from '../scope.ts';
import type { Job } from './job.ts';
import { feedName, wordsOfFeeds } from './said.ts';

/** A calendar feed of a year. */
export interface FeedFile {
  readonly name: string;
  /** The name under which the digest of all its sources is recorded. */
  readonly said: string;
  /** A digest of its events and of the words of feeds. */
  readonly digest: () => string;
  /** Adds its bytes to a sink. */
  readonly write: (sink: ByteSink) => void;
}

/** A function that makes the calendar feeds of a scope for a year, from all days of the year. */
export function feedFiles({
  catalog,
  scope,
  origin,
  maker,
}: Job): (year: number, days: () => readonly Day[]) => FeedFile[] {
  const editions = dailyLanguagesOf(scope).map((lang) => ({
    lang,
    write: calendarWriter({ catalog, lang, baseUrl: `${origin}${BASE_PATH}` }),
  }));
  const digestOf = eventsDigest((lang) => `${maker}${digestOfData(wordsOfFeeds(catalog), lang)}`);
  return (year, days) =>
    feedsOf(scope, year).flatMap((feed) => {
      const events = lazily(() => feedEvents(feed, catalog, year, days()));
      return editions.map(({ lang, write }) => ({
        name: feedFile(feed, year, lang),
        said: feedName(feed, lang),
        digest: () => digestOf(feed, lang, events()),
        write: (sink) => write(feed, events(), sink),
      }));
    });
}

/**
 * A function that digests the events of a feed in a language without their texts; `words` represents code and labels.
 */
function eventsDigest(
  words: (lang: Language) => string,
): (feed: Feed, lang: Language, events: readonly FeedEvent[]) => string {
  const wordsIn = remembered(words);
  const ofObservance = remembered(observanceDigest);
  return (feed, lang, events) => {
    const digestOf = ofObservance(lang);
    const numbers = new Int32Array(4 * events.length);
    let end = 0;
    for (const { from, to, observance } of events) {
      const [first, second] = digestOf(observance);
      numbers[end++] = from;
      numbers[end++] = to;
      numbers[end++] = first;
      numbers[end++] = second;
    }
    const digest = fingerprint(new Uint8Array(numbers.buffer));
    return fingerprint(Buffer.from([wordsIn(lang), feed, digest].join('\n')));
  };
}

/** A function that digests an observance without its texts. */
function observanceDigest(lang: Language): (observance: Observance) => Halves {
  const ofPart = rememberedWith((part: object) => digestOfData(part, lang));
  return rememberedWith(({ id, revised = '', of }) =>
    halves(fingerprint(Buffer.from([id, revised, ...of.map(ofPart)].join('\n')))),
  );
}

/** The first 64 bits of a digest as two numbers: they are collected and compared faster than text. */
type Halves = readonly [number, number];

function halves(digest: string): Halves {
  return [Number.parseInt(digest.slice(0, 8), 16) | 0, Number.parseInt(digest.slice(8, 16), 16) | 0];
}
