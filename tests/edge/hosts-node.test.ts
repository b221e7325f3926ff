import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { nodeServer } from '../../generator/edge/hosts/node.ts';
import { dayPath } from '../../generator/layout.ts';
import { temporaryFolder } from '../support/data-folder.ts';

/** A server of a tree with one day, beside a file that is not of the tree. */
async function serve(): Promise<string> {
  const folder = temporaryFolder();
  const day = path.join(folder, 'tree', dayPath('ru', 'fasting', '2026-01-07'));
  mkdirSync(path.dirname(day), { recursive: true });
  writeFileSync(day, '{"meta":{}}');
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  const server = nodeServer(path.join(folder, 'tree')).listen(0, 'localhost');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

it('answers public addresses and plain file addresses from the same file', async () => {
  const origin = await serve();
  const [answered, file] = await Promise.all([
    fetch(`${origin}/api/v1/fasting/day/2026-01-07`),
    fetch(`${origin}/api/v1/ru/fasting/2026/2026-01-07.json`),
  ]);
  expect(await answered.text()).toBe('{"meta":{}}');
  expect(await file.text()).toBe('{"meta":{}}');
  for (const header of ['content-type', 'access-control-allow-origin', 'x-content-type-options', 'cache-control']) {
    expect(file.headers.get(header)).toBe(answered.headers.get(header));
  }
});

it.each([
  '/api/v1/ru/fasting/2026/2026-01-08.json',
  '/nothing.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/api/v1/ru/..%2f..%2f..%2f..%2fsecret.txt',
  '/api/v1/ru/fasting/2026/',
  '/%00.json',
])('%s is not found, with a problem document', async (address) => {
  const answer = await fetch((await serve()) + address);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});
