/**
 * A separate process with the Node adapter over a tree, for the bench: it reports its port, then its processor time.
 */
import type { AddressInfo } from 'node:net';
import { nodeServer } from '../../generator/edge/hosts/node.ts';

const server = nodeServer(process.argv[2] ?? 'out').listen(0, '127.0.0.1', () =>
  process.send?.((server.address() as AddressInfo).port),
);
process.on('message', () => process.send?.(process.cpuUsage()));
