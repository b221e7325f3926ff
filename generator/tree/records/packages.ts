import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CODE_ROOT, IS_SOURCE, PACKAGE_ROOT } from '../../package.ts';
import { inLock, onDisk, packagesFor } from '../../packages.js';
import { remembered } from '../../remembered.ts';

/** Imports that exist when the code runs: `import type` does not. */
const IMPORT =
  /^\s*(?:import|export)\s+(?!type\s)(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/**
 * The packages that decide what modules of `generator/` make, each with its version and integrity: those that the modules
 * import, directly or through other modules, and those that these need. In a checkout they are locked, and may differ
 * from what is installed; both count. The package itself has no lock: there what is installed counts.
 */
export function packagesOf(modules: readonly string[], packageRoot = PACKAGE_ROOT): string[] {
  const ending = IS_SOURCE ? '.ts' : '.js';
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(path.join(packageRoot, 'package.json'), 'utf8'),
  );
  const own = IS_SOURCE ? { ...dependencies, ...devDependencies } : dependencies;
  const names = importedBy(modules.map((module) => path.join(CODE_ROOT, 'generator', `${module}${ending}`)));
  const wanted = names.filter((name) => name in own);
  const locked = packagesFor(wanted, packageRoot, inLock(path.join(packageRoot, 'package-lock.json')));
  return [...locked, ...packagesFor(wanted, packageRoot, onDisk)];
}

/** The names of all packages that files import, directly or through other files. */
function importedBy(files: readonly string[]): string[] {
  const packages = new Set<string>();
  const seen = new Set(files);
  for (const file of seen) {
    for (const target of importsIn(file)) {
      if (!target.startsWith('.')) packages.add(packageIn(target));
      else if (/\.(tsx?|js)$/.test(target)) seen.add(path.join(path.dirname(file), target));
    }
  }
  return [...packages];
}

/** What a file imports; kinds of parts have most of their files in common. */
const importsIn = remembered((file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, still, lazy]) => (still ?? lazy) as string),
);

/** The name of the package to which a module belongs. */
function packageIn(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}
