import { type Keeper, keeper } from '../../kept.ts';
import type { NamedFiles, PackedFolder } from './named-files.ts';
import type { Part } from './part.ts';

/** Larger parts, such as the texts of all service books, are made each time. */
const MOST_BYTES = 150_000_000;

/**
 * The files of a part. Making all texts or pages takes many times as long as reading them, so those of the last run are
 * kept: the same inputs give the same bytes.
 */
export async function knownFiles(
  { name, inputs }: Part,
  make: () => Promise<NamedFiles>,
  own: Keeper = keeper(),
): Promise<readonly PackedFolder[]> {
  const kind = `files-of-${name}`;
  const known = own.read<readonly PackedFolder[]>(kind, inputs);
  if (known) return known;
  const made = (await make()).packed();
  if (made.reduce((sum, { bytes }) => sum + bytes.length, 0) <= MOST_BYTES) own.write(kind, made, inputs);
  return made;
}
