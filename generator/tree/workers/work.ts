/** Items in shares, one for each worker, that are handed out in portions. */
export class Work<Item> {
  private readonly shares: Item[][];

  constructor(shares: readonly (readonly Item[])[]) {
    this.shares = shares.map((share) => [...share]);
  }

  /**
   * The next items for the worker with a share: half of what is left of its own, but at least two, so that it need not
   * wait for this process after the first. Then half of what is left of the longest share, so that all workers end at
   * about the same time. Empty if nothing is left at all.
   */
  portion(own: number): Item[] {
    const share = this.shares[own] ?? [];
    if (share.length > 0) return share.splice(0, Math.max(half(share), 2));
    const longest = this.shares.reduce((one, other) => (other.length > one.length ? other : one), share);
    return longest.splice(0, half(longest));
  }
}

function half({ length }: readonly unknown[]): number {
  return Math.ceil(length / 2);
}
