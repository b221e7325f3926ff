/**
 * Makes random corrections of the data of a tree, one after another. Compares the time of each run, and its bytes, with
 * those of a fresh run: `npm run check:corrections -- --help`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { random } from '../fuzz/random.ts';
import { correct } from './edits.ts';
import { type TimedRun, timedRun } from './timed-run.ts';

const flags = new Command('check:corrections')
  .description('makes random corrections of data, and compares each run with a fresh one, by time and byte for byte')
  .option('--years <years>', 'years of the tree, as generate takes them', '2024-2027')
  .option('--edits <n>', 'number of corrections', Number, 20)
  .option('--seed <n>', 'seed of the random numbers; the same seed makes the same corrections', Number, 1)
  .option('--folder <folder>', 'folder on the file system to measure', tmpdir())
  .option(
    '--compare <when>',
    'compare the tree with a fresh one after `each` correction, or only after the `last`',
    'each',
  )
  .parse()
  .opts<{ years: string; edits: number; seed: number; folder: string; compare: 'each' | 'last' }>();

const root = mkdtempSync(path.join(path.resolve(flags.folder), '.corrections-'));
const [data, tree, fresh] = ['data', 'tree', 'fresh'].map((name) => path.join(root, name)) as [string, string, string];
const chance = random(flags.seed);
let faults = 0;
try {
  cpSync('data', data, { recursive: true });
  const whole = generate(tree);
  console.log(`fresh: ${told(whole)}`);
  for (let i = 1; i <= flags.edits; i++) {
    const { what, run } = corrected();
    console.log(
      `${i}. ${what}: ${told(run)}, ${(run.seconds / whole.seconds).toFixed(3)} of the fresh run, ${run.changed} paths changed`,
    );
    if (flags.compare === 'each' || i === flags.edits) compare();
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
console.log(faults === 0 ? 'every tree is the same as a fresh one' : `${faults} trees differ from fresh ones`);
process.exitCode = faults === 0 ? 0 : 1;

interface Run extends TimedRun {
  readonly changed: number;
}

function told({ seconds, processor }: Run): string {
  return `${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of processor time`;
}

/** A correction that passes the checks, and the run after it. */
function corrected(): { what: string; run: Run } {
  for (;;) {
    const { what, undo } = correct(data, chance);
    try {
      return { what, run: generate(tree) };
    } catch {
      undo();
    }
  }
}

function generate(out: string): Run {
  const command = ['generate', '--years', flags.years, '--data', data, '--out', out];
  return { ...timedRun('.', command, root), changed: changedIn(out) };
}

function changedIn(out: string): number {
  try {
    return readFileSync(`${out}.changed`, 'utf8').split('\n').length - 1;
  } catch {
    return 0;
  }
}

function compare(): void {
  rmSync(fresh, { recursive: true, force: true });
  generate(fresh);
  try {
    execFileSync('diff', ['-rq', '-x', 'changes', tree, fresh], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch (error) {
    faults++;
    console.log((error as { stdout: string }).stdout.split('\n').slice(0, 5).join('\n'));
  }
}
