import type { Rank } from './shown.ts';

/** The highest of some ranks; null if there is none. */
export function highestRank(ranks: readonly (Rank | null)[]): Rank | null {
  return ranks.reduce((best, rank) => (rank && (best === null || rank.order < best.order) ? rank : best), null);
}
