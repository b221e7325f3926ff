import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An import of one module of the generator by another: paths below `generator/`. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Whether it imports only types. */
  readonly isType: boolean;
  /** Whether it is made when the code that names it runs. */
  readonly isLazy: boolean;
}

const ROOT = path.resolve('generator');
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s)?([^;]*?)\sfrom\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;

/** All modules of the generator, by their paths below `generator/`. */
export const MODULES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));

/** All imports between modules of the generator, including imports of types. */
export const IMPORTS: readonly Import[] = MODULES.flatMap((from) =>
  [...readFileSync(path.join(ROOT, from), 'utf8').matchAll(IMPORT)].flatMap(([, type, names = '', target, lazy]) => {
    const to = path.relative(ROOT, path.resolve(ROOT, path.dirname(from), (target ?? lazy) as string));
    const isType = Boolean(type) || (/^\{[^}]*\}$/.test(names.trim()) && everyType(names));
    return to.startsWith('..') || !/\.tsx?$/.test(to) ? [] : [{ from, to, isType, isLazy: lazy !== undefined }];
  }),
);

function everyType(names: string): boolean {
  const each = names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim());
  return each.filter((name) => name !== '').every((name) => name.startsWith('type '));
}

/** The modules that a module needs at run time, including itself. */
export function reachedFrom(module: string): Set<string> {
  return reached(
    module,
    IMPORTS.filter(({ isType }) => !isType),
  );
}

/** The modules that are loaded with a module, including itself. */
export function loadedWith(module: string): Set<string> {
  return reached(
    module,
    IMPORTS.filter(({ isType, isLazy }) => !isType && !isLazy),
  );
}

/** The packages that are loaded with a module. */
export function packagesLoadedWith(module: string): Set<string> {
  const sources = Array.from(loadedWith(module), (name) => readFileSync(path.join(ROOT, name), 'utf8'));
  const PACKAGE = /^import (?!type)[^;]* from '([^.'][^']*)';$/gm;
  return new Set(sources.flatMap((source) => [...source.matchAll(PACKAGE)].map(([, target = '']) => target)));
}

function reached(module: string, imports: readonly Import[]): Set<string> {
  const found = new Set([module]);
  // What is added is visited too.
  for (const one of found) for (const { from, to } of imports) if (from === one) found.add(to);
  return found;
}
