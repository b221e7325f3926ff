/**
 * How fast the Node adapter composes an answer, against handing out a file: `npm run bench:edge -- --help`. Every kind is
 * asked for another day each time, in turns, round after round, and the medians are compared. The processor time is
 * that of the server alone, so it tells more than the rate on a busy machine.
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
  .description('asks the Node adapter for files and for composed answers')
  .option('--folder <folder>', 'folder on the file system to measure', tmpdir())
  .option('--rounds <n>', 'rounds, of which the median counts', Number, 5)
  .option('--seconds <n>', 'seconds for each kind in a round', Number, 2)
  .option('--connections <n>', 'requests at a time', Number, 16)
  .parse()
  .opts<{ folder: string; rounds: number; seconds: number; connections: number }>();

/** A year with a file a day, and the next as datasets only. */
const YEAR = 2026;
const root = mkdtempSync(path.join(path.resolve(flags.folder), '.bench-'));
const tree = path.join(root, 'tree');
const scope = ['--years', `${YEAR}`, '--datasets', `${YEAR + 1}`, '--out', tree];
execFileSync(process.execPath, ['--import', 'tsx', 'generator/cli.ts', 'generate', ...scope], { stdio: 'ignore' });

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

/** Addresses of each kind; the first is what all others are held against. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'a file': days.map((date) => `/${dayPath('en', 'calendar', date)}`),
  'a day at its public address': day('calendar', '?lang=en'),
  'calendar of a type': day('calendar', '?lang=en&type=7'),
  'saints of a type': day('saints', '?lang=en&type=7'),
  'texts of one id': texts(1),
  'texts of 2 ids': texts(2),
  [`texts of ${MOST_IDS} ids`]: texts(MOST_IDS),
  'canons, one number': ['pascha', '12217'].map((id) => `${BASE_PATH}/canons/?lang=cu&number=1&id=${id}`),
  'a day from a dataset': dates(YEAR + 1).map((date) => `${BASE_PATH}/calendar/day/${date}?lang=ru`),
};

interface Measured {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds of processor time of the server for one answer. */
  readonly cpu: number;
}

const server = fork(new URL('./edge-server.ts', import.meta.url), [tree]);
try {
  const [port] = (await once(server, 'message')) as [number];
  const results = new Map(Object.keys(KINDS).map((kind) => [kind, [] as Measured[]]));
  // The first round only warms up.
  for (let round = 0; round <= flags.rounds; round++) {
    for (const [kind, addresses] of Object.entries(KINDS)) {
      const measured = await measure(server, port, addresses);
      if (round > 0) results.get(kind)?.push(measured);
    }
  }
  report(results);
} finally {
  server.kill();
  rmSync(root, { recursive: true, force: true });
}

async function measure(child: ChildProcess, port: number, addresses: readonly string[]): Promise<Measured> {
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
  console.log('| asked | requests a second | of a file | processor, ms |\n|---|---|---|---|');
  for (const [kind, measured] of results) {
    const { rate, cpu } = medians(measured);
    console.log(`| ${kind} | ${Math.round(rate)} | ${(rate / file.rate).toFixed(2)} | ${cpu.toFixed(2)} |`);
  }
}

function medians(measured: readonly Measured[]): Measured {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
  return { rate: median(measured.map(({ rate }) => rate)), cpu: median(measured.map(({ cpu }) => cpu)) };
}
