import type { Keeper } from '../../generator/kept.ts';

interface Value {
  readonly from: string;
  readonly value: unknown;
}

/** A keeper that keeps nothing on the disk. */
export function memoryKeeper(): Keeper & { readonly kept: Map<string, Value> } {
  const kept = new Map<string, Value>();
  return {
    kept,
    read: <T>(kind: string, from = '') => {
      const known = kept.get(kind);
      return known?.from === from ? (known.value as T) : undefined;
    },
    write: (kind, value, from = '') => void kept.set(kind, { from, value }),
  };
}
