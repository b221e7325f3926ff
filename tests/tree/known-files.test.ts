import { describe, expect, it } from 'vitest';
import { inFolder } from '../../generator/contract/paths.ts';
import { keeper } from '../../generator/kept.ts';
import { encoded } from '../../generator/responses/bytes.ts';
import { FolderPack } from '../../generator/tree/disk/folder-pack.ts';
import { knownFiles } from '../../generator/tree/parts/known-files.ts';
import { NamedFiles, type PackedFolder } from '../../generator/tree/parts/named-files.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { memoryKeeper } from '../support/memory-keeper.ts';

const FILES = { 'api/v1/texts/1.json': 'Господи', 'api/v1/texts/empty.json': '', 'openapi.json': '{}' };

function filesOf(content: Record<string, string>): NamedFiles {
  const files = new NamedFiles();
  for (const [path, text] of Object.entries(content)) files.put(path, encoded(text));
  return files;
}

function contentOf(folders: readonly PackedFolder[]) {
  const files = folders.flatMap(({ path, ...packed }) => {
    const pack = new FolderPack(undefined, packed);
    return pack.names.map((name, i) => [inFolder(path, name), Buffer.from(pack.content(i)).toString()]);
  });
  return Object.fromEntries(files);
}

const never = () => Promise.reject(new Error('made although it is known'));

describe('the files of a part that a run keeps for the next run', () => {
  it('are read, not made, while their inputs are the same', async () => {
    const own = keeper(temporaryFolder());
    const part = { name: 'texts', inputs: 'a' };
    await knownFiles(part, async () => filesOf(FILES), own);
    expect(contentOf(await knownFiles(part, never, own))).toEqual(FILES);
  });

  it('are made again when their inputs change, and replace the others', async () => {
    const own = memoryKeeper();
    const other = { 'openapi.json': '[]' };
    await knownFiles({ name: 'pages', inputs: 'a' }, async () => filesOf(FILES), own);
    expect(contentOf(await knownFiles({ name: 'pages', inputs: 'b' }, async () => filesOf(other), own))).toEqual(other);
    expect(contentOf(await knownFiles({ name: 'pages', inputs: 'b' }, never, own))).toEqual(other);
  });

  it('are not kept if they are many megabytes', async () => {
    const own = memoryKeeper();
    const large = new NamedFiles();
    large.put('api/v1/large.json', new Uint8Array(150_000_001));
    await knownFiles({ name: 'texts', inputs: 'a' }, async () => large, own);
    expect(own.kept.size).toBe(0);
  });

  it('are those of the same part', async () => {
    const own = memoryKeeper();
    await knownFiles({ name: 'texts', inputs: 'a' }, async () => filesOf(FILES), own);
    await expect(knownFiles({ name: 'pages', inputs: 'a' }, never, own)).rejects.toThrow('made although');
  });
});
