/**
 * Measures how fast the tree is written: `npm run bench -- --help`. Every side fills a new folder of the same file
 * system, in turn, and the medians are compared. Times vary; the ratios are what matters.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Command } from 'commander';
import { checked } from '../../generator/cli/options.ts';
import { DAILY_ENDPOINT_NAMES } from '../../generator/contract/endpoints.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { number, size } from '../../generator/messages/en/amounts.ts';
import { readRecord } from '../../generator/tree/disk/read-record.ts';
import { generate } from '../../generator/tree/generate.ts';
import { parseYears, resolveOptions } from '../../generator/tree/plan/options.ts';
import { yearsOf } from '../../generator/tree/plan/scope.ts';
import { filesOf } from '../../generator/tree/record/record.ts';
import type { Summary } from '../../generator/tree/run.ts';
import { median } from './median.ts';
import { benchWholeCommand } from './whole-command.ts';

const flags = new Command('bench')
  .description(
    'measures how fast day files are written, beside tar, the floor and Hugo; then times the complete command',
  )
  .option('--folder <folder>', 'folder on the file system to measure', '.')
  .option('--years <years>', 'years to write', checked(parseYears), '2000-2299')
  .option('--rounds <n>', 'number of rounds; the median counts', Number, 5)
  .option('--whole <years>', 'years of the complete command', checked(parseYears), '2020-2059')
  .option('--only-whole', 'time only the complete command', false)
  .option('--no-tar', 'leave out tar, because its archive needs as much space as the tree')
  .option('--hugo <pages>', 'also render about this many of the same answers with Hugo', Number, 0)
  .parse()
  .opts<{
    folder: string;
    years: string;
    whole: string;
    onlyWhole: boolean;
    rounds: number;
    tar: boolean;
    hugo: number;
  }>();

const root = mkdtempSync(path.join(path.resolve(flags.folder), '.bench-'));
const daysOnly = { years: flags.years, datasets: null, lang: LANGUAGES, endpoints: DAILY_ENDPOINT_NAMES, feeds: false };
const { scope } = resolveOptions(daysOnly);
const write = (out: string) => generate({ ...daysOnly, out });

try {
  if (!flags.onlyWhole) await benchDays();
  benchWholeCommand(root, flags.whole, flags.rounds);
} finally {
  remove(root);
}

/** Days only, of all endpoints. */
async function benchDays(): Promise<void> {
  const first = path.join(root, 'first');
  const archive = path.join(root, 'tree.tar');
  const summary = await write(first);
  if (flags.tar) execFileSync('tar', ['-cf', archive, '-C', first, '.']);
  const shapes = yearsOf(scope).flatMap((year) =>
    (readRecord(first, String(year))?.folders ?? []).map((folder): Shape => {
      const files = filesOf(folder);
      return {
        path: folder.path,
        names: files.map(({ name }) => name).join('\n'),
        sizes: Uint32Array.from(files, ({ size: bytes }) => bytes),
      };
    }),
  );
  const pages = flags.hugo > 0 ? hugoContent(first, shapes) : 0;
  remove(first);

  const sides = new Map<string, (out: string) => Promise<unknown>>([
    ['generate', write],
    ['tar -xf', async (out) => execFileSync('tar', ['-xf', archive, '-C', out])],
    ['floor', (out) => floor(out, shapes)],
  ]);
  if (!flags.tar) sides.delete('tar -xf');
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
  report(last, times);
  if (pages > 0) hugo(pages, summary.files / median(times.get('generate') as number[]));
}

/** The files of a folder. An object for each of a million files would slow down this whole process. */
type Shape = { path: string; names: string; sizes: Uint32Array };

/**
 * Two workers that write the same number of files of the same sizes from one constant buffer, each to its own folders.
 */
async function floor(out: string, shapes: readonly Shape[]): Promise<void> {
  const workers = [0, 1].map((half) => {
    const folders = shapes.filter((_, i) => i % 2 === half);
    return new Worker(new URL('./floor-worker.mjs', import.meta.url), { workerData: { root: out, folders } });
  });
  await Promise.all(workers.map((worker) => once(worker, 'message')));
}

/** Renders the pages of Hugo's site and compares its rate with ours. */
function hugo(pages: number, ours: number): void {
  const site = path.join(root, 'hugo');
  mkdirSync(path.join(site, 'layouts/_default'), { recursive: true });
  writeFileSync(
    path.join(site, 'config.json'),
    JSON.stringify({
      baseURL: 'http://localhost/',
      disableKinds: ['taxonomy', 'term', 'RSS', 'sitemap', 'home', 'section', '404'],
      outputs: { page: ['JSON'] },
    }),
  );
  writeFileSync(path.join(site, 'layouts/_default/single.json'), '{{ .Params.answer | jsonify }}');
  const started = performance.now();
  execFileSync('hugo', ['--quiet', '-s', site, '-d', path.join(root, 'hugo-out')]);
  const theirs = pages / ((performance.now() - started) / 1000);
  console.log(
    `hugo      ${number(pages)} pages, ${number(Math.round(theirs))} a second; generate writes ${(ours / theirs).toFixed(0)} times as many`,
  );
}

/** Writes evenly chosen days of a tree as pages of Hugo, each as front matter. Returns their number. */
function hugoContent(tree: string, folders: readonly Shape[]): number {
  const days = folders.flatMap(({ path: folder, names }) => names.split('\n').map((name) => `${folder}/${name}`));
  const chosen = days.filter((_, i) => i % Math.ceil(days.length / flags.hugo) === 0);
  for (const day of chosen) {
    const page = path.join(root, 'hugo/content', day.replace(/\.json$/, '.md'));
    mkdirSync(path.dirname(page), { recursive: true });
    writeFileSync(page, `{"answer":${readFileSync(path.join(tree, day), 'utf8')}}\n`);
  }
  return chosen.length;
}

/** The seconds that it takes to fill a new folder, which is then deleted. */
async function timed(fill: (out: string) => Promise<unknown>): Promise<number> {
  const out = path.join(root, 'out');
  mkdirSync(out);
  const started = performance.now();
  await fill(out);
  const seconds = (performance.now() - started) / 1000;
  remove(out);
  return seconds;
}

/** Deletes a tree of millions of files; `rm` needs a fraction of the time that Node does. */
function remove(folder: string): void {
  execFileSync('rm', ['-rf', folder]);
}

/**
 * `times` are the seconds of each round. A ratio compares two sides in one round, because the speed of the machine
 * varies.
 */
function report({ files, bytes, spent, seconds }: Summary, times: ReadonlyMap<string, readonly number[]>): void {
  const ours = times.get('generate') ?? [];
  console.log(`${number(files)} files, ${size(bytes)}, median of ${flags.rounds}, in ${flags.folder}`);
  for (const [name, theirs] of times) {
    const middle = median(theirs);
    const ratios = theirs.map((side, round) => (ours[round] as number) / side);
    const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    const ratio = name === 'generate' ? '' : `, ratio ${median(ratios).toFixed(2)} (${spread})`;
    console.log(
      `${name.padEnd(9)} ${middle.toFixed(2)} s, ${number(Math.round(files / middle))} files a second${ratio}`,
    );
  }
  const parts = Object.entries(spent).map(([what, ms]) => `${what} ${(ms / 1000).toFixed(2)} s`);
  console.log(
    `time of generate in all workers: ${parts.join(', ')}; the rest of ${seconds.toFixed(2)} s reads and checks the data`,
  );
  console.log(`peak memory ${size(process.resourceUsage().maxRSS * 1024)}`);
}
