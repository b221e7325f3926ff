import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mirrorSite } from '../../generator/mirror/mirror.ts';
import { edit, sharedFolder } from '../support/data-folder.ts';
import { type KeyFiles, keyFiles } from '../support/keys.ts';
import { type PlainSite, plainSite } from '../support/plain-site.ts';
import { run } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, newTree, sameTrees, treeOf } from '../support/trees.ts';

const SCOPE = ['--years', '2026', '--endpoint', 'fasting', '--pages', 'none', '--data', SMALL_DATA];
const SIGNATURE = 'manifest.json.sig';
const manners = { pause: 1, retries: 1, patience: 2000 };

let plain: string;
let signed: string;
/** The next tree of the site, with another name of a weekday. */
let next: string;
let keys: KeyFiles;
let site: PlainSite;
beforeAll(async () => {
  const folder = sharedFolder();
  keys = keyFiles(folder);
  plain = await treeOf(...SCOPE);
  signed = copyOf(plain, path.join(folder, 'signed'));
  next = copyOf(plain, path.join(folder, 'next'));
  await run('generate', ...SCOPE, '--out', signed, '--sign', keys.key);
  const data = copyOf(SMALL_DATA, path.join(folder, 'data'));
  edit(path.join(data, 'labels.yaml'), 'en: Monday', 'en: Second Day');
  await run('generate', ...SCOPE.slice(0, -1), data, '--out', next, '--sign', keys.key);
  site = await plainSite(signed);
});
afterAll(() => site.server.close());
beforeEach(() => {
  site.folder = signed;
  site.alter = () => false;
  site.taken();
});

const mirror = (out: string, ...key: string[]) => mirrorSite({ site: site.address, out, key, manners });
const inFile = (out: string, name = SIGNATURE) => path.join(out, name);

describe('a mirror with a key', () => {
  it('is the signed tree, asks once if nothing changed, and is verified', async () => {
    const out = newTree();
    await mirror(out, keyFiles().pub, keys.pub);
    sameTrees(out, signed);
    expect(site.taken().slice(0, 2)).toEqual(['manifest.json', SIGNATURE]);
    expect(await mirror(out, keys.pub)).toMatchObject({ changed: 0, requests: 1 });
    expect(await run('verify', out, '--key', keys.pub)).toMatchObject({ code: 0, stderr: '' });
    site.folder = next;
    await mirror(out, keys.pub);
    sameTrees(out, next);
  });

  it('does not forget that it had one', async () => {
    const out = newTree();
    await mirror(out, keys.pub);
    await expect(mirror(out)).rejects.toThrow('was checked with a key until now: give --key again');
    expect((await run('expand', signed, out)).stderr).toContain('give --key again');
    // The owner has a new key and signs the same tree.
    const later = keyFiles();
    const resigned = copyOf(signed);
    await run('generate', ...SCOPE, '--out', resigned, '--sign', later.key);
    site.folder = resigned;
    expect(await mirror(out, keys.pub)).toMatchObject({ changed: 0, requests: 1 });
    await mirror(out, later.pub);
    sameTrees(out, resigned);
  });

  it('that was made without one asks for the signature that it lacks', async () => {
    const out = newTree();
    site.folder = plain;
    await mirror(out);
    site.folder = signed;
    await mirror(out, keys.pub);
    sameTrees(out, signed);
  });

  it('waits until a site that is just changing has both', async () => {
    const out = newTree();
    // The manifest is old and the signature is new already, then both are new.
    let asked = 0;
    site.alter = (name) => {
      if (name === SIGNATURE && asked++ === 0) site.folder = next;
      return false;
    };
    await mirror(out, keys.pub);
    sameTrees(out, next);
    // The site changes while its files are fetched.
    const other = newTree();
    site.folder = signed;
    site.alter = (name) => {
      if (name === 'manifest/texts.json') site.folder = next;
      return false;
    };
    await mirror(other, keys.pub);
    sameTrees(other, next);
  });

  it('takes nothing from a site whose signature is missing, wrong, or something else', async () => {
    const forged = copyOf(plain);
    await run('generate', ...SCOPE, '--out', forged, '--sign', keyFiles().key);
    const out = newTree();
    await mirror(out, keys.pub);
    const cases: [folder: string, body: string | Buffer | null, type: string, sentence: string][] = [
      [plain, null, '', 'there is no signature at'],
      [forged, null, '', 'does not sign manifest.json'],
      [next, readFileSync(inFile(signed)), '', 'does not sign manifest.json'],
      [next, Buffer.alloc(63), '', 'does not sign manifest.json'],
      [next, Buffer.alloc(10_000_000), '', 'has more bytes than it may have'],
      [next, '<h1>Log in</h1>', 'text/html', 'returned a web page instead of a file'],
    ];
    for (const [folder, body, type, sentence] of cases) {
      site.folder = folder;
      site.alter = (name, response) => {
        if (body === null || name !== SIGNATURE) return false;
        response.writeHead(200, { 'Content-Type': type || 'application/octet-stream' }).end(body);
        return true;
      };
      for (const place of [out, newTree()]) {
        // The manifest of the plain tree is the one that the mirror has, with its signature.
        if (place === out && folder !== next) continue;
        site.taken();
        await expect(mirror(place, keys.pub)).rejects.toThrow(sentence);
        expect(new Set(site.taken())).toEqual(new Set(['manifest.json', SIGNATURE]));
      }
    }
    sameTrees(out, signed);
    site.alter = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Log in</h1>');
      return true;
    };
    await expect(mirror(newTree(), keys.pub)).rejects.toThrow('returned a web page instead of a file');
  });
});

describe('a mirror without a key', () => {
  it('has the signature all the same, says that nobody vouches, and restores it', async () => {
    const out = newTree();
    const { stderr } = await run('mirror', site.address, '--out', out);
    expect(stderr).toContain('the signature was not checked, so nobody vouches');
    sameTrees(out, signed);
    for (const damage of [() => rmSync(inFile(out)), () => writeFileSync(inFile(out), Buffer.alloc(64))]) {
      damage();
      expect((await run('verify', out)).stderr).toMatch(/^(missing|altered): manifest\.json\.sig\n$/);
      expect(await mirror(out)).toMatchObject({ changed: 1, requests: 1 });
      sameTrees(out, signed);
    }
    site.folder = plain;
    const other = newTree();
    expect((await run('mirror', site.address, '--out', other)).stderr).toContain('the tree has no signature');
    writeFileSync(inFile(other), Buffer.alloc(64));
    expect((await run('verify', other)).stderr).toBe('extra: manifest.json.sig\n');
  });

  it('takes what cannot be a signature for none', async () => {
    for (const [status, body] of [
      [200, '<h1>Not found</h1>'],
      [200, 'x'.repeat(1000)],
      [200, 'x'],
      [403, ''],
    ] as const) {
      site.alter = (name, response) => {
        if (name !== SIGNATURE) return false;
        response.writeHead(status, body.startsWith('<') ? { 'Content-Type': 'text/html' } : {}).end(body);
        return true;
      };
      const out = newTree();
      await mirror(out);
      sameTrees(out, plain);
    }
  });
});

it('a tree from a folder is signed too, or refused', async () => {
  const out = newTree();
  expect((await run('expand', signed, out, '--key', keys.pub)).code).toBe(0);
  sameTrees(out, signed);
  expect(await run('expand', plain, newTree(), '--key', keys.pub)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('there is no signature at'),
  });
});

it('a host without tags is asked by time', async () => {
  const out = newTree();
  site.alter = (name, response, request) => {
    const file = inFile(site.folder, name);
    if (!existsSync(file)) return false;
    const modified = statSync(file).mtime.toUTCString();
    const isSame = request.headers['if-modified-since'] === modified;
    response.writeHead(isSame ? 304 : 200, { 'Last-Modified': modified }).end(isSame ? undefined : readFileSync(file));
    return true;
  };
  await mirror(out);
  expect(await mirror(out)).toMatchObject({ changed: 0, requests: 1, bytes: 0 });
  sameTrees(out, signed);
});
