import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFiles } from '../../build/font.ts';

const FONTS = 'generator/site/fonts';

it('The font of the church script matches its package (otherwise run `npm run font`)', async () => {
  const made = await fontFiles();
  expect(readdirSync(FONTS).sort()).toEqual([...made.keys()].sort());
  for (const [name, content] of made) expect(content.equals(readFileSync(`${FONTS}/${name}`)), name).toBe(true);
  expect(made.get('ponomar-ofl.txt')?.toString()).toContain('SIL OPEN FONT LICENSE');
  expect(made.get('ponomar.woff2')?.length).toBeLessThan(60_000);
});
