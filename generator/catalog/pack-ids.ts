import { message } from '../messages/message.ts';
import { type DataFiles, entryOf } from './data-files.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './source.ts';
import { ofTables } from './tables.ts';

/** Only packs have commemorations with such a number, and other entries whose id begins like this. */
const FIRST_NUMBER = 90_000;
const PREFIX = 'local_';

/** Entries of complete data with an id that is reserved for packs. */
export function idsKeptForPacks(files: DataFiles): Problem[] {
  return idsOf(files)
    .filter(({ value: { id } }) => isKept(id))
    .map((entry) => entry.problem(['id'], kept(entry.value.id)));
}

/** Entries of a pack with an id that the calendar may give to another entry later. */
export function idsAtRisk(before: DataFiles, pack: DataFiles): Problem[] {
  const known = new Set(idsOf(before).map(({ value }) => value.id));
  return idsOf(pack)
    .filter(({ value: { id } }) => !known.has(id) && !isKept(id))
    .map((entry) => entry.problem(['id'], atRisk(entry.value.id)));
}

function idsOf(files: DataFiles): Entry<{ readonly id: number | string }>[] {
  const entries = ofTables(({ hasReservedIds }, name) => (hasReservedIds ? files[name].map(entryOf) : []));
  return Object.values(entries).flat() as Entry<{ readonly id: number | string }>[];
}

function isKept(id: number | string): boolean {
  return typeof id === 'number' ? id >= FIRST_NUMBER : id.startsWith(PREFIX);
}

const kept = (id: number | string) =>
  typeof id === 'number' ? message('numberKeptForPacks', id, FIRST_NUMBER) : message('idKeptForPacks', id, PREFIX);

const atRisk = (id: number | string) =>
  typeof id === 'number' ? message('numberAtRisk', id, FIRST_NUMBER) : message('idAtRisk', id, PREFIX);
