import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { STATIC_HEADERS } from '../../generator/contract/headers.ts';
import { listTree } from '../../generator/tree/list.ts';
import { type Stored, startedBucket } from '../support/bucket-server.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { rcloneRemote } from '../support/rclone-remote.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { treeOf } from '../support/trees.ts';

const FLAGS = ['--years', '2026-2029', '--endpoint', 'calendar', '--pages', 'none', '--data', SMALL_DATA];

it('Four shards reach object storage from their workers, are joined by their records, and are read back whole', {
  tags: ['rclone'],
  timeout: 600_000,
}, async () => {
  const { objects, asked, port } = await startedBucket();
  const folder = temporaryFolder();
  const places = { SHARDS: path.join(folder, 'shards') };
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, LC_ALL: 'C.UTF-8', ...rcloneRemote(port, path.join(folder, 'rclone.conf')), ...places };
  const script = (name: string, ...args: string[]) => promisify(execFile)(`docs/deploy/${name}.sh`, args, { env });
  for (const shard of ['1', '2', '4']) await script('shard', shard, '4', 'remote:bucket', ...FLAGS);

  const early = await script('join', 'remote:bucket').catch((error) => error);
  expect(early.stderr).toContain('1 shard of 4 is missing (3/4)');
  await script('shard', '3', '4', 'remote:bucket', ...FLAGS, '--lang', 'ru');
  const unlike = await script('join', 'remote:bucket').catch((error) => error);
  expect(unlike.stderr).toContain('shard 3/4 was generated with --lang ru, the others with --lang ru,cu,en');
  await script('shard', '3', '4', 'remote:bucket', ...FLAGS);
  const lost = 'api/v1/en/calendar/2028/2028-02-29.json';
  const object = objects.get(lost) as Stored;
  objects.delete(lost);
  const incomplete = await script('join', 'remote:bucket').catch((error) => error);
  expect(incomplete.stderr).toContain(`1 file (missing: ${lost})`);
  expect([...objects.keys()]).not.toContain('manifest.json');
  objects.set(lost, object);

  asked.length = 0;
  await script('join', 'remote:bucket');
  const read = asked.filter((one) => /^GET \/bucket\/./.test(one) && !one.startsWith('GET /bucket?'));
  expect(
    read.filter((one) => !one.startsWith('GET /bucket/manifest/')),
    'no file of a part is downloaded',
  ).toEqual([]);
  expect(asked.filter((one) => one.startsWith('PUT')).at(-1)).toMatch(/^PUT \/bucket\/manifest\.json/);

  const whole = await treeOf(...FLAGS);
  const files = [...listTree(whole)].flat().map((file) => file.path);
  expect([...objects.keys()].sort()).toEqual([...files, 'manifest.json'].sort());
  for (const file of [...files, 'manifest.json']) {
    const answer = await fetch(`http://127.0.0.1:${port}/bucket/${file}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!bytes.equals(readFileSync(path.join(whole, file)))) throw new Error(`${file} differs`);
    expect([file, objects.get(file)?.headers['cache-control']]).toEqual([file, STATIC_HEADERS['Cache-Control']]);
  }
});
