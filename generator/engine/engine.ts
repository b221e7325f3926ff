import { FEEDS } from '../contract/endpoints.ts';
import { type FileName, fileName } from '../contract/file-name.ts';
import type { Language } from '../contract/languages.ts';
import type { ShownDays } from '../contract/page-addresses.ts';
import { BASE_PATH, LOCAL_ORIGIN } from '../contract/paths.ts';
import { feedEvents } from '../feeds/feeds.ts';
import { calendarWriter } from '../feeds/icalendar.ts';
import { lazy, memoize } from '../memoize.ts';
import type { Catalog } from '../model/catalog.ts';
import type { IconAsset } from '../model/shown.ts';
import { blockFiles } from '../responses/blocks.ts';
import { bytesWritten } from '../responses/byte-sink.ts';
import { encoded } from '../responses/bytes.ts';
import { contentFiles, contentFilesBy } from '../responses/content.ts';
import { indexText, sourceList } from '../responses/indexes.ts';
import { createDayEngine, type DayEngineOptions } from './days.ts';

export interface EngineOptions extends DayEngineOptions {
  /** Returns the bytes of a picture, or null if there is none. Without it the engine has no icons. */
  readonly picture?: (icon: IconAsset) => Uint8Array | null;
  /** The days with pages to which the events of feeds lead; by default the front page shows all days. */
  readonly shown?: ShownDays;
}

/** Returns the content of each file of a tree, without a tree. */
export interface Engine {
  /**
   * The bytes of the file at a path relative to the root of a tree (`api/v1/en/calendar/2026/2026-08-28.json`), the
   * same as in a complete tree. Null if a tree has no such file. The engine does not know pages, tables, compressed
   * files and the datasets that belong to no year.
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
  const { origin = LOCAL_ORIGIN, picture, historical = false, shown = { own: null, onFrontPage: true } } = options;
  const baseUrl = `${origin}${BASE_PATH}`;
  const days = createDayEngine(catalog, options);
  const feedWriter = memoize((lang: Language) => calendarWriter({ catalog, lang, baseUrl }, { origin, shown }));
  const written = bytesWritten();
  const contentOf = contentFilesBy(catalog, baseUrl, { historical });
  const blocks = lazy(() => {
    const made = blockFiles(contentFiles(catalog, baseUrl, { historical }));
    return new Map(Array.from(made, ({ path, content }) => [path, content]));
  });
  const icons = new Map(catalog.icons.map((icon) => [icon.file, icon]));

  const bytesOf = (name: FileName, path: string): Uint8Array | null => {
    switch (name.kind) {
      case 'day':
      case 'dataset':
        return days.file(name);
      case 'feed': {
        const { feed, lang, year } = name;
        const ofYear = days.daysIn(FEEDS[feed], year);
        if (ofYear.length === 0) return null;
        const events = feedEvents(feed, catalog, year, ofYear);
        return written((sink) => feedWriter(lang)(feed, events, sink));
      }
      case 'index':
        return encoded(indexText(name.index, catalog, name.lang));
      case 'sources':
        return encoded(sourceList(catalog));
      case 'block':
        return blocks().get(path) ?? null;
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
