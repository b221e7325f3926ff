// @ts-check
// JavaScript, because the code that compiles the other modules needs it too.
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installedList, onDisk, packagesFor } from '../packages.js';
import { NO_PLACE } from '../unloadable.js';
import { cacheFails, DAMAGED } from './failure.js';

const MOST_FOLDERS = 8;
/** No entry is as large as this. */
const MOST_BYTES = 1e9;
/** Entries have the name of a digest; those that are not complete have another one behind it. */
const ENTRY = /^[\da-f]{64}(?:\.[\da-f-]{36})?$/;
/** The file with the digest of the others in a folder. */
const SEAL = 'seal';

/**
 * The folder in which a run keeps results for the next one. Its content may be deleted at any time.
 *
 * @param {string} packageRoot the folder of package.json
 */
export function cacheFolder(packageRoot) {
  return path.join(packageRoot, 'node_modules/.cache/menologion');
}

/**
 * A digest of everything, apart from the data, that decides what this program writes: the code, the schemas, the
 * packages, and Node.
 *
 * @param {string} codeRoot the folder that contains `generator/`
 * @param {string} packageRoot the folder of package.json
 */
export function digestOfCode(codeRoot, packageRoot) {
  const inPackage = (/** @type {string} */ name) => path.join(packageRoot, name);
  const installed = installedList(packageRoot);
  const files = [
    ...[path.join(codeRoot, 'generator'), inPackage('schemas'), inPackage('build')].filter(existsSync).flatMap(filesIn),
    ...['package.json', 'package-lock.json'].map(inPackage).filter(existsSync),
    ...(installed ? [installed] : []),
  ];
  // Deno and Bun have the `process.version` of some Node, but not its way to serialize values.
  const hash = createHash('sha256').update(JSON.stringify(process.versions));
  if (!installed) hash.update(installedFor(inPackage('package.json'), packageRoot));
  for (const file of files) hash.update(`\0${path.relative(packageRoot, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * The packages that are installed for a package, where npm does not list them.
 *
 * @param {string} file its package.json
 * @param {string} packageRoot
 */
function installedFor(file, packageRoot) {
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return packagesFor(Object.keys(dependencies), packageRoot, onDisk).join();
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * A folder of files that are made once: under another name, and then renamed, so that nobody ever sees half of it. It has
 * a digest of its files, which is checked before anybody runs them; a damaged folder is made again. Some of the newest
 * folders beside it stay, because a running program may still load files from the one it was started from. If the folder
 * cannot be kept, a temporary one is made, which is deleted when the program ends.
 *
 * @param {string} folder its name is a digest of what decides its content
 * @param {() => Promise<ReadonlyMap<string, Uint8Array>>} make makes the files, by name
 * @returns {Promise<string>} the folder that was made
 */
export async function storedFolder(folder, make) {
  if (isSound(folder)) return folder;
  const files = await make();
  const beside = `${folder}.${randomUUID()}`;
  try {
    writeFiles(beside, files);
    writeFileSync(path.join(beside, SEAL), sealOf(folder, files));
    moveInPlace(beside, folder);
    removeOldEntries(folder, MOST_FOLDERS);
    return folder;
  } catch (error) {
    removeEntry(beside);
    // Another process may have been first.
    if (isSound(folder)) return folder;
    cacheFails(error);
    return temporaryFolder(files);
  }
}

/**
 * Gives a complete folder its name. What another process has put there meanwhile stays: somebody may be reading it.
 *
 * @param {string} beside
 * @param {string} folder
 */
function moveInPlace(beside, folder) {
  try {
    renameSync(beside, folder);
  } catch {
    if (isSound(folder)) return removeEntry(beside);
    // What is there may be anything; a link is deleted, and what it leads to stays.
    rmSync(folder, { recursive: true, force: true });
    renameSync(beside, folder);
  }
}

/**
 * Whether a folder has the files that were written to it. Reports it if it has others.
 *
 * @param {string} folder
 */
function isSound(folder) {
  const bytesOf = (/** @type {string} */ name) => /** @type {Buffer} */ (entryBytes(path.join(folder, name)));
  try {
    const names = readdirSync(folder).filter((name) => name !== SEAL);
    if (bytesOf(SEAL).equals(sealOf(folder, new Map(names.map((name) => [name, bytesOf(name)]))))) return true;
  } catch {
    if (!entryAt(folder)) return false;
  }
  cacheFails({ code: DAMAGED, path: folder });
  return false;
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, Uint8Array>} files
 */
function sealOf(folder, files) {
  const hash = createHash('sha256').update(path.basename(folder));
  for (const name of [...files.keys()].sort()) {
    const bytes = /** @type {Uint8Array} */ (files.get(name));
    hash.update(`\0${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest();
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, Uint8Array>} files
 */
function writeFiles(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(path.join(folder, name), bytes);
}

/** @param {ReadonlyMap<string, Uint8Array>} files */
function temporaryFolder(files) {
  try {
    const folder = mkdtempSync(path.join(tmpdir(), 'menologion-'));
    process.on('exit', () => removeEntry(folder));
    writeFiles(folder, files);
    return folder;
  } catch {
    throw Object.assign(new Error(), { code: NO_PLACE, path: tmpdir() });
  }
}

/**
 * The content of a file of the cache; undefined if it is not there. Throws if anything else is: a pipe would never end.
 *
 * @param {string} file
 */
export function entryBytes(file) {
  const entry = entryAt(file);
  if (!entry) return undefined;
  if (!entry.isFile() || entry.size > MOST_BYTES) throw Object.assign(new Error(), { code: DAMAGED, path: file });
  return readFileSync(file);
}

/**
 * What is at a place; undefined if nothing is, or nobody can tell: then writing to it says why.
 *
 * @param {string} place
 */
function entryAt(place) {
  try {
    return lstatSync(place);
  } catch {
    return undefined;
  }
}

/**
 * Deletes entries of a folder of the cache except the newest, and always keeps the one that was just made. In this way
 * the remains of killed runs disappear too. What has another name than an entry stays: the folder may be a link to
 * anywhere. What cannot be deleted stays too: another process may be deleting the same.
 *
 * @param {string} own the path of the entry that was just made
 * @param {number} most how many entries stay
 */
export function removeOldEntries(own, most) {
  const folder = path.dirname(own);
  const now = Date.now();
  try {
    const names = readdirSync(folder).filter((name) => ENTRY.test(name) && name !== path.basename(own));
    const times = names.map((name) => ({ name, made: lstatSync(path.join(folder, name)).mtimeMs }));
    // A time in the future says nothing.
    const age = (/** @type {{ made: number }} */ { made }) => (made > now ? Number.POSITIVE_INFINITY : now - made);
    const old = times.sort((a, b) => age(a) - age(b)).slice(most - 1);
    for (const { name } of old) removeEntry(path.join(folder, name));
  } catch {
    // The next run deletes what is left.
  }
}

/**
 * Deletes a file or a folder of the cache, if possible.
 *
 * @param {string} place
 */
export function removeEntry(place) {
  try {
    rmSync(place, { recursive: true, force: true });
  } catch {
    // It stays.
  }
}
