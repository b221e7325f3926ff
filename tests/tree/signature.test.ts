import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { edit, sharedFolder, temporaryFolder } from '../support/data-folder.ts';
import { type KeyFiles, keyFiles, privateFile, publicFile } from '../support/keys.ts';
import { run } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, newTree, sameTrees, treeFiles, treeOf } from '../support/trees.ts';

const SCOPE = ['--years', '2026', '--endpoint', 'fasting', '--pages', 'none', '--datasets', 'none'];
const FLAGS = [...SCOPE, '--data', SMALL_DATA];

let plain: string;
let signed: string;
let keys: KeyFiles;
beforeAll(async () => {
  const folder = sharedFolder();
  keys = keyFiles(folder);
  plain = await treeOf(...FLAGS);
  signed = copyOf(plain, path.join(folder, 'tree'));
  const { code, stderr } = await generate(signed, '--sign', keys.key);
  expect({ code, stderr }).toMatchObject({ code: 0 });
});

const generate = (out: string, ...flags: string[]) => run('generate', ...FLAGS, '--out', out, ...flags);
const fileIn = (out: string, name = 'manifest.json.sig') => path.join(out, name);

/** Checks a signature as the page about signing says. */
function opensslVerifies(out: string, pub: string): boolean {
  try {
    const flags = ['pkeyutl', '-verify', '-pubin', '-inkey', pub, '-rawin', '-in', fileIn(out, 'manifest.json')];
    execFileSync('openssl', [...flags, '-sigfile', fileIn(out)], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

describe('a signed tree', () => {
  it('has the same files and one more, which openssl verifies, and no key', async () => {
    expect(opensslVerifies(signed, keys.pub)).toBe(true);
    expect(opensslVerifies(signed, keyFiles().pub)).toBe(false);
    expect(readFileSync(fileIn(signed))).toHaveLength(64);
    const names = [...treeFiles(plain).keys(), 'manifest.json.sig'];
    expect([...treeFiles(signed).keys()].sort()).toEqual(names.sort());
    expect(readFileSync(fileIn(signed, 'manifest.json'))).toEqual(readFileSync(fileIn(plain, 'manifest.json')));
    expect((await run('list', signed)).stdout).not.toContain('.sig');
  });

  it('counts its files, and stays as it is if nothing changed', async () => {
    const out = newTree();
    const { stdout } = await generate(out, '--sign', keys.key, '--json');
    expect(JSON.parse(stdout).files).toBe(treeFiles(out).size);
    sameTrees(out, signed);
    const before = treeFiles(out);
    for (const flags of [['--sign', keys.key], []]) {
      expect(JSON.parse((await generate(out, ...flags, '--json')).stdout)).toMatchObject({ files: 0, changed: 0 });
      expect(treeFiles(out)).toEqual(before);
    }
  });

  it('gets another signature from another key, and loses it if the manifest changes without a key', async () => {
    const out = copyOf(signed);
    const other = keyFiles();
    expect((await generate(out, '--sign', other.key)).code).toBe(0);
    expect([opensslVerifies(out, keys.pub), opensslVerifies(out, other.pub)]).toEqual([false, true]);
    expect(readFileSync(`${out}.changed`, 'utf8')).toBe('manifest.json.sig\n');
    const { code, stderr } = await generate(out, '--sequence', '2');
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`the signature of ${out} was deleted`),
    });
    expect(existsSync(fileIn(out))).toBe(false);
    expect(readFileSync(`${out}.changed`, 'utf8')).toContain('manifest.json.sig\n');
  });

  it('has no signature beside another manifest after a run that was killed', async () => {
    const out = copyOf(signed);
    rmSync(fileIn(out, 'manifest.json'));
    expect((await generate(out)).code).toBe(0);
    expect(existsSync(fileIn(out))).toBe(false);
  });

  it('is verified with the keys of its owner', async () => {
    const verify = (...flags: string[]) => run('verify', signed, ...flags);
    expect((await verify()).stdout).toContain('\nthe signature was not checked, so nobody vouches');
    expect((await run('verify', plain)).stdout).toContain('\nthe tree has no signature, so nobody vouches');
    const right = await verify('--key', keyFiles().pub, '--key', keys.pub);
    expect(right.code).toBe(0);
    expect(right.stdout).toBe(
      `${treeFiles(signed).size} files of ${signed}: all match the record\nthe signature is right\n`,
    );
    for (const only of [[], ['--only', 'ru']]) {
      expect(await verify('--key', keyFiles().pub, ...only)).toMatchObject({
        code: 1,
        stderr: 'altered: manifest.json.sig\n',
        stdout: expect.stringContaining('made with another key'),
      });
      expect(await run('verify', plain, '--key', keys.pub, ...only)).toMatchObject({
        code: 1,
        stderr: 'missing: manifest.json.sig\n',
      });
    }
  });

  it('is repaired and keeps a right signature; what cannot be one is deleted', async () => {
    const out = copyOf(signed);
    rmSync(fileIn(out, 'api/v1/ru/fasting/2026/2026-03-03.json'));
    expect(await run('verify', out, '--repair', '--data', SMALL_DATA, '--key', keys.pub)).toMatchObject({ code: 0 });
    sameTrees(out, signed);
    for (const damage of [
      () => writeFileSync(fileIn(out), Buffer.alloc(10_000_000)),
      () => mkdirSync(fileIn(out)),
      () => symlinkSync(fileIn(signed), fileIn(out)),
      () => execFileSync('mkfifo', [fileIn(out)]),
    ]) {
      rmSync(fileIn(out), { recursive: true, force: true });
      damage();
      const { code, stderr } = await run('verify', out, '--repair', '--data', SMALL_DATA);
      expect({ code, stderr }).toMatchObject({
        code: 0,
        stderr: expect.stringContaining('altered: manifest.json.sig'),
      });
      sameTrees(out, plain);
    }
  });

  it('is joined from shards, with the key of join', async () => {
    const out = copyOf(plain);
    rmSync(fileIn(out, 'manifest.json'));
    expect((await run('join', out, '--sign', keys.key)).code).toBe(0);
    sameTrees(out, signed);
    expect((await run('join', out)).code).toBe(0);
    sameTrees(out, signed);
    expect((await generate(out, '--shard', '1/2', '--sign', keys.key)).stderr).toContain('a shard has no manifest');
  });
});

describe('a key is refused with a sentence', () => {
  const pem = (kind: 'rsa' | 'ec') =>
    kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 1024 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const made = (make: (file: string) => unknown) => {
    const file = path.join(temporaryFolder(), 'a.pem');
    make(file);
    return file;
  };
  const encrypted = (file: string) =>
    writeFileSync(
      file,
      generateKeyPairSync('ed25519').privateKey.export({
        type: 'pkcs8',
        format: 'pem',
        cipher: 'aes-256-cbc',
        passphrase: 'secret',
      }),
    );
  const STRANGE: readonly [string, () => string, string][] = [
    ['is missing', () => made(() => {}), 'cannot be read: '],
    ['is a folder', () => made((file) => mkdirSync(file)), 'is not a file with a key'],
    ['is a pipe', () => made((file) => execFileSync('mkfifo', [file])), 'is not a file with a key'],
    ['is too large', () => made((file) => writeFileSync(file, Buffer.alloc(30_000))), 'is not a file with a key'],
    ['leads in a circle', () => made((file) => symlinkSync(file, file)), 'cannot be read: '],
  ];

  it.each<[string, () => string, string]>([
    ...STRANGE,
    ['is a public key', () => keys.pub, 'is a public key, which cannot sign'],
    ['is encrypted', () => made(encrypted), 'is encrypted with a password'],
    ['is for RSA', () => privateFile(pem('rsa').privateKey), 'is of the kind rsa'],
    ['is for a curve of NIST', () => privateFile(pem('ec').privateKey), 'is of the kind ec'],
    ['is no key', () => made((file) => writeFileSync(file, 'hello')), 'is not one private key'],
    [
      'is damaged',
      () => made((file) => writeFileSync(file, readFileSync(keys.key, 'utf8').replace(/\n[A-Za-z].{20}/, '\nMC'))),
      'is not one private key',
    ],
    [
      'is two keys',
      () => made((file) => writeFileSync(file, readFileSync(keys.key, 'utf8').repeat(2))),
      'is not one private key',
    ],
  ])('that signs and %s', async (_, file, sentence) => {
    const out = newTree();
    const { code, stderr } = await generate(out, '--sign', file());
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
    expect(stderr).not.toContain(readFileSync(keys.key, 'utf8').split('\n')[1] as string);
    expect(existsSync(out)).toBe(false);
  });

  it.each<[string, () => string, string]>([
    ...STRANGE,
    ['is a private key', () => keys.key, 'is a private key, which is only for its owner'],
    ['is for RSA', () => publicFile(pem('rsa').publicKey), 'is of the kind rsa'],
    ['is no key', () => made((file) => writeFileSync(file, 'hello')), 'is not one public key'],
  ])('that is trusted and %s', async (_, file, sentence) => {
    const one = file();
    for (const command of [
      ['verify', signed],
      ['mirror', 'http://127.0.0.1:1', '--out', newTree()],
      ['expand', signed, newTree()],
    ]) {
      const { code, stderr } = await run(...command, '--key', one);
      expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
    }
  });

  it('that lies in the tree or in the data, also as a link, or would be replaced by the list of changes', async () => {
    const out = copyOf(plain);
    const data = copyOf(SMALL_DATA);
    const flags = [...SCOPE, '--data', data, '--out', out];
    copyFileSync(keys.key, path.join(data, 'key.pem'));
    symlinkSync(keys.key, path.join(out, 'key.pem'));
    for (const folder of [data, out]) {
      const { code, stderr } = await run('generate', ...flags, '--sign', path.join(folder, 'key.pem'));
      expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining(`is inside ${folder}`) });
    }
    expect((await run('join', out, '--sign', path.join(out, 'key.pem'))).stderr).toContain(`is inside ${out}`);
    const own = keyFiles();
    const { stderr } = await generate(out, '--sign', own.key, '--changed', own.key);
    expect(stderr).toContain('the list of changes would replace the key');
    expect(readFileSync(own.key, 'utf8')).toContain('PRIVATE KEY');
  });

  it('only with a notice if everybody may read it; a link to a key is followed', async () => {
    const out = copyOf(plain);
    const own = keyFiles();
    chmodSync(own.key, 0o644);
    const link = path.join(temporaryFolder(), 'link.pem');
    symlinkSync(own.key, link);
    const { code, stderr } = await generate(out, '--sign', link);
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('everybody on this machine may read'),
    });
    expect(opensslVerifies(out, own.pub)).toBe(true);
  });
});

describe('the last changes', () => {
  const digestOf = (out: string) =>
    execFileSync('sha256sum', ['manifest.json'], { cwd: out, encoding: 'utf8' }).slice(0, 64);
  const listOf = (out: string, manifest: string) => fileIn(out, `changes/${manifest}.txt`);

  it('lead from each of the last manifests to the present one', async () => {
    const data = copyOf(SMALL_DATA);
    const out = copyOf(plain);
    const first = digestOf(out);
    const made = () => run('generate', ...SCOPE, '--data', data, '--out', out);
    edit(path.join(data, 'labels.yaml'), 'en: Monday', 'en: Second Day');
    expect((await made()).code).toBe(0);
    const second = digestOf(out);
    const [to, ...lines] = readFileSync(listOf(out, first), 'utf8').trimEnd().split('\n');
    expect(to).toBe(`to ${second}`);
    expect(lines).toContain('changed api/v1/en/fasting/2026/2026-01-05.json');
    expect(lines).not.toContain('changed api/v1/ru/fasting/2026/2026-01-05.json');
    expect(lines).toEqual(lines.toSorted());
    const changed = readFileSync(`${out}.changed`, 'utf8').trimEnd().split('\n');
    expect(changed.filter((one) => !/^(manifest\.json|changes\/.*)$/.test(one)).sort()).toEqual(
      lines.map((line) => line.slice(8)),
    );
    expect(changed).toContain(`changes/${first}.txt`);
    expect(await run('verify', out)).toMatchObject({ code: 0, stderr: '' });
    expect((await run('list', out)).stdout).not.toContain('changes/');

    await run('generate', ...SCOPE, '--data', data, '--out', out, '--lang', 'ru');
    expect(readFileSync(listOf(out, second), 'utf8')).toContain('\nremoved api/v1/en/fasting/2026/2026-01-05.json\n');
    expect(existsSync(listOf(out, first))).toBe(true);
  });

  it('are those of the last eight runs, and never lead away from the present manifest', async () => {
    const out = copyOf(plain);
    const seen: string[] = [];
    for (let i = 0; i < 10; i++) {
      seen.push(digestOf(out));
      await generate(out, '--sequence', String(i));
    }
    expect(seen.filter((one) => existsSync(listOf(out, one)))).toEqual(seen.slice(-8));
    await generate(out, '--sequence', '8');
    expect(existsSync(listOf(out, digestOf(out)))).toBe(false);
    rmSync(fileIn(out, 'manifest.json'));
    await generate(out, '--sequence', '99');
    expect(existsSync(fileIn(out, 'changes'))).toBe(false);
  });

  it('are written of no damaged tree, and through no link', async () => {
    const out = copyOf(plain);
    rmSync(fileIn(out, 'api/v1/ru/fasting/2026/2026-03-03.json'));
    const data = copyOf(SMALL_DATA);
    edit(path.join(data, 'labels.yaml'), 'en: Monday', 'en: Second Day');
    await run('generate', ...SCOPE, '--data', data, '--out', out);
    expect(existsSync(fileIn(out, 'changes'))).toBe(false);
    const elsewhere = temporaryFolder();
    symlinkSync(elsewhere, fileIn(out, 'changes'));
    const { code, stderr } = await generate(out);
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('is a symbolic link') });
  });

  it('are the only files of their folder', async () => {
    const out = copyOf(plain);
    await generate(out, '--sequence', '1');
    cpSync(listOf(out, digestOf(plain)), fileIn(out, 'changes/x.html'));
    expect((await run('verify', out)).stderr).toBe('extra: changes/x.html\n');
  });
});
