import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES } from './pages.ts';

/** The headings of a page, without lines of code that begin with `#`. */
function headings(page: string): string[] {
  const text = readFileSync(page, 'utf8').replace(/^```.*?^```/gms, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
}

/** The anchor of a heading as GitHub makes it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

describe('The citations in code and data', () => {
  /** `docs/reference/contract.md, "Fasting"`; a comment may break the line anywhere in it. */
  const citations = ['generator', 'tests', 'data', 'schemas'].flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[])
      .filter((name) => /\.(tsx?|css|yaml|json)$/.test(name))
      .flatMap((name) => {
        const text = readFileSync(path.join(folder, name), 'utf8').replace(/\n\s*(\*|#|\/\/)?\s*/g, ' ');
        const cited = text.matchAll(/\b((?:docs|data)\/[\w/-]+\.md), "([^"]+)"/g);
        return [...cited].map(([, page = '', heading = '']) => ({ file: `${folder}/${name}`, page, heading }));
      }),
  );

  it('are found by this test', () => {
    expect(citations.map(({ file }) => file)).toContain('generator/responses/saints-list.ts');
  });

  it('name headings of existing pages', () => {
    const strange = citations.filter(({ page, heading }) => !existsSync(page) || !headings(page).includes(heading));
    expect(strange).toEqual([]);
  });

  it('name no page that is not in the repository', () => {
    const named = ['generator', 'schemas', 'data'].flatMap((folder) =>
      (readdirSync(folder, { recursive: true }) as string[])
        .filter((name) => /\.(tsx?|css|yaml|json)$/.test(name))
        .flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(/\b[\w/-]+(?:\.ru)?\.md\b/g)])
        .map(([page]) => page),
    );
    // An imported pack has its own notice.
    const known = new Set([...PAGES, ...PAGES.map((page) => page.replace(/^docs\//, '')), 'NOTICE.md']);
    expect(named.filter((page) => !known.has(page))).toEqual([]);
  });
});

it.each(PAGES)('%s links only to existing files and headings', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [file = '', fragment] = link.split('#');
    const target = file === '' ? page : path.join(path.dirname(page), file);
    if (!existsSync(target)) return true;
    return fragment !== undefined && !headings(target).map(anchor).includes(fragment);
  });
  expect(broken).toEqual([]);
});
