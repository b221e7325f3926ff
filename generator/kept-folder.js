// @ts-check
// JavaScript, because the code that compiles the other modules needs it too.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installedList, onDisk, packagesFor } from './packages.js';

const MOST_FOLDERS = 8;

/**
 * The folder in which a run keeps results for the next one. Its content may be deleted at any time.
 *
 * @param {string} packageRoot the folder of package.json
 */
export function keptFolder(packageRoot) {
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
  const hash = createHash('sha256').update(process.version);
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
 * A folder that is made once: under another name, and then renamed, so that nobody ever sees half of it. Some of the
 * newest folders beside it stay, because a running program may still load files from the one it was started from. If
 * the folder cannot be kept, a temporary one is made, which is deleted when the program ends.
 *
 * @param {string} folder
 * @param {(folder: string) => Promise<unknown>} make
 * @returns {Promise<string>} the folder that was made
 */
export async function madeFolder(folder, make) {
  if (existsSync(folder)) return folder;
  const beside = `${folder}.${randomUUID()}`;
  try {
    mkdirSync(beside, { recursive: true });
  } catch {
    return temporaryFolder(make);
  }
  await make(beside);
  try {
    renameSync(beside, folder);
  } catch {
    // Another process was first.
    rmSync(beside, { recursive: true });
  }
  takeAwayOld(path.dirname(folder), MOST_FOLDERS);
  return folder;
}

/** @param {(folder: string) => Promise<unknown>} make */
async function temporaryFolder(make) {
  const folder = mkdtempSync(path.join(tmpdir(), 'menologion-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await make(folder);
  return folder;
}

/**
 * Deletes everything in a folder except the newest entries. In this way the remains of killed runs disappear too. What
 * cannot be deleted stays: another process may be deleting the same.
 *
 * @param {string} folder
 * @param {number} most how many entries stay
 */
export function takeAwayOld(folder, most) {
  try {
    const names = readdirSync(folder).map((name) => ({ name, made: statSync(path.join(folder, name)).mtimeMs }));
    const old = names.sort((a, b) => b.made - a.made).slice(most);
    for (const { name } of old) rmSync(path.join(folder, name), { recursive: true, force: true });
  } catch {
    // The next run deletes what is left.
  }
}
