import type { Store } from '../../generator/cache/store.ts';

interface Value {
  readonly from: string;
  readonly value: unknown;
}

/** A store that writes nothing to the disk. */
export function memoryStore(): Store & { readonly kept: Map<string, Value> } {
  const kept = new Map<string, Value>();
  const read = <T>(kind: string, from = '') => {
    const known = kept.get(kind);
    return known?.from === from ? (known.value as T) : undefined;
  };
  return {
    kept,
    read,
    open: <T extends object>(kind: string, from?: string) => {
      const value = read<T>(kind, from);
      return value && (() => value);
    },
    write: (kind, value, from = '') => void kept.set(kind, { from, value }),
  };
}
