/**
 * Measures how fast the Node adapter composes an answer, compared with serving a file: `npm run bench:edge -- --help`.
 * Each kind is requested for another day each time, in turns, round after round, and the medians are compared. The
 * processor time is that of the server alone, so on a busy machine it says more than the rate.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { dateOf, dayNumber, isoDate } from '../../generator/calendar/day-number.ts';
import { idOfFileName, MOST_IDS } from '../../generator/contract/ids.ts';
import { BASE_PATH, dayPath, inTree } from '../../generator/contract/paths.ts';

const flags = new Command('bench:edge')
  .description('measures how fast the Node adapter sends files and composes answers')
  .option('--folder <folder>', 'folder on the file system to measure', tmpdir())
  .option(
    '--data <folder>',
    'data folder; may be given more than once',
    (one, before: string[]) => [...before, one],
    [],
  )
  .option('--rounds <n>', 'number of rounds; the median counts', Number, 5)
  .option('--seconds <n>', 'seconds for each kind in a round', Number, 2)
  .option('--connections <n>', 'requests at the same time', Number, 16)
  .parse()
  .opts<{ folder: string; data: string[]; rounds: number; seconds: number; connections: number }>();

/** A year with one file for each day, and the next year as datasets only. */
const YEAR = 2026;
const root = mkdtempSync(path.join(path.resolve(flags.folder), '.bench-'));
const tree = path.join(root, 'tree');
const packed = path.join(root, 'packed');
const data = flags.data.flatMap((folder) => ['--data', folder]);
for (const scope of [
  ['--years', `${YEAR}`, '--datasets', `${YEAR + 1}`, '--out', tree],
  ['--years', 'none', '--datasets', 'none', '--texts', 'packed', '--out', packed],
]) {
  const command = ['build/run.js', 'generate', ...data, ...scope];
  execFileSync(process.execPath, command, { stdio: 'ignore' });
}

const dates = (year: number) => {
  const first = dayNumber('gregorian', { year, month: 1, day: 1 });
  return Array.from({ length: 365 }, (_, i) => isoDate(dateOf('gregorian', first + i)));
};
const days = dates(YEAR);
const ids = readdirSync(path.join(tree, inTree('en/hymnography'))).map((name) => idOfFileName(path.parse(name).name));
const day = (endpoint: string, query: string) => days.map((date) => `${BASE_PATH}/${endpoint}/day/${date}${query}`);
const texts = (count: number) =>
  ids.map((_, i) => {
    const asked = Array.from({ length: count }, (_, j) => `id=${ids[(i * count + j) % ids.length]}`);
    return `${BASE_PATH}/hymnography/?${asked.join('&')}&lang=en`;
  });
const withCanons = readdirSync(path.join(tree, inTree('cu/canons')))
  .filter((name) => name.endsWith('.json'))
  .map((name) => idOfFileName(path.parse(name).name));
const canons = (query: string) => withCanons.map((id) => `${BASE_PATH}/canons/?lang=cu${query}&id=${id}`);

/** Addresses of each kind; all others are compared with the first. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'a file': days.map((date) => `/${dayPath('en', 'calendar', date)}`),
  'a day at its public address': day('calendar', '?lang=en'),
  'calendar of a type': day('calendar', '?lang=en&type=7'),
  'saints of a type': day('saints', '?lang=en&type=7'),
  'texts of one id': texts(1),
  'texts of 2 ids': texts(2),
  [`texts of ${MOST_IDS} ids`]: texts(MOST_IDS),
  'canons of one id': canons(''),
  'canons, one number': canons('&number=1'),
  'a day from a dataset': dates(YEAR + 1).map((date) => `${BASE_PATH}/calendar/day/${date}?lang=ru`),
};

/** Additional kinds for a tree with its texts in blocks. */
const OF_TEXTS = Object.keys(KINDS).filter((kind) => /^(texts|canons)/.test(kind));

interface Measured {
  /** Answers per second. */
  readonly rate: number;
  /** Milliseconds of processor time of the server for one answer. */
  readonly cpu: number;
}

interface Asked {
  readonly kind: string;
  readonly server: ChildProcess;
  readonly port: number;
  readonly addresses: readonly string[];
}

const servers = [tree, packed].map((folder) => fork(new URL('./edge-server.ts', import.meta.url), [folder]));
try {
  const [ofFiles, ofBlocks] = (await Promise.all(
    servers.map(async (server) => ({ server, port: (await once(server, 'message'))[0] as number })),
  )) as [Pick<Asked, 'server' | 'port'>, Pick<Asked, 'server' | 'port'>];
  const asked = Object.entries(KINDS).flatMap(([kind, addresses]): Asked[] => [
    { kind, addresses, ...ofFiles },
    ...(OF_TEXTS.includes(kind) ? [{ kind: `${kind}, from a block`, addresses, ...ofBlocks }] : []),
  ]);
  const results = new Map(asked.map(({ kind }) => [kind, [] as Measured[]]));
  // The first round is only for warming up.
  for (let round = 0; round <= flags.rounds; round++) {
    for (const one of asked) {
      const measured = await measure(one);
      if (round > 0) results.get(one.kind)?.push(measured);
    }
  }
  report(results);
} finally {
  for (const server of servers) server.kill();
  rmSync(root, { recursive: true, force: true });
}

async function measure({ server: child, port, addresses }: Asked): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: flags.connections });
  const before = await processorTime(child);
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  let answered = 0;
  const client = async () => {
    while (elapsed() < flags.seconds) await ask(agent, port, addresses[answered++ % addresses.length] as string);
  };
  await Promise.all(Array.from({ length: flags.connections }, client));
  const rate = answered / elapsed();
  const cpu = ((await processorTime(child)) - before) / answered;
  agent.destroy();
  return { rate, cpu };
}

function ask(agent: Agent, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port, path: address }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} was answered with ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}

/** Milliseconds of processor time that the server has used. */
async function processorTime(child: ChildProcess): Promise<number> {
  child.send('time');
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return (user + system) / 1000;
}

function report(results: ReadonlyMap<string, readonly Measured[]>): void {
  const [file] = [...results.values()].map(medians) as [Measured];
  console.log('| request | requests a second | ratio to a file | processor time, ms |\n|---|---|---|---|');
  for (const [kind, measured] of results) {
    const { rate, cpu } = medians(measured);
    console.log(`| ${kind} | ${Math.round(rate)} | ${(rate / file.rate).toFixed(2)} | ${cpu.toFixed(2)} |`);
  }
}

function medians(measured: readonly Measured[]): Measured {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
  return { rate: median(measured.map(({ rate }) => rate)), cpu: median(measured.map(({ cpu }) => cpu)) };
}
