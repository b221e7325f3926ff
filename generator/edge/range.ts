import { RequestProblem } from './problems.ts';

/** The positions of the first and the last byte of a part. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/**
 * The part that a `Range` header asks for in a file of so many bytes. Null if it asks for no part, for several, or for
 * something that is not a range of bytes: then the answer is the whole file (RFC 9110, 14.2). Throws if the part is
 * after the end.
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
