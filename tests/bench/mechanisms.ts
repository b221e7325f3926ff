/**
 * Measures what each mechanism that exists for speed alone gives: `npm run bench:mechanisms -- --help`. Two checkouts take
 * turns, one as it is and one in which the mechanism is switched off by an edit of its code; both write the same bytes.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { cacheFolder } from '../../generator/cache/folder.js';
import { type TimedRun, timedRun } from '../corrections/timed-run.ts';
import { checkout } from '../support/checkout.ts';
import { MECHANISMS, type Mechanism, type Task, without } from './mechanism-list.ts';
import { median } from './median.ts';

const flags = new Command('bench:mechanisms')
  .description('measures what each mechanism for speed gives: the time without it, divided by the time with it')
  .argument('[names...]', `mechanisms, by default all: ${MECHANISMS.map(({ name }) => name).join(', ')}`)
  .option('--rounds <n>', 'number of rounds; the median counts', Number, 5)
  .option('--folder <folder>', 'folder on the file system to measure', tmpdir())
  .parse();
const { rounds, folder } = flags.opts<{ rounds: number; folder: string }>();

function told(ratios: readonly number[]): string {
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  return `${median(ratios).toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)}) times`;
}

const NAME = /^( {6}ru: Мученик \p{L}+ \p{L}+)/mu;
const LONGER_NAME = /^( {6}ru: Мученик \p{L}+ \p{L}+)а/mu;

/** A checkout with its own data, cache and tree. */
class Side {
  private readonly root = checkout();
  private readonly data = path.join(this.root, 'data');
  private readonly out = path.join(path.resolve(folder), `.bench-${path.basename(this.root)}`);
  private readonly forgets: readonly string[];
  private corrections = 0;

  constructor(mechanism?: Mechanism) {
    cpSync('data', this.data, { recursive: true });
    this.forgets = mechanism?.forgets ?? [];
    if (mechanism) without(mechanism, this.root);
  }

  /** Fills the cache and, unless every run is to be fresh, the tree. */
  prepare(task: Task): void {
    this.generate(task);
    if (task.what !== 'a fresh tree') this.run(task);
  }

  run(task: Task): TimedRun {
    if (task.what === 'a fresh tree') rmSync(this.out, { recursive: true, force: true });
    if (task.what === 'a corrected name') this.correct();
    for (const name of this.forgets) rmSync(path.join(cacheFolder(this.root), name), { recursive: true, force: true });
    return this.generate(task);
  }

  remove(): void {
    for (const one of [this.root, this.out, `${this.out}.changed`]) rmSync(one, { recursive: true, force: true });
  }

  /** A letter more at the end of the Russian name of a martyr, or again a letter less. */
  private correct(): void {
    const file = path.join(this.data, 'menologion/03.yaml');
    const text = readFileSync(file, 'utf8');
    const [from, to] = this.corrections++ % 2 === 0 ? [NAME, `$1а`] : [LONGER_NAME, '$1'];
    writeFileSync(file, text.replace(from, to));
  }

  private generate({ years, options }: Task): TimedRun {
    const command = ['generate', '--years', years, '--data', this.data, '--out', this.out, ...options];
    return timedRun(this.root, command, this.root);
  }
}

for (const mechanism of MECHANISMS) {
  if (flags.args.length > 0 && !flags.args.includes(mechanism.name)) continue;
  const sides = [new Side(), new Side(mechanism)];
  try {
    for (const side of sides) side.prepare(mechanism.task);
    const pairs = Array.from({ length: rounds }, () => sides.map((side) => side.run(mechanism.task)));
    const ratios = (key: keyof TimedRun) =>
      pairs.map(([usual, other]) => (other as TimedRun)[key] / (usual as TimedRun)[key]);
    console.log(
      `${mechanism.name}, ${mechanism.task.what} of ${mechanism.task.years}: without it ${told(ratios('processor'))} the processor time and ${told(ratios('seconds'))} the time`,
    );
  } finally {
    for (const side of sides) side.remove();
  }
}
