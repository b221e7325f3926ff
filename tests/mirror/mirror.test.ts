import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mirrorSite } from '../../generator/mirror/mirror.ts';
import { EVERYTHING, type Selection } from '../../generator/tree/plan/selection.ts';
import { edit, sharedFolder } from '../support/data-folder.ts';
import { treeServer } from '../support/page-server.ts';
import { type PlainSite, plainSite } from '../support/plain-site.ts';
import { run } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { MAKES_DISKS, smallDisk } from '../support/small-disk.ts';
import { copyOf, newTree, sameTrees, treeFiles, treeOf } from '../support/trees.ts';

const SCOPE = [
  '--years',
  '2026',
  '--datasets',
  '2025-2026',
  '--endpoint',
  'fasting,movable,akathists',
  '--pages',
  'none',
];
const manners = { pause: 1, retries: 2, patience: 5000 };

let whole: string;
/** The tree after a weekday got another name. */
let corrected: string;
let site: PlainSite;
beforeAll(async () => {
  whole = await treeOf(...SCOPE, '--data', SMALL_DATA, '--sequence', '7');
  const folder = sharedFolder();
  const data = copyOf(SMALL_DATA, path.join(folder, 'data'));
  edit(path.join(data, 'movable.yaml'), 'en: Pascha', 'en: Holy Pascha');
  corrected = copyOf(whole, path.join(folder, 'tree'));
  const { code, stderr } = await run('generate', ...SCOPE, '--data', data, '--sequence', '8', '--out', corrected);
  if (code !== 0) throw new Error(stderr);
  site = await plainSite(whole);
});
afterAll(() => site.server.close());
beforeEach(() => {
  site.folder = whole;
  site.alter = () => false;
  site.taken();
});

const mirror = (out: string, selection: Selection = EVERYTHING, mostBytes?: number) =>
  mirrorSite({ site: site.address, out, selection, manners, ...(mostBytes === undefined ? {} : { mostBytes }) });
/** A new mirror. */
const mirrored = async (selection?: Selection) => {
  const out = newTree();
  await mirror(out, selection);
  site.taken();
  return out;
};

describe('a mirror', () => {
  it('is equal to its origin, and its days come from the datasets', async () => {
    const out = newTree();
    const { files, changed, requests } = await mirror(out);
    sameTrees(out, whole);
    expect({ files, changed }).toEqual({ files: treeFiles(whole).size, changed: treeFiles(whole).size });
    const taken = site.taken();
    expect(taken).toHaveLength(requests);
    expect(taken.filter((one) => /\/2026-\d\d-\d\d\.json/.test(one))).toEqual([]);
    expect(taken[0]).toBe('manifest.json');
    expect((await run('verify', out)).stderr).toBe('');
    expect(existsSync(path.join(out, '.mirror.part'))).toBe(false);
  });

  it('sends at most four requests at once', async () => {
    let [now, most] = [0, 0];
    site.alter = (name, response) => {
      now++;
      most = Math.max(most, now);
      response.once('close', () => now--);
      setTimeout(() => {
        if (name.endsWith('.sig')) response.writeHead(404).end();
        else response.end(readFileSync(path.join(whole, name)));
      }, 5);
      return true;
    };
    await mirrored();
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(4);
  });

  it('asks once if nothing changed, and replaces only what changed, of datasets only the months', async () => {
    const out = await mirrored();
    expect(await mirror(out)).toMatchObject({ changed: 0, requests: 1, bytes: 0 });
    const before = treeFiles(out);
    site.folder = corrected;
    site.taken();
    const { bytes } = await mirror(out);
    sameTrees(out, corrected);
    const taken = site.taken();
    expect(taken.filter((one) => one.includes('movable-2026.en.json.gz')).every((one) => / bytes=/.test(one))).toBe(
      true,
    );
    expect(taken.filter((one) => one.includes('fasting'))).toEqual([]);
    expect(bytes).toBeLessThan(manifestOf(whole).bytes / 3);
    const day = 'api/v1/en/movable/2026/2026-04-12.json';
    const now = treeFiles(out);
    expect(now.get(day)).not.toBe(before.get(day));
    const others = [...before].filter(([name]) => name.includes('/ru/') || name.includes('fasting'));
    expect(others.filter(([name, time]) => now.get(name) !== time)).toEqual([]);
  });

  it('leaves out what no host serves, if it cannot be made here', async () => {
    for (const host of ['netlify', 'cloudflare']) {
      const tree = await treeOf(...SCOPE, '--data', SMALL_DATA, '--host', host);
      site.folder = tree;
      site.alter = (name, response) => {
        const isHidden = /^[._]/.test(name);
        if (isHidden) response.writeHead(404).end();
        return isHidden;
      };
      const out = await mirrored();
      sameTrees(out, tree);
      const later = copyOf(tree);
      const line = manifestOf(tree).root.find((one: string) => one.startsWith('_'));
      edit(path.join(later, 'manifest.json'), line, line.replace(/\S+$/, '0'.repeat(64)));
      site.folder = later;
      const { code, stderr } = await run('mirror', site.address, out);
      expect({ code, stderr }).toMatchObject({
        code: 0,
        stderr: expect.stringContaining('was left out: it is for the host'),
      });
      expect(await run('verify', out)).toMatchObject({ code: 0, stderr: '' });
    }
  });

  it('is made of a host without ranges, and of our own server, which gives icons its address', async () => {
    const out = await mirrored();
    site.folder = corrected;
    site.alter = (_, __, request) => {
      delete request.headers.range;
      return false;
    };
    await mirror(out);
    sameTrees(out, corrected);
    const { server, origin } = await treeServer(...SCOPE, '--data', SMALL_DATA, '--sequence', '7');
    const other = newTree();
    const { code, stdout, stderr } = await run('mirror', origin, other);
    server.close();
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringMatching(/^[\d,]+ files to change, /) });
    expect(stdout).toMatch(/^[\d,]+ files changed of [\d,]+ files in /);
    sameTrees(other, whole);
  });

  it('takes several changed months by the header of the dataset, and the whole dataset if a range is wrong', async () => {
    const out = await mirrored();
    const some = copyOf(whole);
    const data = copyOf(SMALL_DATA);
    edit(path.join(data, 'movable.yaml'), 'en: Pascha', 'en: Holy Pascha');
    edit(path.join(data, 'movable.yaml'), 'en: Venerable Someone', 'en: Venerable Somebody');
    await run('generate', ...SCOPE, '--data', data, '--sequence', '9', '--out', some);
    site.folder = some;
    site.taken();
    await mirror(out);
    sameTrees(out, some);
    const ranges = site.taken().filter((one) => one.startsWith('api/v1/datasets/movable-2026.en.json.gz'));
    expect(ranges[0]).toMatch(/ bytes=0-167$/);
    expect(ranges.length).toBeGreaterThan(2);
    for (const status of [206, 416]) {
      site.folder = whole;
      const other = await mirrored();
      site.folder = corrected;
      site.alter = (_, response, request) => {
        if (request.headers.range) response.writeHead(status).end('x');
        return request.headers.range !== undefined;
      };
      await mirror(other);
      sameTrees(other, corrected);
    }
  });

  it('has what was selected, and nothing else', async () => {
    const russian: Selection = { ...EVERYTHING, languages: ['ru'], years: [{ firstYear: 2026, lastYear: 2026 }] };
    const out = await mirrored({ ...russian, others: ['texts'] });
    expect(existsSync(path.join(out, 'api/v1/en'))).toBe(false);
    expect(existsSync(path.join(out, 'api/v1/datasets/fasting-2025.ru.json.gz'))).toBe(false);
    expect(existsSync(path.join(out, 'api/v1/ru/akathists'))).toBe(true);
    expect(await run('verify', out)).toMatchObject({ code: 0, stderr: '' });
    await mirror(out, { ...russian, endpoints: ['fasting'], omitted: ['days'] });
    expect(existsSync(path.join(out, 'api/v1/ru/fasting'))).toBe(false);
    expect(existsSync(path.join(out, 'api/v1/datasets/fasting-2026.ru.json.gz'))).toBe(true);
    expect(existsSync(path.join(out, 'api/v1/datasets/movable-2026.ru.json.gz'))).toBe(false);
    expect(await run('verify', out)).toMatchObject({ code: 0, stderr: '' });
    const { stdout } = await run('list', out);
    execFileSync('sha256sum', ['-c', '--quiet', '--strict'], { cwd: out, input: stdout });
    expect(stdout.split('\n').filter((line) => line.includes('/datasets/'))).toHaveLength(2);
    writeFileSync(path.join(out, 'api/v1/datasets/movable-2026.ru.json.gz'), '');
    expect((await run('verify', out)).stderr).toContain('extra: api/v1/datasets/movable-2026.ru.json.gz');
    await mirror(out);
    sameTrees(out, whole);
  });

  it('becomes a tree of its own when somebody generates into it', async () => {
    const out = await mirrored();
    const { code } = await run('generate', ...SCOPE, '--data', SMALL_DATA, '--sequence', '7', '--out', out);
    expect(code).toBe(0);
    sameTrees(whole, out);
    expect(existsSync(path.join(out, '.mirror.json'))).toBe(false);
    await expect(mirror(out)).rejects.toThrow('contains a tree that is no mirror');
  });

  it('repairs what is missing or has another size', async () => {
    const out = await mirrored();
    rmSync(path.join(out, 'api/v1/ru/fasting/2026/2026-03-03.json'));
    truncateSync(path.join(out, 'api/v1/datasets/movable-2026.en.json.gz'), 100);
    rmSync(path.join(out, 'api/v1/icons'), { recursive: true });
    expect((await run('verify', out, '--repair')).stderr).toContain(`is a mirror of ${site.address}: run mirror again`);
    await mirror(out);
    sameTrees(out, whole);
  });
});

describe('a run that ends early', () => {
  it('leaves the mirror as it was, and the next one goes on', async () => {
    const out = await mirrored();
    site.folder = corrected;
    let left = 6;
    site.alter = (_, response) => {
      left--;
      if (left < 0) response.destroy();
      return left < 0;
    };
    await expect(mirror(out)).rejects.toThrow('cannot be fetched (');
    sameTrees(copyWithoutFetched(out), whole);
    const first = site.taken();
    site.alter = () => false;
    await mirror(out);
    sameTrees(out, corrected);
    const again = site.taken().filter((one) => first.slice(0, 6).includes(one) && !one.includes('bytes='));
    expect(again).toEqual(['manifest.json', 'manifest.json.sig']);
  });

  it('while it was changing the mirror is completed', async () => {
    const out = await mirrored();
    for (const gone of ['manifest.json', 'manifest/2026.json', 'api/v1/en/movable/2026/2026-04-12.json']) {
      rmSync(path.join(out, gone));
    }
    writeFileSync(path.join(out, 'manifest/2026.json.part'), '{');
    await mirror(out);
    sameTrees(out, whole);
  });

  it('sees an origin that changes under way as it is in the end', async () => {
    const out = newTree();
    site.alter = (name) => {
      if (name === 'manifest/texts.json') site.folder = corrected;
      return false;
    };
    await mirror(out);
    sameTrees(out, corrected);
  });

  it('was asked to wait', async () => {
    const out = newTree();
    let asked = 0;
    site.alter = (name, response) => {
      if (name !== 'manifest/texts.json' || asked++ > 0) return false;
      response.writeHead(503, { 'Retry-After': '0' }).end();
      return true;
    };
    await mirror(out);
    sameTrees(out, whole);
    site.alter = (_, response) => {
      response.writeHead(429, { 'Retry-After': '7200' }).end();
      return true;
    };
    await expect(mirror(out)).rejects.toThrow('asks to be left alone for 120 minutes');
  });
});

function manifestOf(tree: string) {
  return JSON.parse(readFileSync(path.join(tree, 'manifest.json'), 'utf8'));
}

/** A copy of a mirror as it is shown. */
function copyWithoutFetched(out: string): string {
  const copy = copyOf(out);
  rmSync(path.join(copy, '.mirror.part'), { recursive: true, force: true });
  return copy;
}

describe('a mirror is not made', () => {
  it('in a folder of something else, of another site, or larger than allowed', async () => {
    await expect(mirror(copyOf(whole))).rejects.toThrow('contains a tree that is no mirror');
    const out = await mirrored();
    await expect(mirrorSite({ site: 'http://127.0.0.1:1', out, manners })).rejects.toThrow(
      `is a mirror of ${site.address}`,
    );
    await expect(mirror(newTree(), EVERYTHING, 200_000)).rejects.toThrow('raise --max-size');
    expect((await run('mirror', site.address, '--years', '1990', '--out', newTree())).stderr).toContain(
      'none of these years',
    );
    expect((await run('mirror', 'example.org')).stderr).toContain('Write the scheme and the host');
    expect((await run('mirror', site.address, '--max-size', 'big', '--out', newTree())).stderr).toContain('500MB');
  });

  it.skipIf(!MAKES_DISKS)('without room for it, in bytes or in files', async () => {
    for (const [options, sentence] of [
      ['size=1m', /about [\d.]+ MB are needed, but only [\d.]+ [kM]B are free at/],
      ['size=90m,nr_inodes=100', /[\d,]+ files are needed, but the file system of .* has room for only/],
    ] as const) {
      const out = path.join(smallDisk(options), 'mirror');
      await expect(mirror(out)).rejects.toThrow(sentence);
      expect(existsSync(path.join(out, 'manifest.json'))).toBe(false);
      expect(site.taken().filter((one) => !one.startsWith('manifest'))).toEqual([]);
    }
  });

  it('of an older tree than it has', async () => {
    site.folder = corrected;
    const out = await mirrored();
    site.folder = whole;
    await expect(mirror(out)).rejects.toThrow('has tree 7, but the mirror already has tree 8');
    sameTrees(out, corrected);
  });

  it('without a word if the trees have no number', async () => {
    const unnumbered = await treeOf(...SCOPE, '--data', SMALL_DATA);
    site.folder = unnumbered;
    const out = newTree();
    expect((await run('mirror', site.address, out)).stderr).toContain('the site does not number its trees');
    expect(manifestOf(out).inputs.sequence).toBeUndefined();
  });
});
