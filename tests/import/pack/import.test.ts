import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isTrace, program } from '../../audit/program.ts';
import { temporaryFolder } from '../../support/data-folder.ts';
import {
  books,
  contentOf,
  BOOK_DATA as data,
  fewerBooks,
  imports,
  killedAt,
  newPack,
  validates,
  write,
} from '../../support/packs.ts';
import { giveToNobody, run, runAsNobody } from '../../support/run.ts';

const CANON = 'texts/pascha/canon-1.cu.yaml';
const HYMN = 'texts/some_saint/hymnography.yaml';
const PACK = ['NOTICE.md', 'imported.txt', 'report.txt', CANON, HYMN];

describe('an import', () => {
  it('records what it wrote so that sha256sum can check it, and the data accept the record', async () => {
    const out = await newPack();
    expect(Object.keys(contentOf(out))).toEqual([...PACK].sort());
    const checked = execFileSync('sha256sum', ['-c', 'imported.txt'], { cwd: out, encoding: 'utf8' });
    expect(checked).toBe(
      PACK.filter((name) => name !== 'imported.txt')
        .map((name) => `${name}: OK\n`)
        .join(''),
    );
    expect((await validates(out)).stderr).toBe('');
  });

  it('writes the same pack again, and deletes what the books no longer have', async () => {
    const out = await newPack();
    const before = contentOf(out);
    await imports(out);
    expect(contentOf(out)).toEqual(before);
    const { code, stderr } = await imports(out, fewerBooks());
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('stays')]);
    expect(existsSync(path.join(out, 'texts/some_saint'))).toBe(false);
    expect(readFileSync(path.join(out, 'imported.txt'), 'utf8')).not.toContain('some_saint');
  });

  it('leaves and names what a user has added or changed', async () => {
    const out = await newPack();
    const own = {
      'thesis.txt': 'mine',
      'movable.yaml': '[]\n',
      'texts/some_saint/canon-2.cu.yaml': 'mine',
      [HYMN]: 'mine',
    };
    for (const [name, text] of Object.entries(own)) write(out, name, text);
    write(out, 'notes/of/mine.md', 'mine');
    const { code, stderr } = await imports(out, fewerBooks());
    expect(code).toBe(0);
    expect(contentOf(out)).toMatchObject({ ...own, 'notes/of/mine.md': 'mine' });
    const stays = stderr.split('\n').filter((line) => line.includes(' stays: no import wrote it'));
    expect(stays.map((line) => line.split(' stays')[0])).toEqual(
      ['movable.yaml', 'notes/', 'texts/some_saint/', 'thesis.txt'].map((name) => path.join(out, name)),
    );
    const again = await imports(out);
    expect(again.stderr).toContain(`${path.join(out, HYMN)} stays: it was changed after the import`);
    expect(readFileSync(path.join(out, HYMN), 'utf8')).toBe('mine');
    expect(readFileSync(path.join(out, 'imported.txt'), 'utf8')).not.toContain(HYMN);
  });

  it('counts what stays if it is much, and programs get all of it', async () => {
    const out = await newPack();
    for (let i = 0; i < 30; i++) write(out, `note-${i}.txt`, '');
    const { stderr } = await imports(out);
    expect(stderr.match(/stays: no import wrote it/g)).toHaveLength(20);
    expect(stderr).toContain('and 10 more like this');
    const { stdout } = await run('import', books(), '--out', out, '--data', data, '--json');
    expect(JSON.parse(stdout).stays).toMatchObject({ changed: [], others: { length: 30 } });
  });

  it('takes over a pack that has no record, and leaves what no import could have written', async () => {
    const out = await newPack();
    rmSync(path.join(out, 'imported.txt'));
    write(out, 'movable.yaml', '[]\n');
    write(out, 'texts/local_saint/hymnography.yaml', '# mine\ntroparia: []\n');
    const { code, stderr } = await imports(out, fewerBooks());
    expect(code).toBe(0);
    expect(existsSync(path.join(out, HYMN))).toBe(false);
    expect(contentOf(out)).toMatchObject({
      'movable.yaml': '[]\n',
      'texts/local_saint/hymnography.yaml': '# mine\ntroparia: []\n',
      'imported.txt': expect.stringContaining(CANON),
    });
    expect(stderr).toContain(`${path.join(out, 'texts/local_saint/')} stays`);
  });

  it('touches no other folder, not even one with a notice, and no .part beside the pack', async () => {
    const out = path.join(temporaryFolder(), 'books');
    write(out, 'NOTICE.md', '# My notice\n');
    write(`${out}.part`, 'thesis.txt', 'mine');
    const before = [contentOf(out), contentOf(`${out}.part`)];
    const refused = await imports(out);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('is not a pack of the service books')]);
    expect([contentOf(out), contentOf(`${out}.part`)]).toEqual(before);
    renameSync(out, `${out}.other`);
    expect((await imports(out)).code).toBe(0);
    expect(contentOf(`${out}.part`)).toEqual(before[1]);
  });
});

describe('a record that no import wrote', () => {
  const digest = 'a'.repeat(64);
  it.each([
    [`${digest}  ../thesis.txt\n`, 1],
    [`${digest}  /etc/passwd\n`, 1],
    [`${digest}  NOTICE.md\n${digest}  texts/../../thesis.txt\n`, 2],
    [`${digest}  texts/pascha\n`, 1],
    [`${digest}  texts/a:b/hymnography.yaml\n`, 1],
    [`${digest}  movable.yaml\n`, 1],
    [`${digest} *NOTICE.md\n`, 1],
    ['\n', 1],
  ])('is refused with its line before anything is written: %j', async (record, line) => {
    const out = await newPack();
    write(path.dirname(out), 'thesis.txt', 'mine');
    write(out, 'imported.txt', record);
    const before = contentOf(path.dirname(out));
    const { code, stderr } = await imports(out);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`imported.txt:${line}: this line names no file`)]);
    expect(contentOf(path.dirname(out))).toEqual(before);
  });

  it('is refused unread if it is a link, a folder, a pipe, or larger than any record', async () => {
    const out = await newPack();
    const record = path.join(out, 'imported.txt');
    const makers: (() => void)[] = [
      () => symlinkSync('/etc/passwd', record),
      () => mkdirSync(record),
      () => execFileSync('mkfifo', [record]),
      () => {
        writeFileSync(record, '');
        truncateSync(record, 3e9);
      },
    ];
    for (const make of makers) {
      rmSync(record, { recursive: true, force: true });
      make();
      expect(await imports(out)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('is not the record of an import'),
      });
    }
    expect(existsSync(path.join(out, CANON))).toBe(true);
  });

  it('makes nothing its own by a name alone', async () => {
    const out = await newPack();
    write(out, 'texts/some_saint/canon-9.cu.yaml', 'mine');
    const record = path.join(out, 'imported.txt');
    writeFileSync(record, `${readFileSync(record, 'utf8')}${digest}  texts/some_saint/canon-9.cu.yaml\n`);
    expect((await imports(out)).stderr).toContain('canon-9.cu.yaml stays');
    expect(readFileSync(path.join(out, 'texts/some_saint/canon-9.cu.yaml'), 'utf8')).toBe('mine');
  });
});

describe('a link in a pack', () => {
  it('in the place of a folder that the import needs is refused, and what it leads to stays', async () => {
    for (const name of ['texts', 'texts/some_saint']) {
      const out = await newPack();
      const elsewhere = path.join(temporaryFolder(), 'mine');
      renameSync(path.join(out, name), elsewhere);
      symlinkSync(elsewhere, path.join(out, name));
      const before = contentOf(elsewhere);
      const { code, stderr } = await imports(out);
      expect([code, stderr]).toEqual([1, expect.stringContaining(`${path.join(out, name)} is a link or a file`)]);
      expect(contentOf(elsewhere)).toEqual(before);
    }
  });

  it('in the place of a file stays, and so does its target', async () => {
    const out = await newPack();
    const elsewhere = path.join(temporaryFolder(), 'mine');
    renameSync(path.join(out, HYMN), elsewhere);
    symlinkSync(elsewhere, path.join(out, HYMN));
    const before = readFileSync(elsewhere, 'utf8');
    expect((await imports(out, fewerBooks())).code).toBe(0);
    expect(readFileSync(path.join(out, HYMN), 'utf8')).toBe(before);
  });

  it('to the pack itself is followed, and the link stays', async () => {
    const out = await newPack();
    const link = path.join(temporaryFolder(), 'link');
    symlinkSync(out, link);
    expect((await imports(link, fewerBooks())).code).toBe(0);
    expect(existsSync(path.join(out, HYMN))).toBe(false);
    expect(existsSync(path.join(link, CANON))).toBe(true);
  });

  it('in the place of an unfinished import is refused', async () => {
    for (const name of ['.import.part', 'import.part']) {
      const out = await newPack();
      const elsewhere = temporaryFolder();
      write(elsewhere, 'thesis.txt', 'mine');
      symlinkSync(elsewhere, path.join(out, name));
      const { code, stderr } = await imports(out);
      expect([code, stderr]).toEqual([1, expect.stringContaining(`${path.join(out, name)} is in the way`)]);
      expect(contentOf(elsewhere)).toEqual({ 'thesis.txt': 'mine' });
    }
  });

  it('or a folder of somebody else in that place is never emptied', async () => {
    for (const name of ['.import.part', 'import.part']) {
      const out = await newPack();
      write(out, `${name}/texts/some_saint/hymnography.yaml`, 'mine');
      const { code, stderr } = await imports(out);
      expect([code, stderr]).toEqual([1, expect.stringContaining('no import wrote it')]);
      expect(readFileSync(path.join(out, name, HYMN), 'utf8')).toBe('mine');
    }
  });
});

describe('the folder of an import', () => {
  const refused = expect.stringMatching(
    / is .+, inside it, or around it, and an import writes and deletes files there/,
  );

  it('is neither in the data, the books or the cache, nor around them, whatever links lead there', async () => {
    const root = temporaryFolder();
    symlinkSync(data, path.join(root, 'link'));
    const from = books();
    const places = [
      path.join(data, 'texts/out'),
      path.join(root, 'link/texts/new/out'),
      data,
      path.dirname(data),
      path.join(from, 'pack'),
      path.dirname(from),
      '/',
    ];
    const before = [readdirSync(data), readdirSync(from)];
    for (const out of places) {
      expect([out, await imports(out, from)]).toEqual([out, { code: 1, stdout: '', stderr: refused }]);
      const proposed = await run('import', from, '--proposals', out, '--data', data);
      expect([out, proposed]).toEqual([out, { code: 1, stdout: '', stderr: refused }]);
    }
    expect([readdirSync(data), readdirSync(from)]).toEqual(before);
    const ofProgram = expect.stringContaining('a folder of the program, or inside it');
    for (const out of ['node_modules/.cache/menologion/pack', 'generator/pack']) {
      expect([out, await imports(out, from)]).toEqual([out, { code: 1, stdout: '', stderr: ofProgram }]);
    }
  });

  it.each([[['--out', 'pack']], [['pack']]])('refuses %j beside --proposals, and writes nothing', async (out) => {
    const folder = path.join(temporaryFolder(), 'proposals');
    const { code, stderr } = await run('import', books(), ...out, '--proposals', folder, '--data', data);
    expect([code, stderr]).toEqual([1, expect.stringContaining('--out has no meaning beside it')]);
    expect(existsSync(folder)).toBe(false);
  });

  it('for proposals keeps the files that a person has filled in', async () => {
    const folder = path.join(temporaryFolder(), 'tables');
    const proposes = () => run('import', books(), '--proposals', folder, '--data', data);
    expect((await proposes()).code).toBe(0);
    expect((await proposes()).code).toBe(0);
    write(folder, 'Mineya1990.tsv', 'mine');
    expect(await proposes()).toMatchObject({ code: 1, stderr: expect.stringContaining('has other content') });
    expect(contentOf(folder)).toEqual({ 'Mineya1990.tsv': 'mine' });
  });

  it('that is a link to nothing is refused, and nothing is made where it leads', async () => {
    const root = temporaryFolder();
    const link = path.join(root, 'link');
    symlinkSync(path.join(root, 'nothing'), link);
    const { code, stderr } = await imports(link);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`${link} cannot be used`)]);
    expect(readdirSync(root)).toEqual(['link']);
  });

  it('has no license if that of the books is a pipe', async () => {
    const from = books();
    execFileSync('mkfifo', [path.join(from, 'LICENSE')]);
    expect((await program(['import', from, '--out', path.join(temporaryFolder(), 'books'), '--data', data])).code).toBe(
      0,
    );
  });

  it('that may not be written, or is a file, is refused with a sentence', async () => {
    const out = await newPack();
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, 'mine');
    expect(await imports(file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is a file: choose a folder'),
    });
    const from = books();
    for (const folder of [data, from, out]) giveToNobody(folder);
    chmodSync(out, 0o555);
    const before = contentOf(out);
    const closed = await runAsNobody('import', from, '--out', out, '--data', data);
    expect(closed).toMatchObject({ code: 1, stderr: expect.stringContaining('permission is denied') });
    expect(isTrace(closed.stderr)).toBe(false);
    expect(contentOf(out)).toEqual(before);
  });
});

describe('an import that is stopped', () => {
  it.each([12, 18, 21])(
    'at call %i leaves the old pack, the new one, or a sentence; the next one makes the new one',
    async (call) => {
      expect(await killedAt(call)).toBe(true);
    },
  );

  it('before its first pack is whole is not taken for an empty pack', async () => {
    const out = path.join(temporaryFolder(), 'books');
    const { killed } = await program(['import', books(), '--out', out, '--data', data], {
      at: { who: 'main', call: 9 },
    });
    expect([killed, readdirSync(out)]).toEqual([true, expect.arrayContaining(['.import.part'])]);
    expect(await validates(out)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('an import into this folder'),
    });
    expect((await imports(out)).code).toBe(0);
    expect((await validates(out)).code).toBe(0);
  });

  it('by another one that runs says so, and the pack is whole', async () => {
    const out = path.join(temporaryFolder(), 'books');
    const [from, fewer] = [books(), fewerBooks()];
    const ends = await Promise.all(
      [from, fewer, from, fewer].map((one) => program(['import', one, '--out', out, '--data', data])),
    );
    for (const { code, said } of ends) {
      expect([said, isTrace(said)]).toEqual([said, false]);
      if (code !== 0) expect(said).toContain('is writing to');
    }
    expect(ends.some(({ code }) => code === 0)).toBe(true);
    execFileSync('sha256sum', ['-c', '--strict', 'imported.txt'], { cwd: out });
    expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it.skipIf(process.getuid?.() !== 0)('by a full disk leaves the old pack', async () => {
    const disk = temporaryFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]);
    onTestFinished(() => void execFileSync('umount', ['-l', disk]));
    const out = path.join(disk, 'books');
    await imports(out, fewerBooks());
    const before = contentOf(out);
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(path.join(disk, 'filler'), Buffer.alloc((bavail - 3) * bsize));
    const { code, stderr } = await imports(out);
    expect([code, stderr]).toEqual([1, expect.stringContaining('the disk is full: free some space')]);
    expect(contentOf(out)).toEqual(before);
    expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
