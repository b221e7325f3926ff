import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { estimate, type Group, otherGroups, yearGroups } from '../../../generator/tree/plan/estimate.ts';
import { resolveOptions } from '../../../generator/tree/plan/options.ts';
import { treeFiles, treeOf } from '../../support/trees.ts';

const flags = { years: '2026', csv: true } as const;
const out = await treeOf('--years', '2026', '--csv');
const files = new Map([...treeFiles(out).keys()].map((file) => [file, statSync(path.join(out, file)).size]));
const { scope } = resolveOptions(flags);
const isOfYear = (file: string) =>
  /\/(?:\d{4}\/\d{4}-\d\d-\d\d\.json|(?:datasets|feeds)\/\w+-\d{4}\.\w+\.\S+)$/.test(file);
const bytesAt = ({ place }: Group) =>
  [...files]
    .filter(([file]) => file === place || file.startsWith(`${place}/`))
    .reduce((sum, [, size]) => sum + size, 0);

/** Whether an estimate is right to a tenth. */
function expectAbout(estimated: number, real: number, what: string): void {
  expect(estimated / real, what).toBeGreaterThan(0.9);
  expect(estimated / real, what).toBeLessThan(1.1);
}

describe('The estimate of a tree', () => {
  it('has the bytes of each group of files of a year to a tenth, and their number exactly', () => {
    const groups = yearGroups(scope, 2026);
    for (const group of groups) expectAbout(group.files * group.bytes, bytesAt(group), group.place);
    const all = [...files.keys()].filter(isOfYear);
    expect(groups.reduce((sum, group) => sum + group.files, 0)).toBe(all.length);
  });

  it('has the bytes of texts and pages to a tenth', () => {
    const others = [...files].filter(([file]) => !isOfYear(file) && !/^manifest|datapackage\.json$/.test(file));
    for (const part of [/^api\//, /^(?!api\/)/]) {
      const own = others.filter(([file]) => part.test(file));
      const { bytes } = estimate(otherGroups(own.map(([file]) => file)), 4096, () => false);
      expectAbout(
        bytes,
        own.reduce((sum, [, size]) => sum + size, 0),
        String(part),
      );
    }
  });

  it('has the room on a disk, of which a file takes whole blocks, to a tenth', () => {
    const paths = [...files.keys()].filter((file) => !isOfYear(file));
    for (const block of [512, 4096, 65_536]) {
      const { bytesOnDisk } = estimate([...yearGroups(scope, 2026), ...otherGroups(paths)], block, () => false);
      const real = [...files.values()].reduce((sum, size) => sum + Math.ceil(size / block) * block, 0);
      expectAbout(bytesOnDisk, real, `blocks of ${block}`);
    }
  });

  it('wants no new room for what is there', () => {
    const groups = yearGroups(scope, 2026);
    expect(estimate(groups, 4096, () => true).wanted).toEqual({ files: 0, bytes: 0 });
    const { wanted } = estimate(groups, 4096, (place) => !place.endsWith('/calendar/2026'));
    expect(wanted.files).toBe(2 * 365);
  });
});
