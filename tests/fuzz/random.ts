export interface Random {
  /** An integer from 0 to below a limit. */
  below(limit: number): number;
  /** A member of a list that is not empty. */
  of<T>(list: readonly T[]): T;
}

/** Reproducible random numbers: a Lehmer generator, which is good enough for choices. */
export function random(seed: number): Random {
  let state = (seed % 2147483646) + 1;
  const below = (limit: number) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  return { below, of: (list) => list[below(list.length)] as (typeof list)[number] };
}
