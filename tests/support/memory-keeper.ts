import type { Keeper } from '../../generator/kept.ts';

/** A keeper that keeps nothing on the disk. */
export function memoryKeeper(): Keeper & { readonly kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  return { kept, read: <T>(kind: string) => kept.get(kind) as T, write: (kind, value) => void kept.set(kind, value) };
}
