import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/data-folder.ts';
import { keyFiles } from '../support/keys.ts';
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

  it('of a signed tree is signed: expand takes it by the key', async () => {
    const { key, pub } = keyFiles();
    const signed = copyOf(tree);
    expect((await run('generate', ...SCOPE, '--data', SMALL_DATA, '--sequence', '1', '--sign', key, signed)).code).toBe(
      0,
    );
    const folder = unzipped(await zipped(signed));
    const out = newTree();
    expect(await run('expand', folder, out, '--key', pub)).toMatchObject({ code: 0 });
    same(out, signed);
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
    expect(await refused(to, out)).toContain(
      `fasting-2026.ru.json.gz of ${out} is missing or is not the file that its record names`,
    );
    expect(hashOf(to)).toBe(before);
  });

  it('of what is no tree, or has no datasets of the years', async () => {
    const folder = path.join(temporaryFolder(), 'none');
    mkdirSync(folder);
    expect(await refused(newZip(), folder)).toContain('generate');
    const of = async (from: string, years: string) =>
      (await run('export', 'zip', from, '--to', newZip(), '--years', years)).stderr;
    expect(await of(tree, '2024-2025')).toContain('does not have all years from 2024 to 2025');
    expect(await of(tree, 'none')).toContain('an archive has the days of at least one year');
    const days = await treeOf('--years', '2026', '--datasets', 'none', '--endpoint', 'fasting', '--data', SMALL_DATA);
    expect(await of(days, '2026')).toContain('has no datasets of these years');
  });
});
