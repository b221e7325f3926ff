import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { nodeServer } from '../../generator/edge/hosts/node.ts';
import { codeOf } from '../../generator/reference/data-page.ts';
import { jobOf } from '../../generator/tree/generate.ts';
import { listTree } from '../../generator/tree/list.ts';
import { holdingsOf } from '../../generator/tree/parts/holdings.ts';
import { resolveOptions } from '../../generator/tree/plan/options.ts';
import { clientPrograms } from '../support/client-programs.ts';
import { realCatalog } from '../support/real-days.ts';
import { treeOf } from '../support/trees.ts';

const out = await treeOf('--years', '2026', '--csv');
const server = nodeServer(out);
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(() => void server.close());
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const holdings = (csv: boolean) =>
  holdingsOf(jobOf(realCatalog, resolveOptions({ years: 2026, csv }).scope, origin), []);
const { folder, run } = await clientPrograms();

/** The code of a section, by the program that runs it. */
function code(page: 'datasets' | 'mirror', lang: 'ru' | 'en', id: string, language: string, csv = true): string {
  const found = codeOf(page, lang, origin, holdings(csv)).find((one) => one.id === id && one.language === language);
  if (!found) throw new Error(`the page ${page} has no ${language} in ${id}`);
  return found.lines;
}

describe.each(LANGUAGES)('The code of the pages about files, in %s', (lang) => {
  it('opens a year and a table with curl', { tags: ['curl', 'jq'] }, async () => {
    const day = JSON.parse(await run('sh', '-ec', code('datasets', lang, 'json', 'curl')));
    expect(day).toMatchObject({ gregorianDate: '2026-01-07', julianDate: '2025-12-25' });
    const lines = await run('sh', '-ec', `${code('datasets', lang, 'csv', 'curl')}cat calendar-2026.csv`);
    expect(lines.split('\n')[0]).toMatch(/^date,julianYear,/);
    const own = await run('sh', '-ec', `${code('datasets', lang, 'spreadsheet', 'curl', false)}cat calendar-2026.csv`);
    expect(own.trim().split('\n')).toHaveLength(365);
    expect(own).toContain('"2026-01-07","2025-12-25",');
  });

  it('opens a year and one month with Python', { tags: ['python3'] }, async () => {
    expect(await run('python3', '-c', code('datasets', lang, 'json', 'Python'))).toBe('365 2025-12-25');
    expect(await run('python3', '-c', code('datasets', lang, 'month', 'Python'))).toBe('30 2026-03-30');
  });

  it('prints every file of the tree as sha256sum reads it', { tags: ['curl', 'jq'] }, async () => {
    await run('sh', '-ec', `{ ${code('mirror', lang, 'list', 'shell')} } > all.txt`);
    const list = readFileSync(path.join(folder, 'all.txt'), 'utf8');
    const listed = [...listTree(out)].flat().map(({ path: file, sha256 }) => `${sha256}  ${file}`);
    expect(list.trimEnd().split('\n').sort()).toEqual(listed.sort());
    const some = list.split('\n').filter((_, i) => i % 500 === 0);
    writeFileSync(path.join(folder, 'list.txt'), `${some.join('\n')}\n`);
    await run('sh', '-ec', `cd '${out}' && sha256sum -c --quiet '${path.join(folder, 'list.txt')}'`);
  });

  it('prints what to cite', { tags: ['curl'] }, async () => {
    const said = await run('sh', '-ec', code('datasets', lang, 'cite', 'shell'));
    expect(said).toMatch(/^The Menologion authors\. Menologion, version \S+ http\S+\n[0-9a-f]{64} /);
  });
});
