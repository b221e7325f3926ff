import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGES } from './pages.ts';

const MOST_WORDS = 60;
const pages = PAGES.filter((page) => /^docs\/.+\//.test(page));
const withoutCode = (page: string) => readFileSync(page, 'utf8').replace(/^ *```.*?^ *```/gms, '```');

it.each(pages)(`%s has no bullet of more than ${MOST_WORDS} words`, (page) => {
  const items = withoutCode(page)
    .split(/\n(?= *(?:-|\d+\.) )/)
    .map((item) => item.split(/\n\n|\n(?=#)/)[0] ?? '')
    .filter((item) => /^ *(?:-|\d+\.) /.test(item));
  expect(items.filter((item) => item.split(/\s+/).length > MOST_WORDS + 1)).toEqual([]);
});

describe('A page in two languages', () => {
  /** How often each kind of line is on a page, in order: headings, items, rows of tables, blocks of code. */
  const shape = (page: string) =>
    withoutCode(page)
      .split('\n')
      .map((line) => /^ *(#+ |- |\d+\. |\||```)/.exec(line)?.[1])
      .filter((mark) => mark !== undefined);

  it.each(pages.filter((page) => page.endsWith('.ru.md')))('%s has the parts of the English one', (page) => {
    expect(shape(page)).toEqual(shape(page.replace('.ru.md', '.md')));
  });
});
