/**
 * Audits a tree, whatever happens to it, with the real program: `npm run check:audit -- --help`. Runs are killed, trees
 * are damaged, options are narrowed. After each of these the tree must be exactly what an uninterrupted run makes in an
 * empty folder, `verify` must have named what was wrong, and the program must have printed only sentences.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { random } from '../fuzz/random.ts';
import { Bench, type Round } from './bench.ts';
import { alterationRounds } from './rounds/alterations.ts';
import { killRounds } from './rounds/kills.ts';
import { linkRounds } from './rounds/links.ts';
import { fullDiskRounds, twoAtOnceRounds } from './rounds/machine.ts';
import { narrowingRounds, shardRounds } from './rounds/narrowing.ts';

const KINDS: Readonly<Record<string, (rounds: number) => Round[]>> = {
  kills: killRounds,
  alterations: alterationRounds,
  narrowing: narrowingRounds,
  shards: shardRounds,
  links: linkRounds,
  twoAtOnce: twoAtOnceRounds,
  fullDisk: fullDiskRounds,
};

const SAY_EVERY = 20;

const flags = new Command('check:audit')
  .description(
    'kills runs, damages trees and narrows options, and compares each tree with that of an uninterrupted run',
  )
  .option('--rounds <n>', 'number of kills and of alterations; the other kinds in proportion', Number, 100)
  .option('--seed <n>', 'seed of the random numbers', Number, Date.now() % 1_000_000)
  .option('--only <kinds>', `kinds, separated by commas: ${Object.keys(KINDS).join(', ')}`, Object.keys(KINDS).join())
  .option('--round <n>', 'only the round with this number; --seed decides what it does', Number)
  .option('--at-once <n>', 'rounds at the same time', Number, 2)
  .option('--folder <folder>', 'folder for the trees', tmpdir())
  .parse()
  .opts<{ rounds: number; seed: number; only: string; round?: number; atOnce: number; folder: string }>();

const root = mkdtempSync(path.join(path.resolve(flags.folder), 'menologion-audit-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

console.log(`seed ${flags.seed}`);
const started = performance.now();
const rounds = flags.only.split(',').flatMap((kind) => {
  const make = KINDS[kind];
  if (!make) throw new Error(`“${kind}” is not one of ${Object.keys(KINDS).join(', ')}`);
  return make(flags.rounds).map((round) => ({ ...round, kind }));
});
const todo = [...rounds.entries()].filter(([i]) => flags.round === undefined || i === flags.round);
const bench = new Bench(root);
await bench.prepare();

const counts = new Map<string, number>();
let played = 0;
let faults = 0;
const lane = async () => {
  for (let next = todo.shift(); next; next = todo.shift()) {
    const [i, { kind, name, play }] = next;
    const folder = path.join(root, `round-${i}`);
    mkdirSync(folder);
    const stage = bench.stage(folder, random(flags.seed * 7919 + i));
    await play(stage).catch((error) => stage.faults.push(error instanceof Error ? `${error.stack}` : String(error)));
    rmSync(folder, { recursive: true, force: true });
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    for (const [what, count] of stage.counts) counts.set(what, (counts.get(what) ?? 0) + count);
    played++;
    if (played % SAY_EVERY === 0) console.error(`${played} of ${rounds.length} rounds`);
    if (stage.faults.length === 0) continue;
    faults++;
    console.error(
      `round ${i}, ${kind}: ${name}\n  ${[...stage.did, ...stage.faults.map((fault) => `FAULT ${fault}`)].join('\n  ')}`,
    );
  }
};
await Promise.all(Array.from({ length: flags.atOnce }, lane));

for (const [what, count] of counts) console.log(`${String(count).padStart(6)}  ${what}`);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${faults} of ${rounds.length} rounds failed; ${seconds} s; --seed ${flags.seed} repeats the same rounds`);
process.exitCode = faults === 0 ? 0 : 1;
