import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import pRetry from 'p-retry';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { PACKAGE } from '../package.ts';
import { type Answer, bodyOf, Mismatch, Passing, receivedBytes, retryAfter } from './answer.ts';
import type { Asked, TreeSource } from './source.ts';

/** How a site is asked; every value has a default that is polite to a small host. */
export interface Manners {
  /** How many requests run at once. */
  readonly connections?: number;
  /** How often a request is repeated. */
  readonly retries?: number;
  /** The first pause before a repetition, in milliseconds; each later one is twice as long. */
  readonly pause?: number;
  /** How long an answer may send nothing, in milliseconds; one that lasts longer must come with 500 bytes a second. */
  readonly patience?: number;
}

/** The longest pause that a host may ask for, in milliseconds; who asks for more is asked another day. */
const LONGEST_WAIT = 300_000;
/** The least bytes a second, so that nobody holds a mirror up with a byte a minute. */
const LEAST_RATE = 500;
const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
const AGAIN = [408, 425, 429, 500, 502, 503, 504];

/**
 * The tree of another site, over HTTP. Few requests run at once; one that fails for a while is repeated. Nothing is
 * taken from another host, and no more bytes than were asked for.
 */
export class OriginSite implements TreeSource {
  readonly address: string;
  /** How many requests were sent, and how many bytes of answers came. */
  readonly sent = { requests: 0, bytes: 0 };
  private readonly manners: Required<Manners>;

  constructor(address: string, { connections = 4, retries = 5, pause = 1000, patience = 60_000 }: Manners = {}) {
    this.address = address;
    this.manners = { connections, retries, pause, patience };
  }

  /** The answer to a path. Throws {@link Mismatch} if nothing is there, and UserError if the site cannot be used. */
  get(path: string, asked: Asked): Promise<Answer> {
    const { retries, pause: first } = this.manners;
    const address = `${this.address}/${path}`;
    const asking = () =>
      pRetry(() => this.once(address, asked), {
        retries,
        minTimeout: first,
        maxTimeout: Math.max(first, 30_000),
        randomize: true,
        shouldRetry: ({ error }) => error instanceof Passing,
        onFailedAttempt: async ({ error, retriesLeft }) => {
          if (error instanceof Passing && retriesLeft > 0) await pause(error.wait);
        },
      });
    return asking().catch((error: unknown) => {
      throw error instanceof Passing ? new UserError(message('siteFails', address, error.message)) : error;
    });
  }

  /** Does work with the site for each item, for few at once. After a failure nothing new is begun. */
  async each<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
    const failures: unknown[] = [];
    const limit = pLimit(this.manners.connections);
    const one = async (item: T) => {
      if (failures.length === 0) await work(item).catch((error) => failures.push(error));
    };
    await Promise.all([...items].map((item) => limit(one, item)));
    if (failures.length > 0) throw failures[0];
  }

  private async once(address: string, asked: Asked): Promise<Answer> {
    const { patience } = this.manners;
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), patience);
    const started = performance.now();
    const beat = (size: number) => {
      timer.refresh();
      if (performance.now() - started > patience + (size / LEAST_RATE) * 1000) ended.abort();
    };
    try {
      const response = await this.answered(new URL(address), asked, ended.signal);
      refuse(response, address);
      const { status } = response;
      const bytes = await bodyOf(response, address, asked.most, beat);
      this.sent.bytes += receivedBytes(response, bytes);
      return { status, bytes, etag: response.headers.get('etag'), modified: response.headers.get('last-modified') };
    } catch (error) {
      if (error instanceof UserError || error instanceof Passing) throw error;
      const { cause, message: words } = error as Error & { cause?: { code?: string; message?: string } };
      throw new Passing(ended.signal.aborted ? 'no answer' : (cause?.code ?? cause?.message ?? words));
    } finally {
      clearTimeout(timer);
    }
  }

  /** The response after redirects within the host. */
  private async answered(url: URL, asked: Asked, signal: AbortSignal): Promise<Response> {
    let target = url;
    for (let i = 0; i <= MOST_REDIRECTS; i++) {
      this.sent.requests++;
      const response = await fetch(target, { headers: headersOf(asked), redirect: 'manual', signal });
      if (!REDIRECTS.includes(response.status)) return response;
      await response.body?.cancel();
      target = redirected(target, response.headers.get('location') ?? '');
    }
    throw new UserError(message('siteRedirectsInCircle', url.href));
  }
}

/** Where a redirect leads. Throws UserError if it leaves the host, or its encryption. */
function redirected(from: URL, location: string): URL {
  const next = URL.canParse(location, from) ? new URL(location, from) : null;
  const isKept = next && next.host === from.host && next.protocol === from.protocol;
  const isSecured = next && next.hostname === from.hostname && next.protocol === 'https:';
  if (next && (isKept || isSecured)) return next;
  throw new UserError(message('siteRedirects', from.href, next?.origin ?? location));
}

function headersOf({ etag, modified, range }: Asked): Record<string, string> {
  return {
    'User-Agent': `menologion/${PACKAGE.version} (mirror)`,
    ...(etag ? { 'If-None-Match': etag } : modified ? { 'If-Modified-Since': modified } : {}),
    // A part of compressed bytes would be another part.
    ...(range ? { Range: `bytes=${range.join('-')}`, 'Accept-Encoding': 'identity' } : {}),
  };
}

/** Throws unless a response is one of a tree. */
function refuse(response: Response, address: string): void {
  const { status, headers } = response;
  if (AGAIN.includes(status)) {
    const wait = retryAfter(response);
    if (wait > LONGEST_WAIT) throw new UserError(message('siteAsksToWait', address, Math.ceil(wait / 60_000)));
    throw new Passing(`HTTP ${status}`, wait);
  }
  if (status === 404 || status === 410) throw new Mismatch(message('fileNotOnSite', address));
  // A range after the end, 416, is no part of what was asked for, as its digest shows.
  if (![200, 206, 304, 416].includes(status)) throw new UserError(message('siteFails', address, `HTTP ${status}`));
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  if (isPage && status === 200 && !/\.html(\.\w+)?$/.test(address)) {
    throw new UserError(message('siteAnswersWithPage', address));
  }
}
