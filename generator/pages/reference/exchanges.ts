import { fileName } from '../../contract/file-name.ts';
import { BASE_PATH } from '../../contract/paths.ts';
import { createApp } from '../../edge/app.ts';
import { createEngine } from '../../engine/engine.ts';
import type { PageSource } from '../source.ts';

/** What the API answered; the media type is without its charset, the body parsed. */
export interface Exchange {
  readonly status: number;
  readonly type: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Puts a request for an address below the base path to the API. */
export type Ask = (address: string, init?: RequestInit) => Promise<Exchange>;

/** Gives a file of a tree by its path below the root, or null where there is none. */
export type FileOf = (path: string) => Uint8Array | null;

/** The API over some files of a tree: what it answers is what it answers wherever it is deployed. */
export function apiOver(file: FileOf, origin: string): Ask {
  const app = createApp(async (path) => file(path));
  return async (address, init) => {
    const answer = await app.request(`${origin}${BASE_PATH}${address}`, init);
    const [type = ''] = (answer.headers.get('Content-Type') ?? '').split(';');
    const text = await answer.text();
    return { status: answer.status, type, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
  };
}

/** The year of which the examples speak; days of others are not held, so that an example shows that too. */
const EXAMPLE_YEAR = '2026';
/** How many entries the lists of the whole show in the reference. */
const LISTED = 3;

/** The files of a tree of files that the reference shows: those of the engine, the lists of the whole cut short. */
export function shownFiles({ catalog, origin }: PageSource): FileOf {
  const engine = createEngine(catalog, { origin });
  const first = {
    texts: new Map([...catalog.texts].slice(0, LISTED)),
    commemorations: new Map([...catalog.commemorations].slice(0, LISTED)),
    types: new Map([...catalog.types].slice(0, LISTED)),
    sources: catalog.sources.slice(0, LISTED),
    aliases: new Map(),
  };
  const short = createEngine({ ...catalog, ...first }, { origin });
  return (path) => {
    const name = fileName(path);
    if (name?.kind === 'day' && !name.date.startsWith(EXAMPLE_YEAR)) return null;
    if (name?.kind === 'block' || (name?.kind === 'index' && name.index === 'search')) return null;
    return (name?.kind === 'index' || name?.kind === 'sources' ? short : engine).file(path);
  };
}
