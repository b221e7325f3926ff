import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../../memoize.ts';
import { CODE_ROOT, IS_SOURCE, PACKAGE_ROOT } from '../../package.ts';
import { inLock, onDisk, packagesFor } from '../../packages.js';
import type { PartCode } from '../plan/part.ts';

/** Imports that exist when the code runs: `import type` does not. */
const IMPORT =
  /^\s*(?:import|export)\s+(?!type\s)(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
const ENDING = IS_SOURCE ? '.ts' : '.js';
const MODULE = /(?<!\.d)\.(?:tsx?|js)$/;

/** SHA-256 of the files that code consists of, and of the packages that it imports. */
export function digestOfModules(code: PartCode): string {
  const hash = createHash('sha256').update(packagesOf(code).join('\n'));
  for (const file of [...codeFiles(code)].sort()) {
    hash.update(`\0${path.relative(PACKAGE_ROOT, file)}\0`).update(contentOf(file));
  }
  return hash.digest('hex');
}

/**
 * The packages that code imports and those that these need, each with its version and integrity. In a checkout they are
 * locked, and may differ from what is installed; both count. The package itself has no lock: there what is installed
 * counts.
 */
export function packagesOf(code: PartCode, packageRoot = PACKAGE_ROOT): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(path.join(packageRoot, 'package.json'), 'utf8'),
  );
  const own = IS_SOURCE ? { ...dependencies, ...devDependencies } : dependencies;
  const names = [...codeFiles(code)].flatMap((file) => importsIn(file).filter((target) => !target.startsWith('.')));
  const wanted = [...new Set(names.map(packageIn))].filter((name) => name in own);
  const locked = packagesFor(wanted, packageRoot, inLock(path.join(packageRoot, 'package-lock.json')));
  return [...locked, ...packagesFor(wanted, packageRoot, onDisk)];
}

/** The files of code: its modules with all that they import, and the other files of its folders. */
export function codeFiles({ modules, folders }: PartCode): Set<string> {
  const files = new Set([
    ...modules.map((module) => path.join(CODE_ROOT, 'generator', module + ENDING)),
    ...folders.flatMap(filesIn),
  ]);
  for (const file of files) {
    for (const target of importsIn(file)) {
      const module = path.join(path.dirname(file), target);
      // A script for browsers imports from the place where it is served.
      if (target.startsWith('.') && MODULE.test(target) && existsSync(module)) files.add(module);
    }
  }
  return files;
}

/** The files in a folder of the package. What is compiled is beside the rest of the compiled code. */
function filesIn(folder: string): string[] {
  const root = path.join(folder.startsWith('generator') ? CODE_ROOT : PACKAGE_ROOT, folder);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** What a module imports; the kinds of parts have most of their modules in common. */
const importsIn = memoize((file: string): string[] =>
  MODULE.test(file)
    ? [...String(contentOf(file)).matchAll(IMPORT)].map(([, still, lazy]) => (still ?? lazy) as string)
    : [],
);

const contentOf = memoize((file: string): Buffer => readFileSync(file));

/** The name of the package to which a module belongs. */
function packageIn(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}
