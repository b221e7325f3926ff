import { fileName } from '../contract/file-name.ts';
import { BASE_PATH } from '../contract/paths.ts';
import { createApp } from '../edge/app.ts';
import { createEngine } from '../engine/engine.ts';
import type { PageSource } from '../site/source.ts';

/** An answer of the API; the media type is without its charset, the body is parsed. */
export interface Exchange {
  readonly status: number;
  readonly type: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Sends a request for an address below the base path to the API. */
export type Ask = (address: string, init?: RequestInit) => Promise<Exchange>;

/** Returns a file of a tree by its path below the root, or null if there is none. */
export type FileOf = (path: string) => Uint8Array | null;

/**
 * The API over some files of a tree. Its answers are the same as those of every deployment: the program answers at the
 * root of a host, and the addresses in a tree for a folder of a host have that folder.
 */
export function apiOver(file: FileOf, origin: string): Ask {
  const app = createApp(async (path) => file(path));
  const host = new URL(origin).origin;
  return async (address, init) => {
    const answer = await app.request(`${host}${BASE_PATH}${address}`, init);
    const [type = ''] = (answer.headers.get('Content-Type') ?? '').split(';');
    const text = (await answer.text()).replaceAll(host + BASE_PATH, origin + BASE_PATH);
    return { status: answer.status, type, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
  };
}

/** The year of the examples. There are no days of other years, so that an example can show that too. */
const EXAMPLE_YEAR = '2026';
/** The number of entries that the reference shows of the lists of everything. */
const LISTED = 3;

/** The files of a tree that the reference shows: those of the engine, with shortened lists of everything. */
export function shownFiles({ catalog, origin, historical = false }: PageSource): FileOf {
  const engine = createEngine(catalog, { origin, historical });
  const first = {
    texts: catalog.texts.slice(0, LISTED),
    textGroups: catalog.textGroups.slice(0, 1).map((group) => ({
      ...group,
      sections: group.sections.slice(0, 1).map(({ month, ids }) => ({ month, ids: ids.slice(0, LISTED) })),
    })),
    commemorations: catalog.commemorations.slice(0, LISTED),
    types: catalog.types.slice(0, LISTED),
    sources: catalog.sources.slice(0, LISTED),
    aliases: [],
  };
  const short = createEngine({ ...catalog, ...first }, { origin, historical });
  return (path) => {
    const name = fileName(path);
    if (name?.kind === 'day' && !name.date.startsWith(EXAMPLE_YEAR)) return null;
    if (name?.kind === 'block' || (name?.kind === 'index' && name.index === 'search')) return null;
    return (name?.kind === 'index' || name?.kind === 'sources' ? short : engine).file(path);
  };
}
