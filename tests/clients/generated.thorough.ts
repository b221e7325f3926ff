import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { BASE_PATH } from '../../generator/contract/paths.ts';
import { nodeServer } from '../../generator/edge/hosts/node.ts';
import { realName } from '../support/real-names.ts';
import { run } from '../support/run.ts';
import { newTree } from '../support/trees.ts';

const CLIENT = path.resolve('tests/clients/generated');
const TYPE_MAKER = createRequire(`${CLIENT}/package.json`).resolve('openapi-typescript/package.json');
const node = (...args: string[]) => promisify(execFile)(process.execPath, args);

let server: ReturnType<typeof nodeServer> | undefined;
afterAll(() => void server?.close());

it('A client with types generated from openapi.json compiles and reads a day, a canon and an error', async () => {
  const tree = newTree();
  await run(
    'generate',
    '--years',
    '2026',
    '--endpoint',
    'calendar,movable,canons',
    '--datasets',
    'none',
    '--out',
    tree,
  );
  await node(path.join(TYPE_MAKER, '../bin/cli.js'), `${tree}/openapi.json`, '--output', `${CLIENT}/api.ts`);
  await promisify(execFile)(path.resolve('node_modules/.bin/tsc'), ['--project', CLIENT]);

  server = nodeServer(tree);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { stdout } = await node('--import', 'tsx', `${CLIENT}/client.ts`, `http://127.0.0.1:${port}${BASE_PATH}`);
  expect(JSON.parse(stdout)).toEqual({
    day: { name: realName('12217', 'en'), rank: 'great' },
    canons: { count: 1, tones: [1], notFound: 'ID_NOT_FOUND' },
    error: { status: 404, code: 'DATE_OUT_OF_RANGE', parameter: 'date' },
    fallback: 'ru',
  });
});
