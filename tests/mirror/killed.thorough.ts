import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { edit } from '../support/data-folder.ts';
import { plainSite } from '../support/plain-site.ts';
import { run } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, newTree, sameTrees, treeOf } from '../support/trees.ts';

const SCOPE = ['--years', '2026-2028', '--endpoint', 'fasting,movable,akathists', '--pages', 'none'];
const KILLS = 25;

/** Starts the command, kills it after some time, and says whether it had ended before. */
async function killedAfter(milliseconds: number, address: string, out: string): Promise<boolean> {
  const one = spawn(process.execPath, ['build/run.js', 'mirror', address, '--out', out], { stdio: 'ignore' });
  const ended = new Promise<number | null>((resolve) => one.once('close', resolve));
  const timer = setTimeout(() => one.kill('SIGKILL'), milliseconds);
  const code = await ended;
  clearTimeout(timer);
  return code === 0;
}

it('a mirror that is killed at any moment is the old one, the new one, or not shown', {
  timeout: 600_000,
}, async () => {
  const old = await treeOf(...SCOPE, '--data', SMALL_DATA);
  const data = copyOf(SMALL_DATA);
  edit(path.join(data, 'labels.yaml'), 'en: Monday', 'en: Second Day');
  const now = copyOf(old);
  expect((await run('generate', ...SCOPE, '--data', data, '--out', now)).code).toBe(0);
  const site = await plainSite(old);
  const out = newTree();
  const manifest = path.join(out, 'manifest.json');
  let shown = 0;
  for (let i = 0; i < KILLS; i++) {
    site.folder = i < KILLS / 2 ? old : now;
    await killedAfter(700 + Math.random() * 2500, site.address, out);
    if (!existsSync(manifest)) continue;
    shown++;
    const isOld = readFileSync(manifest).equals(readFileSync(path.join(old, 'manifest.json')));
    const skipped = ['.mirror.json', '.mirror.part', '.lock*', 'changes'].flatMap((name) => ['-x', name]);
    execFileSync('diff', ['-r', ...skipped, isOld ? old : now, out]);
  }
  expect(await killedAfter(120_000, site.address, out)).toBe(true);
  site.server.close();
  rmSync(path.join(out, '.mirror.json'));
  sameTrees(now, out);
  expect(shown).toBeGreaterThan(0);
});
