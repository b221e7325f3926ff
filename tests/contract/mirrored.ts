import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mirrorSite } from '../../generator/mirror/mirror.ts';
import { EVERYTHING, type Selection } from '../../generator/tree/plan/selection.ts';
import { sharedFolder } from '../support/data-folder.ts';
import { run } from '../support/run.ts';
import { treeFiles } from '../support/trees.ts';

/** Days, texts, lists, pages, icons, datasets: something of every sort, without all of its requests. */
const SOME: Selection = { ...EVERYTHING, languages: ['en'], endpoints: ['fasting', 'akathists'] };

/** Tests that `menologion mirror` makes a verified copy of what a host serves, over HTTP alone. */
export function mirrorSuite(host: string, origin: () => string, tree: () => string): void {
  it(`${host} can be mirrored, and asked whether anything is new with one request`, { timeout: 120_000 }, async () => {
    const out = mkdtempSync(path.join(sharedFolder(), 'mirror-'));
    const copy = { site: origin(), out, selection: SOME };
    const { files } = await mirrorSite(copy, {});
    const copied = [...treeFiles(out).keys()].filter((file) => file !== '.mirror.json');
    expect(copied).toHaveLength(files);
    for (const kind of [/\/fasting\/2026\//, /\/akathists/, /\.html$/, /\.svg$/, /\.json\.gz$/]) {
      expect([kind, copied.some((file) => kind.test(file))]).toEqual([kind, true]);
    }
    for (const file of copied) {
      expect(readFileSync(path.join(out, file)).equals(readFileSync(path.join(tree(), file))), file).toBe(true);
    }
    expect((await run('verify', out)).stderr).toBe('');
    expect(await mirrorSite(copy, {})).toMatchObject({ changed: 0, requests: 1 });
    rmSync(out, { recursive: true });
  });
}
