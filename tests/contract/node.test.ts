import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REFERENCE_FOLDER } from '../../generator/contract/pages.ts';
import { BASE_PATH } from '../../generator/contract/paths.ts';
import { nodeServer } from '../../generator/edge/hosts/node.ts';
import { compressedSuite } from './compressed.ts';
import { hostsSuite } from './hosts.ts';
import { mirrorSuite } from './mirrored.ts';
import { contractSuite } from './suite.ts';
import { contractTree } from './tree.ts';

const tree = await contractTree();
const server = nodeServer(tree);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
contractSuite('Node', origin, () => tree);
hostsSuite('Node', origin, () => tree);
mirrorSuite('Node', origin, () => tree);
compressedSuite('Node', origin, () => tree, true);

it('Node answers every address that the reference offers to try', async () => {
  const folder = path.join(tree, REFERENCE_FOLDER);
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const tried = pages.flatMap((page) =>
    Array.from(
      readFileSync(path.join(folder, page), 'utf8').matchAll(/Try <a href="\.\.([^"]+)"/g),
      ([, to = '']) => to,
    ),
  );
  // A feed without a year exists only if the tree has a year near today.
  const always = tried.filter((address) => !/^\/api\/v1\/feeds\/\w+\.en\.ics$/.test(address));
  expect(always.length).toBeGreaterThan(20);
  for (const address of always) {
    expect(address).toMatch(BASE_PATH);
    expect([address, (await fetch(origin() + address.replaceAll('&amp;', '&'))).status]).toEqual([address, 200]);
  }
});
