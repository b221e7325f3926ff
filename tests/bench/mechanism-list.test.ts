import { readFileSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkout } from '../support/checkout.ts';
import { MECHANISMS, without } from './mechanism-list.ts';

describe('Each mechanism for speed', () => {
  it('is switched off by an edit that its code still allows', () => {
    const root = checkout();
    try {
      for (const mechanism of MECHANISMS) without(mechanism, root);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('has a row in docs/reference/speed.md', () => {
    const page = readFileSync('docs/reference/speed.md', 'utf8');
    expect(MECHANISMS.filter(({ name }) => !page.includes(`| \`${name}\` |`))).toEqual([]);
  });
});
