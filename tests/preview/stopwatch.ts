/**
 * Measures how soon a saved change is on the page: `npm run check:edit`. The command runs on a copy of the data and a
 * pack, and Chromium has the page open. Each time is from the saving of the file to the word on the screen.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Command } from 'commander';
import type { Page } from 'playwright-core';
import { launch } from '../support/browser.ts';
import { CHANGES, type Change } from './changes.ts';

const { folder, most } = new Command('check:edit')
  .description('measures how soon a saved change is on the page of `npm run edit`')
  .option('--folder <folder>', 'folder for the copy of the data', tmpdir())
  .option('--most <ms>', 'the longest time that 95 % of the changes may take', Number, 1000)
  .parse()
  .opts<{ folder: string; most: number }>();

const root = mkdtempSync(path.join(path.resolve(folder), 'menologion-edit-'));
const folders = { data: path.join(root, 'data'), pack: path.join(root, 'pack') };
cpSync('data', folders.data, { recursive: true });
mkdirSync(folders.pack);
const flags = ['--data', folders.data, '--data', folders.pack, '--port', '0'];
const program = spawn(process.execPath, ['--import', 'tsx', 'generator/cli.ts', 'edit', ...flags], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(program, 'exit');
const browser = await launch();
try {
  const origin = await addressOf(program.stdout);
  const page = await (await browser.newContext({ baseURL: origin, timezoneId: 'Europe/Moscow' })).newPage();
  const times: number[] = [];
  for (const change of CHANGES) {
    times.push(await timed(page, change));
    console.log(`${String(Math.round(times.at(-1) as number)).padStart(6)} ms  ${change.what}`);
  }
  const [half, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${times.length} changes: median ${half} ms, 95 % within ${p95} ms`);
  console.log(`${cpus().length} processors, load ${load}`);
  if (p95 > most) throw new Error(`95 % of the changes must be visible within ${most} ms`);
} finally {
  await browser.close();
  program.kill('SIGINT');
  await ended;
  rmSync(root, { recursive: true });
}

/** The time from the saving of a change to the first frame that shows it. */
async function timed(page: Page, { page: address, save, comes, goes }: Change): Promise<number> {
  await page.goto(address);
  await page.locator('main:not([aria-busy]) h1').waitFor();
  // The first message of the server makes the page request its answers again.
  await wait(500);
  const wanted = { comes: comes ?? '', goes: goes ?? '' };
  const seen = (): Promise<unknown> => page.waitForFunction(isSeen, wanted, { polling: 'raf', timeout: 10_000 });
  if (await page.evaluate(isSeen, wanted)) throw new Error(`“${comes ?? goes}”: the page shows the change too early`);
  const start = performance.now();
  save(folders);
  return seen().then(
    () => performance.now() - start,
    () => Number.POSITIVE_INFINITY,
  );
}

/** Whether the page has some words and not some others; runs in the browser. */
function isSeen({ comes, goes }: { comes: string; goes: string }): boolean {
  const pictures = [...document.images].filter(({ complete }) => complete);
  const said = [
    `\n${document.body.innerText}`,
    // Parts of a text that are far from the window are not laid out, so they have no `innerText`.
    document.body.textContent,
    ...pictures.map(({ alt, naturalWidth }) => `alt="${alt}" ${naturalWidth} wide`),
  ].join('\n');
  return said.includes(comes) && (goes === '' || !said.includes(goes));
}

/** The address that the command prints when it is ready. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /http:\/\/\S+(?=\/)/.exec(line)?.[0];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error('the command has ended');
}

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.ceil(part * sorted.length) - 1] as number);
}
