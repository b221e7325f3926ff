import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';

/** What a site answered with, read completely and within bounds. */
export interface Answer {
  /** 200, 206 or 304; the last has no bytes. */
  readonly status: number;
  readonly bytes: Buffer;
  /** The tag of these bytes, if the host gives one. */
  readonly etag: string | null;
  /** When they changed, as the host says it. */
  readonly modified?: string | null;
}

/** A failure that may be over in a moment, so that the request is worth repeating. */
export class Passing extends Error {
  override readonly name = 'Passing';
  /** How long the host wants to be left alone, in milliseconds. */
  readonly wait: number;
  constructor(reason: string, wait = 0) {
    super(reason);
    this.wait = wait;
  }
}

/** A file of a site is missing or is not the one that the lists of the site name. The site may just be changing. */
export class Mismatch extends UserError {}

/** Reads the body of a response to its end, at most so many bytes. `beat` gets the bytes so far. */
export async function bodyOf(
  response: Response,
  address: string,
  most: number,
  beat: (size: number) => void,
): Promise<Buffer> {
  const said = response.headers.has('content-encoding') ? 0 : Number(response.headers.get('content-length') ?? 0);
  const pieces: Uint8Array[] = [];
  let size = 0;
  if (said <= most) {
    for await (const piece of response.body ?? []) {
      size += piece.length;
      beat(size);
      if (size > most) break;
      pieces.push(piece);
    }
  } else await response.body?.cancel();
  if (Math.max(size, said) > most) throw new Mismatch(message('answerTooLarge', address, most));
  if (size < said) throw new Passing(`${size} of ${said} bytes`);
  return Buffer.concat(pieces, size);
}

/** How many bytes came for a body: if it was compressed, as many as the host says, as far as it says. */
export function receivedBytes({ headers }: Response, body: Uint8Array): number {
  const said = Number(headers.get('content-length') ?? 0);
  return headers.has('content-encoding') && said > 0 ? Math.min(said, body.length) : body.length;
}

/** What `Retry-After` asks for in milliseconds: seconds, or a date (RFC 9110, 10.2.3). */
export function retryAfter(response: Response, now = Date.now()): number {
  const said = response.headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
