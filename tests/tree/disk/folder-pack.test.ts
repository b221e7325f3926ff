import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../../generator/errors.ts';
import { message } from '../../../generator/messages/message.ts';
import { decoded } from '../../../generator/responses/bytes.ts';
import { sha256 } from '../../../generator/sha256.ts';
import { FolderPack } from '../../../generator/tree/disk/folder-pack.ts';
import { writeFolder } from '../../../generator/tree/disk/folder-writer.ts';
import { fileLines, filesOf } from '../../../generator/tree/record/record.ts';
import { temporaryFolder } from '../../support/data-folder.ts';

const FILES = { 'empty.json': '', 'a.json': '{"a":1}', 'b.json': '"Пасха"' };

function packOf(files: Record<string, string>, pack = new FolderPack()): FolderPack {
  for (const [name, text] of Object.entries(files)) {
    pack.sink.add(Buffer.from(text));
    pack.close(name);
  }
  return pack;
}

const check = () => {};

describe('a pack', () => {
  it('contains the files of a folder one after another', () => {
    const pack = packOf(FILES);
    const texts = pack.names.map((name, file) => [name, decoded(pack.content(file))]);
    expect(Object.fromEntries(texts)).toEqual(FILES);
    expect(pack.end(2)).toBe(pack.sink.end);
  });

  it('records name, size and digest of each file, and the digest of these lines', () => {
    const record = packOf(FILES).record('api/v1/en');
    expect(filesOf(record)).toEqual(
      Object.entries(FILES).map(([name, text]) => {
        const bytes = Buffer.from(text);
        return { name, size: bytes.length, hash: sha256(bytes) };
      }),
    );
    expect(record).toMatchObject({ path: 'api/v1/en', count: 3, sha256: sha256(Buffer.from(record.lines)) });
  });

  it('contains nothing of the previous folder after it is cleared', () => {
    const pack = packOf(FILES);
    pack.clear();
    expect(pack.record('x')).toEqual(new FolderPack().record('x'));
    expect(packOf({ 'c.json': '[]' }, pack).record('x')).toEqual(packOf({ 'c.json': '[]' }).record('x'));
  });

  it('with files to keep makes no new folder, because these files would be missing in it', () => {
    const root = temporaryFolder();
    const [line = ''] = fileLines(packOf(FILES).record('x'));
    const pack = packOf({ 'c.json': '[]' });
    pack.addUnchanged(line);
    expect(() => writeFolder(root, pack.record('x'), pack, undefined, check)).toThrow(
      new UserError(message('goneMeanwhile', `${root}/x/empty.json`)),
    );
    expect(readdirSync(root)).toEqual([]);
  });

  it('writes the files of a new folder', () => {
    const root = temporaryFolder();
    expect(writeFolder(root, packOf(FILES).record('x/y'), packOf(FILES), undefined, check)).toBeNull();
    const written = Object.keys(FILES).map((name) => readFileSync(path.join(root, 'x/y', name), 'utf8'));
    expect(written).toEqual(Object.values(FILES));
    expect(readdirSync(path.join(root, 'x'))).toEqual(['y']);
  });

  it('names a file that cannot be written by its path, and leaves no folder', () => {
    const root = temporaryFolder();
    const name = 'n'.repeat(300);
    const pack = packOf({ 'a.json': '{}', [name]: '{}' });
    expect(() => writeFolder(root, pack.record('x'), pack, undefined, check)).toThrow(
      expect.objectContaining({ code: 'ENAMETOOLONG', path: path.join(root, 'x.part', name) }),
    );
    expect(readdirSync(root)).toEqual([]);
  });
});
