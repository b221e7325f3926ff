import type { Problem } from '../../schemas/types.ts';
import { MenologionError } from './error.ts';

/** What the client needs from a response of `fetch`. */
export interface Fetched {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The `fetch` of browsers, Node and React Native, or your own, for example with a timeout or through a proxy. */
export type Fetch = (address: string, init: { headers: Record<string, string> }) => Promise<Fetched>;

/** A cached answer with its ETag, by which the API says whether it is still current. */
export interface Kept {
  readonly etag: string;
  readonly text: string;
}

/** A cache for answers, for example a `Map`. */
export interface Keep {
  get(address: string): Kept | undefined | Promise<Kept | undefined>;
  set(address: string, kept: Kept): unknown;
}

/** Unpacks gzip to text. */
export type Gunzip = (bytes: Uint8Array) => string | Promise<string>;

/** Requests addresses, and turns everything that is not an answer into a `MenologionError`. */
export class Connection {
  private readonly fetch: Fetch;
  private readonly keep: Keep | null;

  constructor(fetch: Fetch, keep: Keep | null) {
    this.fetch = fetch;
    this.keep = keep;
  }

  /** The JSON at an address; from the cache if the API says that it is still current. */
  async json(address: string): Promise<unknown> {
    const kept = await this.keep?.get(address);
    const answer = await this.ask(address, kept ? { 'If-None-Match': kept.etag } : {});
    if (answer.status === 304 && kept) return parsed(kept.text, address);
    const text = await bodyOf(answer, address, () => answer.text());
    const value = parsed(text, address);
    const etag = answer.headers.get('ETag');
    if (etag !== null) await this.keep?.set(address, { etag, text });
    return value;
  }

  /** The JSON at an address of a packed file. Some hosts unpack it on the way. */
  async packedJson(address: string, gunzip: Gunzip): Promise<unknown> {
    const answer = await this.ask(address, {});
    const bytes = new Uint8Array(await bodyOf(answer, address, () => answer.arrayBuffer()));
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return parsed(await (isPacked ? gunzip(bytes) : new TextDecoder().decode(bytes)), address);
  }

  private async ask(address: string, headers: Record<string, string>): Promise<Fetched> {
    try {
      return await this.fetch(address, { headers });
    } catch (cause) {
      throw new MenologionError('The host cannot be reached', { address, cause });
    }
  }
}

async function bodyOf<T>(answer: Fetched, address: string, read: () => Promise<T>): Promise<T> {
  const { status } = answer;
  try {
    if (answer.ok) return await read();
    const problem = problemIn(await answer.text());
    throw new MenologionError(problem?.detail ?? `The host answers with status ${status}`, {
      address,
      status,
      problem,
    });
  } catch (cause) {
    if (cause instanceof MenologionError) throw cause;
    throw new MenologionError('The answer breaks off', { address, status, cause });
  }
}

/** The problem in a body; null if the host has its own page for errors. */
function problemIn(text: string): Problem | null {
  try {
    const value = JSON.parse(text);
    return typeof value?.code === 'string' && typeof value.detail === 'string' ? value : null;
  } catch {
    return null;
  }
}

function parsed(text: string, address: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MenologionError('The answer is no JSON; is this the place of the API?', { address, status: 200, cause });
  }
}

/** Unpacks gzip with what browsers and Node have. */
export async function gunzipByStream(bytes: Uint8Array): Promise<string> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}
