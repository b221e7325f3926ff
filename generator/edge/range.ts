import { RequestProblem } from './problems.ts';

/** The places of the first and of the last byte of a part. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/**
 * The part that a `Range` header asks of so many bytes. Null where it asks for none, for several, or for something that
 * is no range of bytes: then the whole is given (RFC 9110, 14.2). Throws where the part lies behind the end.
 */
export function rangeIn(header: string, size: number): Range | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header) ?? [];
  if (!from && !to) return null;
  const [first, last] = from ? [Number(from), to ? Number(to) : size - 1] : [Math.max(size - Number(to), 0), size - 1];
  if (from && to && last < first) return null;
  if (first >= size) throw unsatisfiable(size);
  return { first, last: Math.min(last, size - 1) };
}

function unsatisfiable(size: number): RequestProblem {
  return new RequestProblem(
    'RANGE_NOT_SATISFIABLE',
    { ru: `В ответе ${size} байт: такой части в нем нет.`, en: `The answer has ${size} bytes: it has no such part.` },
    { headers: { 'Content-Range': `bytes */${size}` } },
  );
}
