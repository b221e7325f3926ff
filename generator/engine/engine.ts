import { civilYearOf } from '../calendar/civil-year.ts';
import { type DayNumber, dayNumber, isoDateIn } from '../calendar/day-number.ts';
import { coversYear, type DailyEndpoint, FEEDS } from '../contract/endpoints.ts';
import { type FileName, fileName } from '../contract/file-name.ts';
import type { Language } from '../contract/languages.ts';
import { BASE_PATH, LOCAL_ORIGIN } from '../contract/paths.ts';
import type { CalendarMode } from '../days/commemorations/calendar-mode.ts';
import type { Day } from '../days/day.ts';
import { daysOf } from '../days/year.ts';
import { feedEvents } from '../feeds/feeds.ts';
import { calendarWriter } from '../feeds/icalendar.ts';
import { memoize, memoizeLast } from '../memoize.ts';
import type { Catalog } from '../model/catalog.ts';
import type { IconAsset } from '../model/shown.ts';
import { blockFiles } from '../responses/blocks.ts';
import { ByteSink } from '../responses/byte-sink.ts';
import { encoded } from '../responses/bytes.ts';
import { contentFiles, contentFilesBy } from '../responses/content.ts';
import { dayWriters, writeAnswer } from '../responses/daily.ts';
import { indexText, sourceList } from '../responses/indexes.ts';

export interface EngineOptions extends CalendarMode {
  /** Scheme and host for absolute addresses, without a slash at the end. */
  readonly origin?: string;
  /** Turns the answer for a whole year into a dataset file. Without it the engine has no datasets. */
  readonly packed?: (answer: Uint8Array<ArrayBuffer>, year: number) => Uint8Array;
  /** Returns the bytes of a picture, or null if there is none. Without it the engine has no icons. */
  readonly picture?: (icon: IconAsset) => Uint8Array | null;
}

/** Returns the content of each file of a tree, without a tree. */
export interface Engine {
  /**
   * The bytes of the file at a path relative to the root of a tree (`api/v1/en/calendar/2026/2026-08-28.json`), the
   * same as in a complete tree. Null if a tree has no such file. The engine does not know pages, tables and compressed
   * files.
   */
  file(path: string): Uint8Array | null;
}

/**
 * The engine of a catalog. It uses no module of Node, so it also runs in a browser.
 * @example
 * const engine = createEngine(await loadCatalog());
 * const answer = engine.file('api/v1/en/calendar/2026/2026-08-28.json');
 */
export function createEngine(catalog: Catalog, options: EngineOptions = {}): Engine {
  const { origin = LOCAL_ORIGIN, packed, picture, historical = false } = options;
  const baseUrl = `${origin}${BASE_PATH}`;
  const days = daysOf(catalog, { historical });
  const yearOf = memoizeLast((year: number) => days(year));
  const dayOf = memoizeLast((day: DayNumber) => days(civilYearOf(day), [day]));
  const editions = memoize((lang: Language) => {
    const edition = { catalog, lang, baseUrl };
    return { days: dayWriters(edition), feeds: calendarWriter(edition) };
  });
  const sink = new ByteSink();
  const written = (write: (sink: ByteSink) => void): Uint8Array<ArrayBuffer> => {
    sink.clear();
    write(sink);
    return sink.view().slice();
  };
  const contentOf = contentFilesBy(catalog, baseUrl, { historical });
  let blocks: Map<string, Uint8Array> | undefined;
  const madeBlocks = () => {
    const made = blockFiles(contentFiles(catalog, baseUrl, { historical }));
    return new Map(Array.from(made, ({ path, content }) => [path, content]));
  };
  const icons = new Map(catalog.icons.map((icon) => [icon.file, icon]));

  const dayFile = ({ endpoint, lang, date }: FileName & { kind: 'day' }) => {
    const found = isoDateIn('gregorian', date);
    if (!found || !coversYear(endpoint, found.year)) return null;
    const day = dayOf(dayNumber('gregorian', found));
    return written((to) => writeAnswer(day, editions(lang).days[endpoint], to));
  };
  const daysIn = (endpoint: DailyEndpoint, year: number): readonly Day[] =>
    coversYear(endpoint, year) ? yearOf(year) : [];

  const bytesOf = (name: FileName, path: string): Uint8Array | null => {
    switch (name.kind) {
      case 'day':
        return dayFile(name);
      case 'dataset': {
        const days = daysIn(name.endpoint, name.year);
        const writer = editions(name.lang).days[name.endpoint];
        return packed && days.length > 0
          ? packed(
              written((to) => writeAnswer(days, writer, to)),
              name.year,
            )
          : null;
      }
      case 'feed': {
        const days = daysIn(FEEDS[name.feed], name.year);
        if (days.length === 0) return null;
        const events = feedEvents(name.feed, catalog, name.year, days);
        return written((to) => editions(name.lang).feeds(name.feed, events, to));
      }
      case 'index':
        return encoded(indexText(name.index, catalog, name.lang));
      case 'sources':
        return encoded(sourceList(catalog));
      case 'block':
        blocks ??= madeBlocks();
        return blocks.get(path) ?? null;
      case 'content': {
        const { endpoint, edition, id, number } = name;
        for (const file of contentOf(id)) {
          if (file.endpoint === endpoint && file.edition === edition && file.number === number)
            return encoded(file.text());
        }
        return null;
      }
      case 'icon': {
        const icon = icons.get(name.file);
        return icon && picture ? picture(icon) : null;
      }
    }
  };
  return {
    file(path) {
      const name = fileName(path);
      return name && bytesOf(name, path);
    },
  };
}
