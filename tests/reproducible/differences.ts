import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * How two files or folders differ: a line for each file that only one of them has, and for each that differs with its
 * first differing byte.
 */
export function differences(one: string, other: string): string[] {
  if (!statSync(one).isDirectory()) {
    const at = firstDifference(readFileSync(one), readFileSync(other));
    return at === null ? [] : [`${path.basename(one)} differs from byte ${at}`];
  }
  const [here, there] = [filesIn(one), filesIn(other)];
  return [...new Set([...here, ...there])].sort().flatMap((name) => {
    if (!there.has(name)) return [`${name} is missing`];
    if (!here.has(name)) return [`${name} is there too`];
    const at = firstDifference(readFileSync(path.join(one, name)), readFileSync(path.join(other, name)));
    return at === null ? [] : [`${name} differs from byte ${at}`];
  });
}

function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return new Set(files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))));
}

/** The place of the first byte that differs, counted from 0; null if all are equal. */
function firstDifference(one: Buffer, other: Buffer): number | null {
  if (one.equals(other)) return null;
  const at = one.findIndex((byte, i) => byte !== other[i]);
  return at === -1 ? one.length : at;
}
