import { type Keeper, keeper } from '../../kept.ts';
import { joined } from '../../responses/bytes.ts';
import { NamedFiles } from './named-files.ts';
import type { Part } from './part.ts';

/** Larger parts, such as the texts of all service books, are made each time. */
const MOST_BYTES = 150_000_000;

interface Kept {
  /** All files, one after another. */
  readonly bytes: Uint8Array;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/**
 * The files of a part. Making all texts or pages takes many times as long as reading them, so those of the last run are
 * kept: the same inputs give the same bytes.
 */
export async function knownFiles(
  { name, inputs }: Part,
  make: () => Promise<NamedFiles>,
  own: Keeper = keeper(),
): Promise<NamedFiles> {
  const kind = `files-of-${name}`;
  const known = own.read<Kept>(kind, inputs);
  if (known) return unpacked(known);
  const made = await make();
  const all = [...made.all()];
  const files = all.map(({ path, content }) => ({ path, size: content.length }));
  if (files.reduce((sum, { size }) => sum + size, 0) <= MOST_BYTES) {
    own.write(kind, { bytes: joined(all.map(({ content }) => content)), files } satisfies Kept, inputs);
  }
  return made;
}

function unpacked({ bytes, files }: Kept): NamedFiles {
  const made = new NamedFiles();
  let start = 0;
  for (const { path, size } of files) {
    made.put(path, bytes.subarray(start, start + size));
    start += size;
  }
  return made;
}
