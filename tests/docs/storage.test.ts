import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { STATIC_HEADERS } from '../../generator/contract/headers.ts';
import { startedBucket } from '../support/bucket-server.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { rcloneRemote } from '../support/rclone-remote.ts';

/** The lines of docs/how-to/large-trees.md that copy a list of changes to object storage. */
function documentedLines(): string {
  const text = readFileSync('docs/how-to/large-trees.md', 'utf8');
  const [, lines] = /So upload with the first command.*?```sh\n(.*?)```/s.exec(text) ?? [];
  if (!lines) throw new Error('docs/how-to/large-trees.md has no lines for object storage');
  return lines;
}

it('The list of changes reaches object storage: uploads with headers, deletions, the manifest last', {
  tags: ['rclone'],
}, async () => {
  const { objects, asked, port } = await startedBucket();
  const folder = temporaryFolder();
  const names = ['manifest.json', 'api/v1/en/a.json', 'api/v1/en/kept.json', 'manifest/2026.json'];
  for (const name of [...names, 'api/v1/en/gone.json']) objects.set(name, { bytes: Buffer.from('old'), headers: {} });
  for (const name of names) {
    mkdirSync(path.join(folder, 'out', path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, 'out', name), 'new');
  }
  const list = ['api/v1/en/a.json', 'api/v1/en/gone.json', 'manifest/2026.json', 'manifest.json'];
  writeFileSync(path.join(folder, 'changed.txt'), `${list.join('\n')}\n`);

  await copied(folder, port);
  expect([...objects.keys()].sort()).toEqual([...names].sort());
  for (const name of names.filter((one) => list.includes(one))) {
    expect([name, objects.get(name)?.bytes.toString()]).toEqual([name, 'new']);
    expect(objects.get(name)?.headers).toMatchObject({
      'cache-control': STATIC_HEADERS['Cache-Control'],
      'content-type': 'application/json',
    });
  }
  expect(objects.get('api/v1/en/kept.json')?.bytes.toString()).toBe('old');
  expect(asked.filter((one) => !/^(HEAD|GET)/.test(one)).at(-1)).toMatch(/^PUT \/bucket\/manifest\.json/);

  rmSync(path.join(folder, 'gone.txt'));
  writeFileSync(path.join(folder, 'changed.txt'), 'manifest.json\n');
  await copied(folder, port);
  expect([...objects.keys()].sort(), 'nothing is gone, so nothing is deleted').toEqual([...names].sort());
});

/** Runs the documented lines in a folder, where `remote` is a server of S3 on this machine. */
async function copied(cwd: string, port: number): Promise<void> {
  const env = { PATH: process.env.PATH, ...rcloneRemote(port, path.join(cwd, 'rclone.conf')) };
  await promisify(execFile)('sh', ['-ec', documentedLines()], { cwd, env });
}
