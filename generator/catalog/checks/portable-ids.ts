import { type Message, message } from '../../messages/message.ts';
import type { DataFiles } from '../data-files.ts';
import type { Entry } from '../source.ts';
import type { Check } from './check.ts';

/** Names of devices, with any extension: “Naming Files, Paths, and Namespaces” in the documentation of Windows. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?:\..*)?$/i;

/** Ids are usable as file names on every system, and as keys of objects in other programs. */
export const portableIds: Check = (files) =>
  ids(files).flatMap(({ entry, path, id }) => {
    const fault = faultOf(id);
    return fault === null ? [] : [entry.problem(path, fault)];
  });

function faultOf(id: string): Message | null {
  if (DEVICE.test(id)) return message('idOfDevice', id);
  if (id.endsWith('.')) return message('idWithStop', id);
  return id === '__proto__' ? message('idOfJavaScript', id) : null;
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
