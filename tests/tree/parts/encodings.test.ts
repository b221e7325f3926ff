import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isCompressed, withCompressed } from '../../../generator/contract/encodings.ts';
import { FRONT_PAGE } from '../../../generator/contract/pages.ts';
import { indexPath, OPENAPI_FILE } from '../../../generator/contract/paths.ts';
import { PAGE_SCRIPT, PAGE_STYLE } from '../../../generator/site/model/paths.ts';
import { withCopies } from '../../../generator/tree/parts/encodings.ts';
import { run } from '../../support/run.ts';
import { SMALL_DATA } from '../../support/small-data.ts';
import { newTree, treeFiles } from '../../support/trees.ts';

const DATA = ['--data', SMALL_DATA];
const FEW = ['--years', '2026', '--lang', 'en', '--endpoint', 'fasting,hymnography', ...DATA];
const isEncoded = (file: string) => /\.br$|(?<!\.jsonl?)\.gz$|^(openapi|.*\/en)\.json\.gz$/.test(file);

describe('Compressed copies of files', () => {
  it('have the same content in both encodings, for pages, what they load, and lists; and verify knows them', async () => {
    const out = newTree();
    expect((await run('generate', ...FEW, '--out', out)).code).toBe(0);
    const files = [...treeFiles(out).keys()];
    const plain = files.filter(isCompressed);
    for (const file of [FRONT_PAGE, OPENAPI_FILE, PAGE_SCRIPT, PAGE_STYLE, 'reference.html', 'reference/tasks.html'])
      expect(plain).toContain(file);
    expect(plain).toContain(indexPath('search', 'en'));
    expect(files.filter(isEncoded).sort()).toEqual(plain.flatMap((file) => withCompressed(file).slice(1)).sort());
    for (const file of plain) {
      const [own, br, gzip] = withCompressed(file).map((one) => readFileSync(path.join(out, one)));
      expect(brotliDecompressSync(br as Buffer).equals(own as Buffer), file).toBe(true);
      expect(gunzipSync(gzip as Buffer).equals(own as Buffer), file).toBe(true);
    }
    expect((await run('verify', out)).code).toBe(0);
    writeFileSync(path.join(out, `${FRONT_PAGE}.br`), 'x');
    writeFileSync(path.join(out, `${PAGE_SCRIPT}.gz`), 'x');
    const { code, stderr } = await run('verify', out, '--repair', ...DATA);
    expect(stderr).toContain(`truncated: ${FRONT_PAGE}.br`);
    expect(stderr).toContain(`truncated: ${PAGE_SCRIPT}.gz`);
    expect(code).toBe(0);
    expect((await run('verify', out)).code).toBe(0);
  });

  it('are deleted if the host compresses by itself', async () => {
    const out = newTree();
    const flags = ['--years', '2026', '--lang', 'en', '--endpoint', 'fasting', ...DATA, '--out', out];
    for (const host of [[], ['--host', 'netlify'], ['--host', 'cloudflare']]) await run('generate', ...flags, ...host);
    const files = [...treeFiles(out).keys()];
    expect(files).toContain(FRONT_PAGE);
    expect(files.filter(isEncoded)).toEqual([]);
    expect((await run('verify', out)).code).toBe(0);
  });

  it('do not name the system on which they were made', async () => {
    const [, , gzip] = await withCopies(FRONT_PAGE, Buffer.from('a'), withCompressed(FRONT_PAGE));
    const time = gzip?.content.subarray(4, 8);
    expect([...(time ?? []), gzip?.content[9]]).toEqual([0, 0, 0, 0, 255]);
  });
});
