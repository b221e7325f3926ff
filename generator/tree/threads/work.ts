/** Items that several threads share. Each takes them itself, so that none waits for another thread to give it the next. */
export interface Work<Item> {
  readonly shares: readonly (readonly Item[])[];
  /** How many items of each share have been taken. All threads have the same memory. */
  readonly taken: Int32Array;
}

/** Work of which nothing has been taken. */
export function newWork<Item>(shares: readonly (readonly Item[])[]): Work<Item> {
  return { shares, taken: new Int32Array(new SharedArrayBuffer(shares.length * Int32Array.BYTES_PER_ELEMENT)) };
}

/** Takes the items of one share, and then what other threads have left of theirs. */
export function* takenFrom<Item>({ shares, taken }: Work<Item>, own: number): Iterable<Item> {
  for (const i of shares.keys()) {
    const share = (own + i) % shares.length;
    const take = () => shares[share]?.[Atomics.add(taken, share, 1)];
    for (let item = take(); item !== undefined; item = take()) yield item;
  }
}

/** Leaves nothing for any thread. */
export function takeAll({ taken }: Work<unknown>): void {
  taken.fill(NO_MORE);
}

/** More than the items of any share; what is added to it does not overflow. */
const NO_MORE = 2 ** 30;
