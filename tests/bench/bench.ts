/**
 * How fast the tree is written: `npm run bench`. Generates 2000-2009 and unpacks a tar of the very same tree, in turn
 * on the same file system, and prints the ratio of the medians. Timings are noisy; the ratio is what counts.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DAILY_ENDPOINT_NAMES, LANGUAGES } from '../../generator/layout.ts';
import { generate, type Summary } from '../../generator/site/generate.ts';

const ROUNDS = 5;
const root = mkdtempSync(path.join(path.resolve(process.argv[2] ?? '.'), '.bench-'));
const scope = { firstYear: 2000, lastYear: 2009, languages: LANGUAGES, endpoints: DAILY_ENDPOINT_NAMES };
const silent = { planned() {}, progressed() {} };
const write = (out: string) => generate({ data: ['data'], out, origin: 'http://localhost:3000', scope }, silent);

try {
  const archive = path.join(root, 'tree.tar');
  const first = await write(path.join(root, 'first'));
  execFileSync('tar', ['-cf', archive, '-C', path.join(root, 'first'), '.']);
  rmSync(path.join(root, 'first'), { recursive: true });

  const generated: number[] = [];
  const unpacked: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    generated.push(await timed(async (out) => void (await write(out))));
    unpacked.push(await timed(async (out) => void execFileSync('tar', ['-xf', archive, '-C', out])));
  }
  report(first, median(generated), median(unpacked));
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** Seconds that a filling of a new folder takes; the folder is gone afterwards. */
async function timed(fill: (out: string) => Promise<void>): Promise<number> {
  const out = path.join(root, 'out');
  mkdirSync(out);
  const started = performance.now();
  await fill(out);
  const seconds = (performance.now() - started) / 1000;
  rmSync(out, { recursive: true });
  return seconds;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

function report({ files, bytes }: Summary, ours: number, tar: number): void {
  const rate = (seconds: number) => Math.round(files / seconds).toLocaleString('en-US');
  console.log(
    `${files.toLocaleString('en-US')} files, ${(bytes / 1e6).toFixed(0)} MB, median of ${ROUNDS}, in ${root}`,
  );
  console.log(`generate  ${ours.toFixed(2)} s  ${rate(ours)} files a second (reading and checking the data included)`);
  console.log(`tar -xf   ${tar.toFixed(2)} s  ${rate(tar)} files a second`);
  console.log(`ratio     ${(ours / tar).toFixed(2)}`);
}
