import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readKey, signFiles, writeNewKey } from '../../build/release/signature.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { runCheck } from '../support/run.ts';

const release = (...args: string[]) => runCheck('build/release.ts', ...args);

describe('npm run release', () => {
  it('says what it does', async () => {
    const { code, stdout } = await release('--help');
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('--dry-run') });
  });

  it('refuses with one sentence, and makes nothing', async () => {
    const { code, stdout, stderr } = await release('1.x', '--dry-run');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe('“1.x” is no version: give three numbers, such as 1.0.0\n');
    expect(existsSync('release/1.x-dry-run.part')).toBe(false);
  });
});

describe('The signature of the files of a release', () => {
  it.for([['sha256sum and openssl accept it, and nothing that was changed']])('%s', { tags: ['openssl'] }, () => {
    const [folder, keys] = [temporaryFolder(), temporaryFolder()];
    const key = path.join(keys, 'key.pem');
    writeNewKey(key);
    writeFileSync(path.join(folder, 'a.tgz'), 'package');
    signFiles(folder, readKey(key));
    expect(readdirSync(folder).sort()).toEqual(['SHA256SUMS', 'SHA256SUMS.sig', 'a.tgz', 'menologion.pub.pem']);
    const run = (program: string, args: string) =>
      execFileSync(program, args.split(' '), { cwd: folder, stdio: 'pipe' });
    const check = 'pkeyutl -verify -pubin -inkey menologion.pub.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig';
    run('sha256sum', '-c SHA256SUMS');
    run('openssl', check);
    writeFileSync(path.join(folder, 'a.tgz'), 'changed');
    expect(() => run('sha256sum', '-c SHA256SUMS')).toThrow();
    const sums = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8');
    writeFileSync(path.join(folder, 'SHA256SUMS'), sums.replace(/^./, 'z'));
    expect(() => run('openssl', check)).toThrow();
  });

  it('needs a key that can sign', () => {
    const file = path.join(temporaryFolder(), 'key.pem');
    const { publicKey } = generateKeyPairSync('ed25519');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const others = [
      'text',
      publicKey.export({ type: 'spki', format: 'pem' }),
      privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ];
    for (const text of others) {
      writeFileSync(file, text);
      expect(() => readKey(file)).toThrow('is no private Ed25519 key in PEM without a password');
    }
    expect(() => readKey(`${file}.missing`)).toThrow('is no private Ed25519 key');
  });
});
