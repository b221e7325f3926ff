/**
 * Items that several threads share, as one of them sees them. Each takes items itself, so that none waits for another
 * thread to give it the next.
 */
export interface Work<Item> {
  readonly shares: readonly (readonly Item[])[];
  /** How many items of each share have been taken. All threads have the same memory. */
  readonly taken: Int32Array;
  /** The share from which this thread takes first. */
  readonly own: number;
}

/** Work of which nothing has been taken, as the thread with the first share sees it. */
export function newWork<Item>(shares: readonly (readonly Item[])[]): Work<Item> {
  const taken = new Int32Array(new SharedArrayBuffer(shares.length * Int32Array.BYTES_PER_ELEMENT));
  return { shares, taken, own: 0 };
}

/** Takes the items of the own share, and then what other threads have left of theirs. */
export function* takenFrom<Item>({ shares, taken, own }: Work<Item>): Iterable<Item> {
  for (const i of shares.keys()) {
    const share = (own + i) % shares.length;
    const take = () => shares[share]?.[Atomics.add(taken, share, 1)];
    for (let item = take(); item !== undefined; item = take()) yield item;
  }
}

/** Leaves nothing for any thread. */
export function takeAll({ taken }: Work<unknown>): void {
  for (const share of taken.keys()) Atomics.store(taken, share, NO_MORE);
}

/** More than the items of any share; what is added to it does not overflow. */
const NO_MORE = 2 ** 30;
