// @ts-check
// JavaScript, for what compiles the rest needs it too.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MOST_FOLDERS = 8;

/**
 * Where one run keeps for the next what it need not make again. All of it may be taken away at any time.
 *
 * @param {string} packageRoot the folder of package.json
 */
export function keptFolder(packageRoot) {
  return path.join(packageRoot, 'node_modules/.cache/menologion');
}

/**
 * A digest of all that decides what this program makes of data: the code, the schemas, the packages, and Node.
 *
 * @param {string} codeRoot the folder in which the code stands as `generator/`
 * @param {string} packageRoot the folder of package.json
 */
export function digestOfCode(codeRoot, packageRoot) {
  const inPackage = (/** @type {string} */ name) => path.join(packageRoot, name);
  const files = [
    ...[path.join(codeRoot, 'generator'), inPackage('schemas'), inPackage('build')].filter(existsSync).flatMap(filesIn),
    ...['package.json', 'package-lock.json'].map(inPackage).filter(existsSync),
  ];
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\0${path.relative(packageRoot, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * A folder that is made once: beside, and then renamed, so that nobody ever meets a half of it. Of those beside it only
 * some of the last are left, for a program that is running may still load of what it was started from. Where it cannot
 * be kept it is a temporary one, which goes when the program ends.
 *
 * @param {string} folder
 * @param {(folder: string) => Promise<unknown>} make
 * @returns {Promise<string>} the folder in which it was made
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
 * Takes away all that stands in a folder but what was made last, and so what a run that was killed has left.
 *
 * @param {string} folder
 * @param {number} most so many are left
 */
export function takeAwayOld(folder, most) {
  const names = readdirSync(folder).map((name) => ({ name, made: statSync(path.join(folder, name)).mtimeMs }));
  const old = names.sort((a, b) => b.made - a.made).slice(most);
  for (const { name } of old) rmSync(path.join(folder, name), { recursive: true, force: true });
}
