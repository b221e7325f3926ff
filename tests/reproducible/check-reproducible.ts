/**
 * Checks that everything has the same bytes wherever it is made: `npm run check:reproducible -- --help`. Each machine of
 * `machines.ts` clones the last commit, installs what it needs, and makes the products of `products.ts`; each must be as
 * the first machine made it. All of this runs on the processor of this machine.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { withNode } from '../runtimes/with-node.ts';
import { differences } from './differences.ts';
import { ALL, type Machine, TWO } from './machines.ts';
import { canMake, PRODUCTS, type Product, type Run } from './products.ts';

/** How many differences of a product are named. */
const MOST_NAMED = 20;

const { short } = new Command('check:reproducible')
  .description(
    'makes trees, exports and the package from clones of the last commit, in other folders, time zones, languages, with other rights, numbers of workers, caches and versions of Node, and compares their bytes',
  )
  .option('--short', 'two clones on the Node that runs this', false)
  .parse()
  .opts<{ short: boolean }>();

const folder = mkdtempSync(path.join(tmpdir(), 'menologion-reproducible-'));
const left = new Set([folder]);
process.once('exit', () => {
  for (const place of left) rmSync(place, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
/** All clones are of the same commit, whatever is committed meanwhile. */
const commit = git('rev-parse', 'HEAD');
if (git('status', '--porcelain') !== '') console.log('Changes that are not committed are not part of the clones.');
const products = PRODUCTS.filter(canMake);
const [first, ...others] = (short ? TWO : ALL).map((machine, i) => ({ machine, to: path.join(folder, String(i)) }));
if (!first) throw new Error('no machines');
makeAll(first.machine, first.to);
for (const { machine, to } of others) {
  makeAll(machine, to);
  for (const product of products) compare(product, first.to, to);
  rmSync(to, { recursive: true });
}

/** Makes all products in a folder, from a clone that is deleted then. */
function makeAll(machine: Machine, to: string): void {
  const started = performance.now();
  const node = machine.node ? withNode(machine.node, path.join(folder, `node-${machine.node}`)) : process.env;
  const before = process.umask(machine.umask);
  const own = mkdtempSync(machine.place);
  left.add(own);
  const clone = path.join(own, 'menologion');
  git('clone', '--quiet', '--no-hardlinks', '.', clone);
  git('-C', clone, '-c', 'advice.detachedHead=false', 'checkout', '--quiet', commit);
  const inClone = (env: NodeJS.ProcessEnv) =>
    ({ cwd: clone, env, encoding: 'utf8', maxBuffer: 1e8, stdio: 'pipe' }) as const;
  execFileSync('npm', ['ci', '--silent', '--no-audit', '--no-fund', '--prefer-offline'], inClone(node));
  const run: Run = (program, ...args) => execFileSync(program, args, inClone({ ...node, ...machine.env }));
  mkdirSync(to);
  for (const product of products) product.make(run, path.join(to, product.name), machine);
  rmSync(own, { recursive: true });
  process.umask(before);
  console.log(`${machine.name}: ${products.length} made in ${Math.round((performance.now() - started) / 1000)} s`);
}

/** Says whether a product has the same bytes, and how it differs otherwise. */
function compare({ name }: Product, one: string, other: string): void {
  const found = differences(path.join(one, name), path.join(other, name));
  console.log(`  ${name}: ${found.length === 0 ? 'the same bytes' : `${found.length} differences`}`);
  if (found.length > 0) process.exitCode = 1;
  for (const line of found.slice(0, MOST_NAMED)) console.log(`    ${line}`);
}
