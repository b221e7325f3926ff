import path from 'node:path';
import { bytesIn } from '../../responses/bytes.ts';
import { sha256 } from '../../sha256.ts';
import type { TreeFile, Unit } from '../../site/source.ts';
import { FolderPack } from '../disk/folder-pack.ts';
import { kindOf, type PartKindName } from '../plan/kinds.ts';
import type { FolderRecord, PartDigests } from '../record/record.ts';
import type { Before, KeptFile } from '../unit/before.ts';
import type { MadePart, PartFolder } from '../unit/writer.ts';
import { copyPaths, withCopies } from './encodings.ts';
import type { Job } from './job.ts';

/**
 * By kind of part, the function that returns the units of a part that is made of such. Its code is loaded when some
 * part must be made.
 */
const UNITS: Partial<Record<PartKindName, (job: Job) => Promise<readonly Unit[]>>> = {
  texts: async (job) => (await import('./text-units.ts')).textUnits(job),
  pages: async (job) => (await import('./page-units.ts')).pageUnitsOf(job),
};

/** Whether a part is made of units; the workers write the others. */
export function hasUnits(part: string): boolean {
  return UNITS[kindOf(part) ?? 'years'] !== undefined;
}

/** The units of a part, each with the paths of its file and of the compressed copies. */
export async function unitsOf(job: Job, part: string): Promise<UnitFiles[]> {
  const units = (await UNITS[kindOf(part) ?? 'years']?.(job)) ?? [];
  return units.map((unit) => ({ unit, paths: copyPaths(unit.path, job.scope) }));
}

export interface UnitFiles {
  readonly unit: Unit;
  readonly paths: readonly string[];
}

/** A part from its units. What the same code would make from the same as before is kept. */
export async function partOfUnits(units: readonly UnitFiles[], before: Before): Promise<MadePart> {
  const made: MadeUnit[] = [];
  // One after another: what units are made from is forgotten before it fills the memory.
  for (const one of units) made.push(await madeUnit(one, before));
  const groups = new Set(units.flatMap(({ unit: { group } }) => group ?? []));
  const digests: PartDigests = Object.fromEntries([
    ...[...groups].map(({ name, digest }) => [name, [digest]] as const),
    ...made.flatMap(({ name, digest }) => (digest === null ? [] : [[name, [digest]] as const])),
  ]);
  const files = await Promise.all(made.map((one) => one.files));
  return { digests, folders: folders(files.flat(), before) };
}

/** A file that was made, or the line of one that stays. */
type MadeFile = TreeFile | KeptFile;

/** A unit with the digest of what decides it, if that is compared; its copies may still be under way. */
interface MadeUnit {
  readonly name: string;
  readonly digest: string | null;
  readonly files: readonly MadeFile[] | Promise<readonly MadeFile[]>;
}

async function madeUnit({ unit, paths }: UnitFiles, before: Before): Promise<MadeUnit> {
  const { path: name, group, from, make } = unit;
  const known = before.digests(name)[0];
  const kept = () => paths.flatMap((path) => before.fileAt(path) ?? []);
  if (group && before.digests(group.name)[0] === group.digest) {
    const files = kept();
    if (files.length === paths.length) return { name, digest: known ?? null, files };
  }
  const content = from === null ? await make() : null;
  // A file without copies is compared by its own line.
  if (content !== null && paths.length === 1) {
    return { name, digest: null, files: [before.fileOf(name, content) ?? { path: name, content: bytesIn(content) }] };
  }
  const digest = sha256(content ?? (await from?.()) ?? '');
  const same = known === digest ? kept() : [];
  const files = same.length === paths.length ? same : withCopies(name, bytesIn(content ?? (await make())), paths);
  return { name, digest, files };
}

/** The files by folder, in the order of the names of the folders. */
function* folders(files: readonly MadeFile[], before: Before): Iterable<PartFolder> {
  const byFolder = new Map<string, MadeFile[]>();
  for (const file of files) {
    const folder = path.posix.dirname(file.path).replace(/^\.$/, '');
    const own = byFolder.get(folder);
    if (own) own.push(file);
    else byFolder.set(folder, [file]);
  }
  const pack = new FolderPack();
  for (const [folder, own] of [...byFolder].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const known = before.folder(folder);
    if (known && isKept(known, own)) {
      yield { unchanged: known };
      continue;
    }
    pack.clear();
    for (const file of own) {
      if ('line' in file) pack.addUnchanged(file.line);
      else {
        pack.sink.add(file.content);
        pack.close(path.posix.basename(file.path));
      }
    }
    yield { path: folder, pack };
  }
}

function isKept(known: FolderRecord, files: readonly MadeFile[]): boolean {
  const lines = files.flatMap((file) => ('line' in file ? file.line : []));
  return lines.length === files.length && lines.join('\n') === known.lines;
}
