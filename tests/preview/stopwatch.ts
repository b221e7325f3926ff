/**
 * Measures how soon a saved change stands on the page: `npm run check:edit`. The command runs over a copy of the data and
 * a pack, Chromium has the page open, and each change goes from the saving of the file to the word on the screen.
 */
import { spawn } from 'node:child_process';
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
  .description('measures how soon a saved change stands on the page of `npm run edit`')
  .option('--folder <folder>', 'folder for the copy of the data', tmpdir())
  .option('--most <ms>', 'the most that 95 of 100 changes may take', Number, 1000)
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
  console.log(`${times.length} changes: half within ${half} ms, 95 of 100 within ${p95} ms`);
  console.log(`${cpus().length} processors, load ${load}`);
  if (p95 > most) throw new Error(`95 of 100 changes are to be seen within ${most} ms`);
} finally {
  await browser.close();
  program.kill('SIGINT');
  rmSync(root, { recursive: true });
}

/** The time from the saving of a change to the frame in which it is seen. */
async function timed(page: Page, { page: address, save, comes, goes }: Change): Promise<number> {
  await page.goto(address);
  await page.locator('main:not([aria-busy]) h1').waitFor();
  // The first word of the server makes the page look once more.
  await wait(500);
  const wanted = { comes: comes ?? '', goes: goes ?? '' };
  const seen = (): Promise<unknown> => page.waitForFunction(isSeen, wanted, { polling: 'raf', timeout: 10_000 });
  if (await page.evaluate(isSeen, wanted)) throw new Error(`“${comes ?? goes}” is seen before it is saved`);
  const start = performance.now();
  save(folders);
  return seen().then(
    () => performance.now() - start,
    () => Number.POSITIVE_INFINITY,
  );
}

/** Whether words stand on the page, and others do not; runs in the browser. */
function isSeen({ comes, goes }: { comes: string; goes: string }): boolean {
  const pictures = [...document.images].filter(({ complete }) => complete);
  const said = [
    `\n${document.body.innerText}`,
    // Parts of a text that are not near are not laid out, and have no inner text.
    document.body.textContent,
    ...pictures.map(({ alt, naturalWidth }) => `alt="${alt}" ${naturalWidth} wide`),
  ].join('\n');
  return said.includes(comes) && (goes === '' || !said.includes(goes));
}

/** The address that the command says when it is ready. */
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
