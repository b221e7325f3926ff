import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { localize } from '../../generator/cli/localize.ts';
import { UserError } from '../../generator/errors.ts';
import { checkRoom, writeTarget } from '../../generator/export/target.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { run } from '../support/run.ts';

const SQLITE = Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(4080)]);
const OUR_SQLITE = Buffer.from(SQLITE);
OUR_SQLITE.write('Meno', 68);

const sentence = async (act: () => unknown): Promise<string> => {
  try {
    await act();
  } catch (error) {
    if (error instanceof UserError) return localize(error.reason);
    throw error;
  }
  throw new Error('nothing was refused');
};

describe.each([
  ['sqlite', 'a database', 'PK, and at the end menologion'],
  ['zip', 'an archive', OUR_SQLITE],
] as const)('A place for export %s', (format, kind, other) => {
  /** Exports a folder that is no tree: the place is looked at first. */
  const refused = async (to: string, tree = temporaryFolder()) => {
    const { code, stdout, stderr } = await run('export', format, tree, '--to', to);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    return stderr.trimEnd();
  };

  it.each([
    ['notes', 'My notes'],
    ['nothing', ''],
    ['a foreign database', SQLITE],
    ['a foreign archive', 'PK, and at the end something else'],
    ['what another export wrote', other],
  ] as const)('with %s is left as it is', async (_, content) => {
    const file = path.join(temporaryFolder(), 'all');
    writeFileSync(file, content);
    expect(await refused(file)).toBe(
      `${file} is not ${kind} that this program wrote, and is left as it is: choose another place with --to`,
    );
    expect(readFileSync(file)).toEqual(Buffer.from(content));
  });

  it('that is a folder, a link or in no folder is refused', async () => {
    const folder = temporaryFolder();
    const link = path.join(folder, 'link');
    symlinkSync(path.join(folder, 'other'), link);
    expect(await refused(folder)).toBe(`${folder} is a folder: name a file with --to`);
    expect(await refused(link)).toContain(`${link} is a symbolic link`);
    expect(await refused(path.join(folder, 'none/all'))).toContain(`there is no folder ${folder}/none`);
    writeFileSync(path.join(folder, 'all.part'), '');
    expect(await refused(path.join(folder, 'all'))).toContain(`${folder}/all.part first, but that is a file`);
  });

  it('in the tree or in the data is refused', async () => {
    const tree = temporaryFolder();
    expect(await refused(path.join(tree, 'all'), tree)).toContain('which would no longer be whole');
    expect(await refused('data/all')).toContain('a folder of the program, or inside it');
  });
});

describe('A file', () => {
  const place = () => path.join(temporaryFolder(), 'all');

  it('is shown when it is whole, also where a killed run left its folder', async () => {
    const to = place();
    mkdirSync(`${to}.part/unfinished.lock`, { recursive: true });
    writeFileSync(`${to}.part/unfinished`, 'half');
    await writeTarget(to, async (file) => {
      writeFileSync(file, 'whole', { flag: 'wx' });
      expect(existsSync(to)).toBe(false);
    });
    expect(readFileSync(to, 'utf8')).toBe('whole');
    expect(readdirSync(path.dirname(to))).toEqual(['all']);
  });

  it.each([
    ['the disk is full', Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' })],
    ['SQLite finds the disk full', new Error('disk I/O error')],
  ])('is as it was before, and nothing is left beside it, if %s', async (_, error) => {
    const to = place();
    writeFileSync(to, 'older');
    const act = () =>
      writeTarget(to, async (file) => {
        writeFileSync(file, 'half');
        throw error;
      });
    expect(await sentence(act)).toMatch(
      /was not written, because the disk is full or fails \(.+ are free\): free some/,
    );
    expect(readFileSync(to, 'utf8')).toBe('older');
    expect(readdirSync(path.dirname(to))).toEqual(['all']);
  });

  it('is written by one run at a time', async () => {
    const to = place();
    await writeTarget(to, async (file) => {
      writeFileSync(file, 'first');
      expect(await sentence(() => writeTarget(to, async () => {}))).toContain(`${to}.part`);
    });
    expect(readFileSync(to, 'utf8')).toBe('first');
  });

  it('is not begun without room for it', async () => {
    const to = place();
    expect(await sentence(() => checkRoom(to, Number.MAX_SAFE_INTEGER))).toMatch(
      /^up to .+ are needed, but only .+ are free where .+\/all would be/,
    );
    expect(checkRoom(to, 1)).toBeGreaterThan(1);
  });
});
