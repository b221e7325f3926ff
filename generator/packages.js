// @ts-check
// JavaScript, because the code that compiles the other modules needs it too.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * What decides the bytes of a package, and the packages that it needs.
 *
 * @typedef {object} Package
 * @property {string} folder
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/** @typedef {(folder: string) => Package | undefined} Find finds the package in a folder */

/**
 * The file in which npm lists what it has installed for a package, or beside it; undefined where another program
 * installs.
 *
 * @param {string} packageRoot the folder of package.json
 */
export function installedList(packageRoot) {
  const folders = [path.join(packageRoot, 'node_modules'), path.dirname(packageRoot)];
  return folders.map((folder) => path.join(folder, '.package-lock.json')).find(existsSync);
}

/**
 * Finds packages in a package-lock.json; none in one that cannot be read.
 *
 * @param {string} file
 * @returns {Find}
 */
export function inLock(file) {
  const packages = jsonOf(file)?.packages ?? {};
  return (folder) => {
    const found = packages[path.relative(path.dirname(file), folder).replaceAll(path.sep, '/')];
    return found && { ...found, folder };
  };
}

/** @type {Find} finds packages that are installed; their bytes are those of their version */
export function onDisk(folder) {
  const found = jsonOf(path.join(folder, 'package.json'));
  if (!found) return undefined;
  const { version, dependencies, peerDependencies } = found;
  return { version, dependencies, peerDependencies, folder: realpathSync(folder) };
}

/** @param {string} file */
function jsonOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * All packages that code in a folder needs if it imports these, each with its version and integrity. They are found as
 * Node finds them: in the nearest `node_modules` that has them. Those that are not found are left out.
 *
 * @param {readonly string[]} names
 * @param {string} folder
 * @param {Find} find
 * @returns {string[]} lines, sorted; where a package stands does not matter
 */
export function packagesFor(names, folder, find) {
  /** @type {Map<string, string>} */
  const lines = new Map();
  const visit = (/** @type {readonly string[]} */ wanted, /** @type {string} */ from) => {
    for (const name of wanted) {
      const found = nearest(name, from, find);
      if (!found || lines.has(found.folder)) continue;
      lines.set(found.folder, `${name} ${found.version} ${found.integrity ?? ''}`);
      visit(Object.keys({ ...found.dependencies, ...found.peerDependencies }), found.folder);
    }
  };
  visit(names, folder);
  return [...new Set(lines.values())].sort();
}

/**
 * @param {string} name
 * @param {string} from
 * @param {Find} find
 * @returns {Package | undefined}
 */
function nearest(name, from, find) {
  const above = path.dirname(from);
  return find(path.join(from, 'node_modules', name)) ?? (above === from ? undefined : nearest(name, above, find));
}
