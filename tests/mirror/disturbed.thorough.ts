import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UserError } from '../../generator/errors.ts';
import { mirrorSite } from '../../generator/mirror/mirror.ts';
import { EVERYTHING } from '../../generator/tree/plan/selection.ts';
import { edit, sharedFolder } from '../support/data-folder.ts';
import { type PlainSite, plainSite } from '../support/plain-site.ts';
import { run } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, newTree, treeOf } from '../support/trees.ts';

const SCOPE = ['--years', '2026', '--endpoint', 'fasting,movable,akathists', '--pages', 'none'];
const CUTS = 50;
const manners = { pause: 1, retries: 1, patience: 2000 };

let trees: readonly string[];
let site: PlainSite;
beforeAll(async () => {
  const first = await treeOf(...SCOPE, '--data', SMALL_DATA);
  const folder = sharedFolder();
  const data = copyOf(SMALL_DATA, path.join(folder, 'data'));
  edit(path.join(data, 'movable.yaml'), 'en: Pascha', 'en: Holy Pascha');
  const second = copyOf(first, path.join(folder, 'tree'));
  const { code, stderr } = await run('generate', ...SCOPE, '--data', data, '--out', second);
  if (code !== 0) throw new Error(stderr);
  trees = [first, second];
  site = await plainSite(first);
}, 120_000);
afterAll(() => site.server.close());

const mirror = (out: string) => mirrorSite({ site: site.address, out, selection: EVERYTHING, manners });
const same = (out: string, tree: string) =>
  execFileSync('diff', ['-r', '-x', '.mirror.json', '-x', 'changes', tree, out]);
/** A copy that counts as whole is one of the two states of its origin. */
const isWholeOrHidden = (out: string) => {
  const file = path.join(out, 'manifest.json');
  if (!existsSync(file)) return true;
  const shown = readFileSync(file);
  return trees.some((tree) => readFileSync(path.join(tree, 'manifest.json')).equals(shown));
};

it(`a mirror of a site that cuts off ${CUTS} times, and is updated under way, comes to the last state`, {
  timeout: 300_000,
}, async () => {
  const out = newTree();
  let [requests, cuts] = [0, 0];
  site.alter = (name, response) => {
    requests++;
    // Each cut comes at another request, and somewhere in the bytes of the answer.
    if (cuts >= CUTS || requests % 7 !== cuts % 7 || !existsSync(path.join(site.folder, name))) return false;
    cuts++;
    if (cuts === CUTS / 2) site.folder = trees[1] as string;
    const bytes = readFileSync(path.join(site.folder, name));
    response.writeHead(200, { 'Content-Length': bytes.length });
    response.write(bytes.subarray(0, Math.floor((bytes.length * cuts) / (CUTS + 1))), () => response.destroy());
    return true;
  };
  let failures = 0;
  for (let runs = 0; runs < 4 * CUTS; runs++) {
    const failure = await mirror(out).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) break;
    expect(failure).toBeInstanceOf(UserError);
    expect(isWholeOrHidden(out)).toBe(true);
    failures++;
  }
  expect(cuts).toBe(CUTS);
  expect(failures).toBeGreaterThan(0);
  await mirror(out);
  same(out, trees[1] as string);
});

it('a mirror of a site that compresses everything, or sends a few bytes at a time, is equal', {
  timeout: 300_000,
}, async () => {
  site.folder = trees[0] as string;
  let turn = 0;
  site.alter = (name, response, { headers }) => {
    const file = path.join(site.folder, name);
    if (headers['if-none-match'] || !existsSync(file)) return false;
    const bytes = readFileSync(file);
    const accepted = headers['accept-encoding'] ?? '';
    const kind = headers.range ? 'plain' : ['br', 'gzip', 'slow'][turn++ % 3];
    if (kind === 'br' && accepted.includes('br')) {
      response.writeHead(200, { 'Content-Encoding': 'br' }).end(brotliCompressSync(bytes));
    } else if (kind === 'gzip' && accepted.includes('gzip')) {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(bytes));
    } else if (kind === 'slow') {
      const half = Math.floor(bytes.length / 2);
      response.writeHead(200);
      response.write(bytes.subarray(0, half), () => setTimeout(() => response.end(bytes.subarray(half)), 5));
    } else return false;
    return true;
  };
  const out = newTree();
  await mirror(out);
  same(out, trees[0] as string);
});

it('a mirror of a site that alters one file after another is whole, or there is a sentence that names the file', {
  timeout: 300_000,
}, async () => {
  site.folder = trees[0] as string;
  const kinds = ['manifest/2026.json', 'datasets/fasting-2026.en.json.gz', 'texts/ru.json'];
  const alterations = [
    // What a manifest says is proved by a signature alone; its form is not.
    ...[shortened, lengthened].map((alter) => ['manifest.json', alter] as const),
    ...kinds.flatMap((kind) => [flipped, shortened, lengthened].map((alter) => [kind, alter] as const)),
  ];
  for (const [kind, alter] of alterations) {
    site.alter = (name, response) => {
      if (!name.endsWith(kind)) return false;
      response.end(alter(readFileSync(path.join(site.folder, name))));
      return true;
    };
    const out = newTree();
    const failure = await mirror(out).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure, kind).toBeInstanceOf(UserError);
    expect(JSON.stringify((failure as UserError).reason)).toContain(path.posix.basename(kind));
    expect(existsSync(path.join(out, 'manifest.json'))).toBe(false);
  }
});

function flipped(bytes: Buffer): Buffer {
  const altered = Buffer.from(bytes);
  const at = Math.floor(altered.length / 2);
  altered[at] = (altered[at] as number) ^ 1;
  return altered;
}
function shortened(bytes: Buffer): Buffer {
  return bytes.subarray(0, -1);
}
function lengthened(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.from('\n')]);
}
