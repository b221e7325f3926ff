import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { validatorOf } from '../../generator/catalog/validators.ts';
import { monthInDataset } from '../../generator/contract/dataset-file.ts';
import { sha256 } from '../../generator/sha256.ts';
import { edit } from '../support/data-folder.ts';
import { run } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, treeFiles, treeOf } from '../support/trees.ts';

const SCOPE = ['--years', '2026', '--datasets', '2025-2026', '--endpoint', 'fasting,movable,canons', '--pages', 'none'];

let whole: string;
beforeAll(async () => {
  whole = await treeOf(...SCOPE, '--host', 'netlify', '--data', SMALL_DATA);
});

const listed = async (...flags: string[]) => {
  const { code, stdout } = await run('list', whole, ...flags);
  expect(code).toBe(0);
  return stdout.trimEnd().split('\n');
};
const pathOf = (line: string) => line.slice(66);
const sumsOf = (lines: string) =>
  execFileSync('sha256sum', ['-c', '--quiet', '--strict'], { cwd: whole, input: lines });

describe('the list of a tree', () => {
  it('has every file but the manifest, as sha256sum reads it', async () => {
    const lines = await listed();
    expect(lines.map(pathOf).sort()).toEqual(
      [...treeFiles(whole).keys()].filter((one) => one !== 'manifest.json').sort(),
    );
    expect(sumsOf(`${lines.join('\n')}\n`).toString()).toBe('');
  });

  it('is the one that the script of five lines for everybody prints', async () => {
    const [, script = ''] = /```sh\n(jq .*?)```/s.exec(readFileSync('docs/how-to/mirrors.md', 'utf8')) ?? [];
    expect(script.trimEnd().split('\n')).toHaveLength(5);
    const printed = execFileSync('sh', ['-c', script], { cwd: whole }).toString().trimEnd().split('\n');
    expect(printed.toSorted()).toEqual((await listed()).toSorted());
  });

  it('has the files of some years, or of none, and as JSON their sizes too', async () => {
    const year = (await listed('--years', '2025')).map(pathOf);
    expect(year).toContain('manifest/2025.json');
    expect(year.filter((one) => !one.includes('2025'))).toEqual([]);
    const others = (await listed('--years', 'none')).map(pathOf);
    expect(others).toEqual(expect.arrayContaining(['manifest/tree.json', '_redirects', 'manifest/texts.json']));
    expect(others.filter((one) => /202[56]/.test(one))).toEqual([]);
    const json = (await listed('--years', '2025', '--json')).map((line) => JSON.parse(line));
    expect(json[0]).toEqual({
      path: 'manifest/2025.json',
      size: readFileSync(path.join(whole, 'manifest/2025.json')).length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('is refused with a sentence if a record is missing or another', async () => {
    const out = copyOf(whole);
    edit(path.join(out, 'manifest/2026.json'), '2026-01-01.json ', '2026-01-01.json 1');
    const altered = await run('list', out);
    expect(altered).toMatchObject({ code: 1 });
    expect(altered.stderr).toContain('manifest/2026.json is not the list that manifest.json names');
    rmSync(path.join(out, 'manifest/2026.json'));
    expect((await run('list', out)).stderr).toContain('manifest/2026.json is missing');
    rmSync(path.join(out, 'manifest.json'));
    expect((await run('list', out)).stderr).toContain('is not finished');
  });
});

describe('the lists of a tree', () => {
  const json = (name: string) => JSON.parse(readFileSync(path.join(whole, name), 'utf8'));

  it('have the shapes that are published', () => {
    const manifest = json('manifest.json');
    expect([validatorOf('tree/manifest')(manifest), validatorOf('tree/manifest').errors]).toEqual([true, null]);
    for (const part of manifest.parts) {
      const validate = validatorOf('tree/record');
      expect([part, validate(json(`manifest/${part}.json`)), validate.errors]).toEqual([part, true, null]);
    }
  });

  it('have the digest of every month of a dataset', () => {
    const { from } = json('manifest/2025.json');
    for (const name of ['fasting.ru', 'movable.en']) {
      const file = `api/v1/datasets/${name.replace('.', '-2025.')}.json.gz`;
      const dataset = readFileSync(path.join(whole, file));
      const months = Array.from({ length: 12 }, (_, i) => inflateRawSync(monthInDataset(dataset, i + 1)));
      expect(from[name]).toEqual(months.map((month) => sha256(month)));
    }
  });
});

describe('a partial copy', () => {
  /** Russian and 2026, copied as a person would. */
  const partial = () => {
    const out = copyOf(whole);
    for (const one of treeFiles(whole).keys()) {
      const isMeant = /^manifest(\.json|\/2026)|^api\/v1\/(ru\/\w+\/2026|(datasets|feeds)\/\w+-2026\.ru)/.test(one);
      if (!isMeant) rmSync(path.join(out, one));
    }
    return out;
  };

  it('is verified by what was copied', async () => {
    const out = partial();
    const { code, stdout, stderr } = await run('verify', out, '--only', 'ru,2026');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^73\d files of .*: all match the record\nthe tree has no signature, so nobody vouches for it\n$/,
    );
    expect((await run('verify', out)).code).toBe(1);
    expect((await run('verify', out, '--only', 'en,2026')).code).toBe(1);
    expect((await run('verify', out, '--only', 'ru,2025')).stderr).toBe('missing: manifest/2025.json\n');
  });

  it('is found wrong where it is wrong', async () => {
    const out = partial();
    truncateSync(path.join(out, 'api/v1/ru/fasting/2026/2026-02-01.json'), 9);
    rmSync(path.join(out, 'api/v1/ru/movable/2026/2026-02-01.json'));
    const { code, stderr } = await run('verify', out, '--only', 'ru,2026');
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n').sort()).toEqual([
      'missing: api/v1/ru/movable/2026/2026-02-01.json',
      'truncated: api/v1/ru/fasting/2026/2026-02-01.json',
    ]);
    const fasting = await run('verify', out, '--only', 'ru,2026,fasting');
    expect(fasting.stderr).toBe('truncated: api/v1/ru/fasting/2026/2026-02-01.json\n');
    edit(path.join(out, 'manifest/2026.json'), '2026-01-01.json ', '2026-01-01.json 1');
    expect((await run('verify', out, '--only', 'ru,2026')).stderr).toBe('altered: manifest/2026.json\n');
  });

  it('is named by words that exist, and is not repaired', async () => {
    expect((await run('verify', whole, '--only', 'ru,weather')).stderr).toContain(
      '“weather” is neither a year nor one of',
    );
    expect((await run('verify', whole, '--only', 'ru', '--repair')).stderr).toContain('cannot be used with --only');
  });
});
