import { memoizeWeak } from '../memoize.ts';

interface WithId {
  readonly id: number | string;
}

const entriesById = memoizeWeak((list: readonly WithId[]) => new Map(list.map((entry) => [entry.id, entry])));

/** The entry of a list that has an id; undefined if none has it. The list is read once. */
export function findById<Entry extends WithId>(list: readonly Entry[], id: Entry['id']): Entry | undefined {
  return entriesById(list).get(id) as Entry | undefined;
}
