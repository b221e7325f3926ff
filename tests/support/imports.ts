import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An import of one module of the generator by another: paths below `generator/`, and whether it imports only types. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
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
    return to.startsWith('..') || !/\.tsx?$/.test(to) ? [] : [{ from, to, isType }];
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
  const reached = new Set<string>();
  const visit = (one: string): void => {
    if (reached.has(one)) return;
    reached.add(one);
    for (const { from, to, isType } of IMPORTS) if (from === one && !isType) visit(to);
  };
  visit(module);
  return reached;
}
