import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { idOfFileName } from '../../generator/contract/ids.ts';
import { BASE_PATH } from '../../generator/contract/paths.ts';
import { createApp } from '../../generator/edge/app.ts';
import { entityTag } from '../../generator/edge/etag.ts';
import { treeFiles } from '../support/trees.ts';
import { dice } from './dice.ts';

const CLIENTS = 32;

interface Version {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/**
 * Sends this many requests while the tree changes back and forth between two versions. Every answer must belong to one
 * of them and be complete: its bytes, its length, its tag, or the requested part of it. Returns how often each kind of
 * answer came.
 */
export async function requestsDuringUpdates(
  origin: string,
  trees: readonly string[],
  { requests, seed }: { requests: number; seed: number },
  update: (version: number) => Promise<void>,
): Promise<Map<string, number>> {
  const [first] = trees as [string];
  const addresses = addressesOf(first);
  const versionsOf = versionsIn(trees, origin);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const counts = new Map<string, number>();
  const roll = dice(seed);
  let asked = 0;
  let updates = 0;
  const client = async () => {
    while (asked < requests) {
      asked++;
      const address = addresses[roll(addresses.length)] as string;
      const versions = await versionsOf(address);
      const headers = conditions(versions, roll);
      const kind = judge(address, headers, await ask(agent, origin + address, headers), versions);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  };
  const updating = async () => {
    while (asked < requests) await update(++updates % trees.length);
  };
  await Promise.all([updating(), ...Array.from({ length: CLIENTS }, client)]);
  agent.destroy();
  return counts.set('updates of the tree', updates);
}

/** Addresses of all files of a tree except its records, and of answers that are composed from one file. */
function addressesOf(tree: string): string[] {
  const files = [...treeFiles(tree).keys()].map((name) => `/${name.split(path.sep).join('/')}`);
  const days = files.flatMap((name) => /(\w\w)\/(\w+)\/\d{4}\/(\d{4}-\d\d-\d\d)\.json$/.exec(name)?.slice(1, 4) ?? []);
  const ofDay = (i: number) => `${BASE_PATH}/${days[i + 1]}/day/${days[i + 2]}?lang=${days[i]}`;
  const composed = Array.from({ length: days.length / 3 }, (_, i) => ofDay(3 * i));
  const texts = readdirSync(path.join(tree, BASE_PATH, 'en/hymnography')).map(
    (name) => `${BASE_PATH}/hymnography/?id=${idOfFileName(path.parse(name).name)}`,
  );
  return [
    ...files.filter((name) => !name.startsWith('/manifest')),
    ...composed,
    ...composed.map((address) => address.replace('2026-', '2025-')).filter((address) => !address.includes('02-29')),
    ...composed.filter((address) => address.includes('/saints/')).map((address) => `${address}&type=7`),
    ...texts,
  ];
}

/** A function that returns the answer to an address in each version of the tree. */
function versionsIn(trees: readonly string[], origin: string): (address: string) => Promise<Version[]> {
  const apps = trees.map((tree) =>
    createApp(async (name) => (existsSync(path.join(tree, name)) ? readFileSync(path.join(tree, name)) : null), {
      files: true,
    }),
  );
  const known = new Map<string, Promise<Version[]>>();
  const make = (address: string) =>
    Promise.all(
      apps.map(async (app) => {
        const bytes = Buffer.from(await (await app.request(origin + address)).arrayBuffer());
        return { bytes, etag: entityTag(bytes) };
      }),
    );
  return (address) => {
    const versions = known.get(address) ?? make(address);
    known.set(address, versions);
    return versions;
  };
}

/** Random headers: some requests have a range, some a range with a condition, some the tag of a known version. */
function conditions(versions: readonly Version[], roll: (below: number) => number): Record<string, string> {
  const { bytes, etag } = versions[roll(versions.length)] as Version;
  switch (roll(6)) {
    case 0:
      return { Range: `bytes=${roll(bytes.length)}-` };
    case 1:
      return { Range: `bytes=${roll(bytes.length)}-`, 'If-Range': etag };
    case 2:
      return { 'If-None-Match': etag };
    default:
      return {};
  }
}

/** The kind of an answer. Throws if the answer does not belong, completely and with all its headers, to one version. */
function judge(
  address: string,
  asked: Record<string, string>,
  { status, headers, bytes }: Answer,
  versions: readonly Version[],
): string {
  const wrong = (why: string) =>
    new Error(
      `${address} ${JSON.stringify(asked)}: ${why}: ${status} ${JSON.stringify(headers)} ${bytes.subarray(0, 200)}`,
    );
  if (status === 416 && versions.some((version) => headers['content-range'] === `bytes */${version.bytes.length}`)) {
    return '416, the range begins after the end of one version';
  }
  const version = versions.findIndex(({ etag }) => etag === headers.etag);
  const whole = versions[version]?.bytes;
  if (!whole) throw wrong('no version has this tag');
  if (status !== 304 && Number(headers['content-length']) !== bytes.length) throw wrong('wrong Content-Length');
  const isSame = versions.every(({ etag }) => etag === headers.etag);
  const of = isSame ? 'the same in both versions' : `version ${'ab'.charAt(version)}`;
  if (status === 304 && asked['If-None-Match'] === headers.etag && bytes.length === 0) return `304, ${of}`;
  if (status === 200 && bytes.equals(whole)) return `200, ${of}`;
  const [, from] = /^bytes=(\d+)-$/.exec(asked.Range ?? '') ?? [];
  if (status !== 206 || !bytes.equals(whole.subarray(Number(from)))) throw wrong('wrong bytes');
  if (headers['content-range'] !== `bytes ${from}-${whole.length - 1}/${whole.length}`)
    throw wrong('wrong Content-Range');
  if ((asked['If-Range'] ?? headers.etag) !== headers.etag) throw wrong('a range of another version');
  return `206, ${of}`;
}

/**
 * Sends a request. A server closes a connection that was idle for five seconds, and while a tree is generated this
 * process may be as late; then the request is sent once more, as the documentation of `request.reusedSocket` says.
 */
function ask(agent: Agent, url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let hasAnswer = false;
    const request = get(url, { agent, headers }, (response) => {
      hasAnswer = true;
      const pieces: Buffer[] = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(pieces) }),
      );
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isClosedBefore = error.code === 'ECONNRESET' && request.reusedSocket && !hasAnswer;
      if (isClosedBefore) ask(agent, url, headers).then(resolve, reject);
      else reject(error);
    });
  });
}
