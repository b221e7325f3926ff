import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/data-folder.ts';
import { run, runProcess } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, newTree, treeOf } from '../support/trees.ts';

const SCOPE = ['--years', '2025-2026', '--endpoint', 'fasting,movable,akathists', '--pages', 'none', '--csv'];

let tree: string;
beforeAll(async () => {
  tree = await treeOf(...SCOPE, '--data', SMALL_DATA, '--sequence', '1');
});

const newZip = () => path.join(temporaryFolder(), 'menologion.zip');
async function zipped(from = tree, ...flags: string[]): Promise<string> {
  const to = newZip();
  expect(await run('export', 'zip', from, '--to', to, ...flags)).toMatchObject({ code: 0, stderr: '' });
  return to;
}
/** Unpacks an archive with the module of Python, which also checks every CRC. */
function unzipped(file: string): string {
  const folder = path.join(temporaryFolder(), 'unzipped');
  const program =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])';
  execFileSync('python3', ['-c', program, file, folder]);
  return folder;
}
const same = (a: string, b: string) => execFileSync('diff', ['-r', '-x', '.mirror.json', a, b]);
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

describe('an archive of a tree', () => {
  it('is unpacked by others, proves its files, and becomes the same tree again', async () => {
    const folder = unzipped(await zipped());
    execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: folder });
    const { stdout: listed } = await run('list', folder);
    writeFileSync(path.join(folder, 'listed'), listed);
    execFileSync('sha256sum', ['--check', '--strict', '--quiet', '--ignore-missing', 'listed'], { cwd: folder });
    expect(existsSync(path.join(folder, 'api/v1/ru/fasting'))).toBe(false);
    const out = newTree();
    expect((await run('expand', folder, out)).code).toBe(0);
    same(out, tree);
    expect(await run('verify', out)).toMatchObject({ code: 0, stderr: '' });
  });

  it('has all files but those of days, pages about itself, and a list of all the others', async () => {
    const folder = unzipped(await zipped());
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
    const { stdout } = await run('list', tree);
    const names = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(66));
    const days = /\/\d{4}-\d\d-\d\d\.json$/;
    const own = ['README.md', 'README.ru.md', 'SHA256SUMS', 'manifest.json'];
    expect(files.sort()).toEqual([...names.filter((name) => !days.test(name)), ...own].sort());
    for (const page of ['README.md', 'README.ru.md']) {
      expect(readFileSync(path.join(folder, page), 'utf8')).toMatch(/npx menologion expand \. --out/);
    }
    const sums = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    expect(sums.map((line) => line.slice(66)).sort()).toEqual(files.filter((name) => name !== 'SHA256SUMS').sort());
  });

  it('of some years has these alone, and becomes a mirror of them', async () => {
    const folder = unzipped(await zipped(tree, '--years', '2026'));
    expect(readdirSync(path.join(folder, 'manifest')).sort()).toEqual([
      '2026.json',
      'pages.json',
      'texts.json',
      'tree.json',
    ]);
    const out = newTree();
    expect((await run('expand', folder, out)).code).toBe(0);
    same(path.join(out, 'api/v1/ru/fasting/2026'), path.join(tree, 'api/v1/ru/fasting/2026'));
    expect(existsSync(path.join(out, 'api/v1/ru/fasting/2025'))).toBe(false);
    expect(await run('verify', out)).toMatchObject({ code: 0, stderr: '' });
  });

  it('has the same bytes in every time zone, and again over itself', async () => {
    const [one, other] = [await zipped(), newZip()];
    const hash = hashOf(one);
    process.env.TZ = 'Pacific/Kiritimati';
    try {
      const { code, stdout } = await runProcess('export', 'zip', tree, '--to', other, '--json');
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ size: readFileSync(other).length });
    } finally {
      delete process.env.TZ;
    }
    expect(hashOf(other)).toBe(hash);
    expect((await run('export', 'zip', tree, '--to', other)).code).toBe(0);
    expect(hashOf(other)).toBe(hash);
  });

  it('keeps days that have no dataset', async () => {
    const flags = [
      '--years',
      '2026',
      '--datasets',
      '2026,fasting:none',
      '--endpoint',
      'fasting,movable',
      '--lang',
      'ru',
    ];
    const folder = unzipped(await zipped(await treeOf(...flags, '--pages', 'none', '--data', SMALL_DATA)));
    expect(readdirSync(path.join(folder, 'api/v1/ru'))).toEqual(['fasting']);
  });
});

describe('an archive is not written', () => {
  const refused = async (to: string, from = tree) => {
    const { code, stdout, stderr } = await run('export', 'zip', from, '--to', to);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(existsSync(`${to}.part`)).toBe(false);
    return stderr;
  };

  it('over a file that is no archive of ours, a folder or a link', async () => {
    const folder = temporaryFolder();
    const [file, other, link] = ['diary.txt', 'other.zip', 'link.zip'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(file, 'mine');
    execFileSync('python3', [
      '-c',
      `import zipfile; zipfile.ZipFile(${JSON.stringify(other)}, 'w').writestr('a', 'b')`,
    ]);
    symlinkSync(file, link);
    for (const to of [file, other, link, folder]) expect(await refused(to)).toContain('is no archive of this program');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('inside the tree, the data or a folder that is missing', async () => {
    expect(await refused(path.join(tree, 'all.zip'))).toContain('is inside the tree');
    expect(await refused('data/all.zip')).toContain('or inside it');
    expect(await refused(path.join(temporaryFolder(), 'none/all.zip'))).toContain('there is no folder');
  });

  it.each([
    ['another file', (file: string) => writeFileSync(file, 'x')],
    ['no file', (file: string) => rmSync(file)],
    [
      'a link',
      (file: string) => {
        rmSync(file);
        symlinkSync('/etc/passwd', file);
      },
    ],
  ])('of a tree with %s in a place; what was there before stays', async (_, damage) => {
    const [out, to] = [copyOf(tree), await zipped()];
    const before = hashOf(to);
    damage(path.join(out, 'api/v1/datasets/fasting-2026.ru.json.gz'));
    expect(await refused(to, out)).toContain('fasting-2026.ru.json.gz is not the file that the tree lists');
    expect(hashOf(to)).toBe(before);
  });

  it('of what is no tree, or has no datasets of the years', async () => {
    const folder = path.join(temporaryFolder(), 'none');
    mkdirSync(folder);
    expect(await refused(newZip(), folder)).toContain('generate');
    const { stderr } = await run('export', 'zip', tree, '--to', newZip(), '--years', '1999');
    expect(stderr).toContain('has no datasets of these years');
  });
});
