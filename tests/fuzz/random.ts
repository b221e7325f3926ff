export interface Random {
  /** A whole number from 0, below another. */
  below(limit: number): number;
  /** One of a list, which is not empty. */
  of<T>(list: readonly T[]): T;
}

/** The same numbers for the same seed: a Lehmer generator, good enough to choose by. */
export function random(seed: number): Random {
  let state = (seed % 2147483646) + 1;
  const below = (limit: number) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  return { below, of: (list) => list[below(list.length)] as (typeof list)[number] };
}
