import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Runs a program in the clone of a machine. */
export type Run = (program: string, ...args: string[]) => string;

/** Something that must have the same bytes wherever it is made. */
export interface Product {
  readonly name: string;
  /** The command of the program without which it cannot be made: a module of `generator/cli/`. */
  readonly needs?: string;
  /** Makes it at a place that does not exist, and before that something else there on a machine that is used. */
  readonly make: (run: Run, to: string, machine: { readonly workers: number; readonly isUsed: boolean }) => void;
}

const YEAR = '2026';
/** Everything that a tree can have, and only some of its pages. */
const TREE = ['--years', YEAR, '--csv', '--pages', YEAR, '--origin', 'https://menologion.example', '--sequence', '1'];
const PACKED = [...'--years none --datasets 2025-2026 --texts packed --csv --host cloudflare --historical'.split(' ')];

/** A tree with these options; on a used machine one that grew out of another. */
const tree =
  (options: readonly string[]): Product['make'] =>
  (run, to, { workers, isUsed }) => {
    const generate = (...more: string[]) =>
      run('node', 'build/run.js', 'generate', '--out', to, '--workers', String(workers), ...more);
    if (isUsed) generate('--years', '2025', '--lang', 'en');
    generate(...options, '--prune');
  };

/** What is compared, in the order in which it is made. */
export const PRODUCTS: readonly Product[] = [
  { name: 'tree', make: tree(TREE) },
  { name: 'packed', make: tree(PACKED) },
  {
    name: 'menologion.db',
    needs: 'export-sqlite.ts',
    make: (run, to) => {
      run('node', 'build/run.js', 'export', 'sqlite', '--years', YEAR, '--to', to);
    },
  },
  {
    name: 'menologion.zip',
    needs: 'export-zip.ts',
    make: (run, to) => {
      run('node', 'build/run.js', 'export', 'zip', path.join(path.dirname(to), 'packed'), '--to', to);
    },
  },
  {
    // What the package contains. The archive itself also has the rights of files, which a umask decides, and is
    // compressed by Node.
    name: 'package',
    make: (run, to) => {
      mkdirSync(to);
      run('npm', 'pack', '--silent', '--pack-destination', to);
      const [tarball = ''] = readdirSync(to);
      run('tar', '-xzf', path.join(to, tarball), '-C', to);
      rmSync(path.join(to, tarball));
    },
  },
];

/** Whether the checkout can make a product. */
export const canMake = ({ needs }: Product) => needs === undefined || existsSync(path.join('generator/cli', needs));
