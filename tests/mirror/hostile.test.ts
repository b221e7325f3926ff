import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { datasetMonth } from '../../generator/contract/dataset-file.ts';
import { mirrorSite } from '../../generator/mirror/mirror.ts';
import { sha256 } from '../../generator/sha256.ts';
import { datasetOf } from '../../generator/tree/parts/dataset.ts';
import { jsonText } from '../../generator/tree/record/mark.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { type Alter, type PlainSite, plainSite } from '../support/plain-site.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, newTree, treeOf } from '../support/trees.ts';

const SCOPE = ['--years', '2026', '--endpoint', 'fasting,movable', '--pages', 'none', '--data', SMALL_DATA];
const manners = { pause: 1, retries: 1, patience: 300 };
const DATASET = 'api/v1/datasets/fasting-2026.en.json.gz';

let whole: string;
let site: PlainSite;
beforeAll(async () => {
  whole = await treeOf(...SCOPE);
  site = await plainSite(whole);
});
afterAll(() => site.server.close());
beforeEach(() => {
  site.folder = whole;
  site.alter = () => false;
});

const mirror = (out: string) => mirrorSite({ site: site.address, out, manners });

/** Answers one file, or all, with this. */
const at =
  (name: string | null, answer: (response: ServerResponse) => unknown): Alter =>
  (asked, response) => {
    if (name !== null && asked !== name) return false;
    answer(response);
    return true;
  };
const body =
  (text: string | Uint8Array, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(200, headers).end(text);
const redirect = (location: string) => (response: ServerResponse) =>
  response.writeHead(302, { Location: location }).end();

/** Sends bytes for as long as somebody takes them. */
function endless(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(1_000_000, '{'))) {}
    if (!response.destroyed) response.once('drain', more);
  };
  response.writeHead(200);
  more();
}

/** Sends a byte before anybody loses patience, for as long as somebody takes it. */
function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write('{'), 100);
  response.once('close', () => clearInterval(timer));
}

const ANSWERS: readonly [what: string, alter: Alter, sentence: string][] = [
  [
    'answers everything with a page',
    at(null, body('<h1>Log in</h1>', { 'Content-Type': 'text/html' })),
    'returned a web page instead of a file',
  ],
  [
    'has no manifest',
    at('manifest.json', (response) => response.writeHead(404).end()),
    'there is no manifest of a tree at',
  ],
  [
    'has a manifest of something else',
    at('manifest.json', body('{"name":"app"}')),
    'a version that this program does not know',
  ],
  ['has a manifest that is no JSON', at('manifest.json', body('hello')), 'there is no manifest of a tree at'],
  ['has a manifest without an end', at('manifest.json', endless), 'has more bytes than it may have (64.0 MB)'],
  [
    'redirects to another host',
    at('manifest.json', redirect('http://localhost:1/manifest.json')),
    'redirects to http://localhost:1, and a mirror takes nothing',
  ],
  [
    'redirects to what is no site',
    at('manifest.json', redirect('file:///etc/passwd')),
    'and a mirror takes nothing from another host',
  ],
  ['redirects in a circle', at('manifest.json', redirect('/manifest.json')), 'only leads to other addresses'],
  ['is down', at('manifest/2026.json', (response) => response.writeHead(500).end()), '(HTTP 500)'],
  ['sends nothing', at('manifest/2026.json', (response) => response.writeHead(200).write('{')), '(no answer)'],
  ['sends a byte now and then', at('manifest/2026.json', drip), '(no answer)'],
  ['refuses', at('manifest/2026.json', (response) => response.writeHead(403).end()), '(HTTP 403)'],
  ['has another record', at('manifest/2026.json', body('{}')), 'does not have the bytes that the site lists'],
  ['has another dataset', at(DATASET, body('x')), 'does not have the bytes that the site lists'],
  ['has an endless dataset', at(DATASET, endless), 'has more bytes than it may have'],
  [
    'compresses gigabytes into little',
    at(DATASET, body(gzipSync(Buffer.alloc(50_000_000)), { 'Content-Encoding': 'gzip' })),
    'has more bytes than it may have',
  ],
  ['lacks a file', at('index.html', (response) => response.writeHead(404).end()), 'index.html but does not have it'],
];

/** A tree of which somebody forged a record so that all its digests are right. */
function forged(change: (record: { folders: { path: string; files: string[] }[] }, tree: string) => void): string {
  const tree = copyOf(whole);
  const file = path.join(tree, 'manifest/2026.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  change(record, tree);
  const folders = record.folders.map(
    ({ path: name, bytes, files }: { path: string; bytes: number; files: string[] }) => {
      const digest = sha256(Buffer.from(files.join('\n')));
      const about = JSON.stringify({ path: name, bytes, sha256: digest }).slice(0, -1);
      return ` ${about},"files":[\n${files.map((line) => `  "${line}"`).join(',\n')}\n ]}`;
    },
  );
  const { inputs, from } = record;
  const text = `{"inputs":${JSON.stringify(inputs)},"from":${JSON.stringify(from)},"folders":[\n${folders.join(',\n')}\n]}\n`;
  writeFileSync(file, text);
  const manifest = JSON.parse(readFileSync(path.join(tree, 'manifest.json'), 'utf8'));
  manifest.records['2026'] = sha256(Buffer.from(text));
  writeFileSync(path.join(tree, 'manifest.json'), jsonText(manifest));
  return tree;
}

const SUM = '0'.repeat(64);
const folder = (files: string[], name: string) => ({ path: name, bytes: 0, files });

/** Puts another month into a dataset of a tree, and its new line into the record. */
function withMonth(bytes: Uint8Array): string {
  return forged(({ folders }, tree) => {
    const old = readFileSync(path.join(tree, DATASET));
    const months = Array.from({ length: 12 }, (_, i) => datasetMonth(old, i + 1));
    months[5] = { deflated: deflateRawSync(bytes, { finishFlush: 3 }), crc: crc32(bytes), size: bytes.length };
    const now = datasetOf(months);
    writeFileSync(path.join(tree, DATASET), now);
    const datasets = folders.find(({ path: name }) => name === 'api/v1/datasets');
    const name = path.basename(DATASET);
    const at = datasets?.files.findIndex((line) => line.startsWith(`${name} `)) ?? -1;
    datasets?.files.splice(at, 1, `${name} ${now.length} ${sha256(now)}`);
  });
}

const FORGERIES: readonly [what: string, tree: () => string, sentence: string][] = [
  [
    'a folder above the mirror',
    () => forged(({ folders }) => folders.push(folder([`x 1 ${SUM}`], '../x'))),
    'is not a list of files of a tree',
  ],
  [
    'a file above the mirror',
    () => forged(({ folders }) => folders.push(folder([`../x 1 ${SUM}`], 'api/v1/ru/fasting/2026'))),
    'is not a list of files of a tree',
  ],
  [
    'a device',
    () => forged(({ folders }) => folders.push(folder([`null 1 ${SUM}`], '/dev'))),
    'is not a list of files of a tree',
  ],
  [
    'a file of another part',
    () => forged(({ folders }) => folders.push(folder([`index.html 1 ${SUM}`], ''))),
    'is not a list of files of a tree',
  ],
  [
    'the state of the mirror',
    () => forged(({ folders }) => folders.push(folder([`.mirror.json 1 ${SUM}`], ''))),
    'is not a list of files of a tree',
  ],
  [
    'a file larger than any disk',
    () => forged(({ folders }) => folders[0]?.files.push(`x 999999999999999 ${SUM}`)),
    'is not a list of files of a tree',
  ],
  [
    'a dataset that unpacks to more than its days',
    () => withMonth(Buffer.alloc(5_000_000, ' ')),
    'unpacks to more bytes than its days have',
  ],
  [
    'a dataset with other days',
    () => withMonth(Buffer.from(',"2026-06-01":{}')),
    'has other bytes for 2026-06-01 than the site lists',
  ],
];

describe('a mirror stays as it was, with a sentence, and writes nothing elsewhere', () => {
  const refused = async (sentence: string) => {
    const place = temporaryFolder();
    const out = path.join(place, 'mirror');
    await expect(mirror(out)).rejects.toThrow(sentence);
    expect(readdirSync(place)).toEqual(existsSync(out) ? ['mirror'] : []);
    if (existsSync(out)) expect(readdirSync(out)).toEqual(['.mirror.part']);
  };

  it.each(ANSWERS)('if the site %s', async (_, alter, sentence) => {
    site.alter = alter;
    await refused(sentence);
    // The server may still be sending.
    site.server.closeAllConnections();
  });

  it.each(FORGERIES)('if a record names %s', async (_, tree, sentence) => {
    site.folder = tree();
    await refused(sentence);
  });

  it('if a site that was mirrored turns hostile', async () => {
    const out = newTree();
    await mirror(out);
    site.folder = withMonth(Buffer.from(',"2026-06-01":{}'));
    await expect(mirror(out)).rejects.toThrow('has other bytes for 2026-06-01');
    rmSync(path.join(out, '.mirror.part'), { recursive: true });
    execFileSync('diff', ['-r', '-x', '.mirror.json', whole, out]);
  });

  it('if a link leads out of it', async () => {
    const place = temporaryFolder();
    const out = path.join(place, 'mirror');
    await mirror(out);
    rmSync(path.join(out, 'api/v1/ru'), { recursive: true });
    symlinkSync(place, path.join(out, 'api/v1/ru'));
    await expect(mirror(out)).rejects.toThrow('is a symbolic link, and a tree is never written through a link');
    expect(readdirSync(place)).toEqual(['mirror']);
  });
});
