/**
 * How fast the tree is written: `npm run bench -- --help`. Every side fills a new folder of the same file system, in
 * turn, and the medians are compared. Timings are noisy; the ratios are what counts.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Command } from 'commander';
import { parseYears } from '../../generator/cli/options.ts';
import { number, size } from '../../generator/cli/progress.ts';
import { generate, type Summary } from '../../generator/site/generate.ts';
import { type Years, yearsOf } from '../../generator/site/plan.ts';
import { parseFileLine, readRecord } from '../../generator/site/record.ts';
import { daysOnly } from '../support/scopes.ts';

const flags = new Command('bench')
  .description('writes day files and compares with tar, with the floor, and with Hugo')
  .option('--folder <folder>', 'folder on the file system to measure', '.')
  .option('--years <years>', 'years to write', parseYears, { firstYear: 2000, lastYear: 2099 })
  .option('--rounds <n>', 'rounds, of which the median counts', Number, 5)
  .option('--hugo <pages>', 'also render so many JSON pages of the same size with Hugo', Number, 0)
  .parse()
  .opts<{ folder: string; years: Years; rounds: number; hugo: number }>();

const root = mkdtempSync(path.join(path.resolve(flags.folder), '.bench-'));
const scope = daysOnly(flags.years);
const silent = { planned() {}, progressed() {} };
const write = (out: string) =>
  generate(
    { data: ['data'], out, origin: 'http://localhost:3000', scope, shard: null, changedList: `${out}.changed` },
    silent,
  );

try {
  const first = path.join(root, 'first');
  const archive = path.join(root, 'tree.tar');
  const summary = await write(first);
  execFileSync('tar', ['-cf', archive, '-C', first, '.']);
  const shapes = yearsOf(scope).flatMap((year) =>
    (readRecord(first, String(year))?.folders ?? []).map(
      ({ path: folder, files }): Shape => ({
        path: folder,
        names: files.map((line) => parseFileLine(line).name).join('\n'),
        sizes: Uint32Array.from(files, (line) => parseFileLine(line).size),
      }),
    ),
  );
  rmSync(first, { recursive: true });

  const sides = new Map<string, (out: string) => Promise<unknown>>([
    ['generate', write],
    ['tar -xf', async (out) => execFileSync('tar', ['-xf', archive, '-C', out])],
    ['floor', (out) => floor(out, shapes)],
  ]);
  const times = new Map([...sides.keys()].map((name) => [name, [] as number[]]));
  let last: Summary = summary;
  for (let round = 0; round < flags.rounds; round++) {
    for (const [name, fill] of sides) {
      times.get(name)?.push(
        await timed(async (out) => {
          const result = await fill(out);
          if (name === 'generate') last = result as Summary;
        }),
      );
    }
  }
  report(last, new Map([...times].map(([name, values]) => [name, median(values)])));
  if (flags.hugo > 0) await hugo(flags.hugo, summary, median(times.get('generate') as number[]));
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** The files of a folder. An object for each of a million of them would slow down all that this process does. */
type Shape = { path: string; names: string; sizes: Uint32Array };

/** Two workers that write the same number of files of the same sizes from one constant buffer, each its own folders. */
async function floor(out: string, shapes: readonly Shape[]): Promise<void> {
  const workers = [0, 1].map((half) => {
    const folders = shapes.filter((_, i) => i % 2 === half);
    return new Worker(new URL('./floor-worker.mjs', import.meta.url), { workerData: { root: out, folders } });
  });
  await Promise.all(workers.map((worker) => once(worker, 'message')));
}

/** Hugo rendering JSON pages of the mean size of ours from one content adapter. */
async function hugo(pages: number, ours: Summary, seconds: number): Promise<void> {
  const site = path.join(root, 'hugo');
  const mean = Math.round(ours.bytes / ours.files);
  mkdirSync(path.join(site, 'layouts/_default'), { recursive: true });
  writeFileSync(
    path.join(site, 'config.json'),
    JSON.stringify({
      baseURL: 'http://localhost/',
      disableKinds: ['taxonomy', 'term', 'RSS', 'sitemap', 'home', 'section', '404'],
      outputs: { page: ['JSON'] },
    }),
  );
  writeFileSync(
    path.join(site, 'layouts/_default/single.json'),
    `{"date":"{{ .Title }}","text":{{ .RawContent | jsonify }}}`,
  );
  for (let i = 0; i < pages; i++) {
    const folder = path.join(site, 'content', String(Math.floor(i / 365)));
    if (i % 365 === 0) mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${i}.md`), `---\ntitle: "${i}"\n---\n${'x'.repeat(mean - 40)}\n`);
  }
  const started = performance.now();
  execFileSync('hugo', ['--quiet', '-s', site, '-d', path.join(root, 'hugo-out')]);
  const theirs = pages / ((performance.now() - started) / 1000);
  const rate = ours.files / seconds;
  console.log(
    `hugo      ${number(Math.round(theirs))} pages a second of ${mean} bytes; generate writes ${(rate / theirs).toFixed(0)} times as many`,
  );
}

/** Seconds that a filling of a new folder takes; the folder is gone afterwards. */
async function timed(fill: (out: string) => Promise<unknown>): Promise<number> {
  const out = path.join(root, 'out');
  mkdirSync(out);
  const started = performance.now();
  await fill(out);
  const seconds = (performance.now() - started) / 1000;
  rmSync(out, { recursive: true });
  return seconds;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

function report({ files, bytes, spent, seconds }: Summary, medians: ReadonlyMap<string, number>): void {
  const ours = medians.get('generate') as number;
  console.log(`${number(files)} files, ${size(bytes)}, median of ${flags.rounds}, in ${flags.folder}`);
  for (const [name, side] of medians) {
    const ratio = name === 'generate' ? '' : `, ratio ${(ours / side).toFixed(2)}`;
    console.log(`${name.padEnd(9)} ${side.toFixed(2)} s, ${number(Math.round(files / side))} files a second${ratio}`);
  }
  const parts = Object.entries(spent).map(([what, ms]) => `${what} ${(ms / 1000).toFixed(2)} s`);
  console.log(
    `of generate, by thread: ${parts.join(', ')}; the rest of ${seconds.toFixed(2)} s is reading and checking the data`,
  );
  console.log(`peak memory ${size(process.resourceUsage().maxRSS * 1024)}`);
}
