import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { WORDS } from '../../generator/site/words/words.ts';
import { finderIn } from '../support/page-models.ts';

interface Query {
  readonly wanted: string;
  readonly leads?: readonly string[];
  readonly day?: string;
}
type List = { readonly from: string; readonly ru?: readonly Query[]; readonly en?: readonly Query[] };

const TODAY = '2026-11-27';
const lists: List[] = parse(readFileSync(new URL('search-queries.yaml', import.meta.url), 'utf8'));

/** Every query with the place of its answer among the results, from 1; 0 is beyond them. */
const places = (
  await Promise.all(
    LANGUAGES.map(async (lang) => {
      const find = await finderIn(WORDS[lang]);
      return lists
        .flatMap((list) => list[lang] ?? [])
        .map((query) => ({ ...query, place: placeOf(query, find(query.wanted, TODAY)) }));
    }),
  )
).flat();

function placeOf({ leads, day }: Query, { dates, first }: ReturnType<Awaited<ReturnType<typeof finderIn>>>): number {
  if (day) return dates.findIndex(({ date }) => date === day) + 1;
  return first.findIndex(({ id }) => leads?.includes(id)) + 1;
}

/** The share that is answered within the first places. */
function share(of: typeof places, within: number): number {
  return of.filter(({ place }) => place > 0 && place <= within).length / of.length;
}

describe('the search answers what people look for', () => {
  it('in the first place and among the first three, of two hundred queries from public pages', () => {
    expect(places.length).toBeGreaterThanOrEqual(200);
    const missed = places.filter(({ place }) => place !== 1).map(({ wanted, place }) => `${wanted}: ${place}`);
    expect(share(places, 1), missed.join('\n')).toBeGreaterThanOrEqual(0.99);
    expect(share(places, 3), missed.join('\n')).toBeGreaterThanOrEqual(0.99);
  });
});
