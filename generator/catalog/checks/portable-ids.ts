import type { DataFiles } from '../data-files.ts';
import type { Entry } from '../source.ts';
import type { Check } from './check.ts';

/** Names of devices, with whatever ending: “Naming Files, Paths, and Namespaces” in the documentation of Windows. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?:\..*)?$/i;

/** Ids become names of files on every system, and keys of objects in other people's programs. */
export const portableIds: Check = (files) =>
  ids(files).flatMap(({ entry, path, id }) => {
    const why = faultOf(id);
    return why === null ? [] : [entry.problem(path, `the id “${id}” ${why}: choose another`)];
  });

function faultOf(id: string): string | null {
  if (DEVICE.test(id)) return 'is the name of a device on Windows';
  if (id.endsWith('.')) return 'ends with a full stop, which Windows drops';
  return id === '__proto__' ? 'is a name that JavaScript keeps for itself' : null;
}

interface Id {
  readonly entry: Entry<unknown>;
  readonly path: readonly string[];
  readonly id: string;
}

function ids(files: DataFiles): Id[] {
  const named = [files.movable, files.aliases, files.textTitles, files.icons, files.fasting].flat();
  return [
    ...named.map((entry): Id => ({ entry, path: ['id'], id: entry.value.id })),
    ...files.icons.map((entry): Id => ({ entry, path: ['file'], id: entry.value.file })),
    ...files.seasons.map(({ id, entry }): Id => ({ entry, path: [], id })),
    ...files.texts.map(({ id, entry }): Id => ({ entry, path: [], id })),
  ];
}
