import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { NODES } from '../runtimes/nodes.ts';

/** Where and how everything is made once. */
export interface Machine {
  readonly name: string;
  /** A major version of Node; undefined is the one that runs the check. */
  readonly node?: string;
  /** Where the folder of the clone is, and the beginning of its name. */
  readonly place: string;
  /** Language, time zone, user. */
  readonly env: Readonly<Record<string, string>>;
  readonly umask: number;
  readonly workers: number;
  /** Whether other trees were made before, from the same cache and in the same places. */
  readonly isUsed: boolean;
}

/** A file system of another kind, where there is one. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
/** The absolute path, because the clones have other folders. */
const DISORDER = `--import=${pathToFileURL(path.resolve('tests/reproducible/disorder.mjs'))}`;

/** The machine that the others are compared with. */
const PLAIN: Machine = {
  name: 'a fresh clone, one worker, UTC, no locale',
  place: path.join(tmpdir(), 'menologion-'),
  env: { LC_ALL: 'C', LANG: 'C', TZ: 'UTC' },
  umask: 0o022,
  workers: 1,
  isUsed: false,
};

/** In Turkish the small letter of I is another one; in Kiribati the date is another one for most of the day. */
const FAR: Machine = {
  name: 'a used clone in a folder with spaces, three workers, Kiribati, Turkish, another day, folders in another order',
  place: path.join(MEMORY, 'другой диск '),
  env: {
    LC_ALL: 'tr_TR.UTF-8',
    LANG: 'tr_TR.UTF-8',
    TZ: 'Pacific/Kiritimati',
    USER: 'somebody',
    NODE_OPTIONS: DISORDER,
  },
  umask: 0o077,
  workers: 3,
  isUsed: true,
};

/** Those that are compared in the short form. */
export const TWO: readonly Machine[] = [PLAIN, FAR];

const [, ...OTHER_NODES] = NODES;
const PLACES: readonly Readonly<Record<string, string>>[] = [
  { LC_ALL: 'ru_RU.UTF-8', LANG: 'ru_RU.UTF-8', TZ: 'America/St_Johns' },
  { LC_ALL: '', LANG: 'ar_EG.UTF-8', TZ: 'Asia/Kathmandu' },
  { LC_ALL: 'POSIX', LANG: 'th_TH.UTF-8', TZ: 'Australia/Lord_Howe' },
];

/** Those that are compared: the oldest Node with and without everything that may differ, and each newer Node. */
export const ALL: readonly Machine[] = [
  ...TWO.map((machine) => ({ ...machine, name: `Node ${NODES[0]}, ${machine.name}`, node: NODES[0] })),
  ...OTHER_NODES.map((node, i) => ({
    ...(i % 2 === 0 ? FAR : PLAIN),
    name: `Node ${node}, ${(PLACES[i] ?? PLAIN.env).TZ}, ${i + 1} workers`,
    node,
    env: { ...(i % 2 === 0 ? FAR.env : PLAIN.env), ...PLACES[i] },
    workers: i + 1,
  })),
];
