import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { nodeServer } from '../../generator/edge/hosts/node.ts';
import { compressedSuite } from './compressed.ts';
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
compressedSuite('Node', origin, () => tree, true);
