import { crc32 as crc32OfZlib } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { validatorOf } from '../../generator/catalog/validators.ts';
import { blockOf, crc32, halfOf, MOST_BLOCK_BYTES } from '../../generator/contract/block-file.ts';
import { blockFiles } from '../../generator/responses/blocks.ts';
import { decoded } from '../../generator/responses/bytes.ts';
import { type ContentFile, contentFiles } from '../../generator/responses/content.ts';
import type { Block, BlockList } from '../../schemas/types.ts';
import { realCatalog } from '../support/real-days.ts';

const blocksFrom = (files: Iterable<ContentFile>) =>
  new Map(Array.from(blockFiles(files), ({ path, content }) => [path, decoded(content)]));
const of = (name: string) => `api/v1/datasets/blocks/${name}.json`;

/** Hymns of the given ids, each with the given number of bytes. */
const hymns = (sizes: ReadonlyMap<string, number>): ContentFile[] =>
  [...sizes].map(([id, size]) => {
    const entry = JSON.stringify({ id, found: true, troparia: 'x'.repeat(size) });
    const meta = JSON.stringify({ lang: 'ru', format: 'html', requestedIds: [id], count: 1 });
    return { endpoint: 'hymnography', edition: 'ru', id, text: () => `{"meta":${meta},"data":[${entry}]}` };
  });
const sizes = new Map(Array.from({ length: 400 }, (_, i) => [`${1000 + i}`, 2000 + ((i * 37) % 1500)]));
const different = (a: Map<string, string>, b: Map<string, string>) =>
  [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path)).sort();

describe('The blocks of the project', () => {
  const files = [...contentFiles(realCatalog, 'https://example.org/api/v1')];
  const blocks = blocksFrom(files);
  const lists = [...blocks].filter(([path]) => !/-\d+\./.test(path));

  it('have the shape of their schemas', () => {
    for (const [path, text] of blocks) {
      const check = validatorOf(/-\d+\./.test(path) ? 'responses/block' : 'responses/block-list');
      if (!check(JSON.parse(text))) expect.fail(`${path}: ${JSON.stringify(check.errors)}`);
    }
  });

  it('replace every file once, in the block of the CRC-32 of its id, with one line for each entry', () => {
    const named: string[] = [];
    for (const [, text] of lists) {
      const { meta, data } = JSON.parse(text) as BlockList;
      for (const block of data) {
        const lines = (blocks.get(of(`${meta.endpoint}-${block}.${meta.edition}`)) ?? '').split('\n');
        const whole = JSON.parse(lines.join('\n')) as Block;
        expect(lines.slice(1, -2).map((line) => JSON.parse(line.replace(/,$/, '')))).toEqual(whole.data);
        for (const { id } of whole.data) {
          const bits = `1${crc32OfZlib(id).toString(2).padStart(32, '0')}`;
          expect(bits.startsWith(block.toString(2))).toBe(true);
        }
        named.push(...whole.meta.files.map((file) => `${meta.edition}/${meta.endpoint}/${file}`));
      }
    }
    const wanted = files.map(({ edition, endpoint, id, number }) => {
      return `${edition}/${endpoint}/${id}${number === undefined ? '' : `/${number}`}.json`;
    });
    expect(named.sort()).toEqual(wanted.sort());
  });

  it('have about 200 kB if there is enough to divide, and never more than the limit', () => {
    const lengths = [...blocks.values()].map((text) => Buffer.byteLength(text));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(MOST_BLOCK_BYTES);
    const ofHymns = [...blocks].filter(([path]) => /hymnography-\d+\.ru/.test(path)).map(([, text]) => text);
    const mean = ofHymns.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / ofHymns.length;
    expect(mean).toBeGreaterThan(130_000);
  });
});

describe('Blocks', () => {
  const before = blocksFrom(hymns(sizes));

  it('do not depend on an earlier state: a text that grows changes only its own block', () => {
    for (const id of ['1000', '1111', '1399']) {
      const after = blocksFrom(hymns(new Map(sizes).set(id, 2100)));
      const changed = different(before, after);
      expect(changed).toHaveLength(1);
      expect(after.get(changed[0] as string)).toContain(`\n{"id":"${id}"`);
    }
  });

  it('are split if one would be too large, which changes no other', () => {
    const grown = blocksFrom(hymns(new Map(sizes).set('1111', 250_000)));
    const [list, ...changed] = different(before, grown).reverse();
    expect(list).toBe(of('hymnography.ru'));
    const [own] = changed.filter((path) => before.has(path));
    const block = Number(/-(\d+)\./.exec(own ?? '')?.[1]);
    const halves = changed.filter((path) => grown.has(path));
    for (const half of halves)
      expect(Number(/-(\d+)\./.exec(half)?.[1]).toString(2)).toMatch(new RegExp(`^${block.toString(2)}`));
    expect(changed).toHaveLength(1 + halves.length);
    expect(different(before, blocksFrom(hymns(sizes)))).toEqual([]);
  });

  it('have a new id in one of them', () => {
    expect(different(before, blocksFrom(hymns(new Map(sizes).set('new', 100))))).toHaveLength(1);
  });

  it('have a single text of any size', () => {
    const one = blocksFrom(hymns(new Map([['large', 2 * MOST_BLOCK_BYTES]])));
    expect([...one.keys()]).toEqual([of('hymnography-1.ru'), of('hymnography.ru')]);
  });

  it('are found by a known or unknown id', () => {
    const { data } = JSON.parse(before.get(of('hymnography.ru')) as string) as BlockList;
    for (const id of sizes.keys()) {
      expect(before.get(of(`hymnography-${blockOf(id, data)}.ru`))).toContain(`\n{"id":"${id}",`);
    }
    expect(data).toContain(blockOf('nobody', data));
    expect(blockOf('nobody', [])).toBeNull();
    expect(blockOf('nobody', [halfOf(1, ~crc32('nobody'))])).toBeNull();
  });

  it('are numbered by the same CRC-32 as elsewhere', () => {
    for (const id of ['pascha', '12049', 'a', 'x'.repeat(128)]) expect(crc32(id)).toBe(crc32OfZlib(id));
  });
});
