import { expect, it } from 'vitest';
import { prerenderedUnits } from '../../generator/site/prerender/units.ts';
import { filesOfUnits } from '../../generator/site/source.ts';
import { realCatalog } from '../support/real-days.ts';

const pages = { firstYear: 2026, lastYear: 2026, languages: ['ru', 'en'], texts: true, liturgy: true } as const;
const units = prerenderedUnits({ catalog: realCatalog, origin: 'https://calendar.example', pages });

/** A page of a place, by its path. */
async function page(place: string): Promise<string> {
  const [file] = await filesOfUnits(units.filter(({ path }) => path === `${place}/index.html`));
  return String(file?.content);
}

it('The pages of days and texts show commemorations, the fast and the readings without a script', async () => {
  const day = await page('en/day/2026-08-28');
  for (const said of ['Dormition of our Most Holy Lady', 'Readings from Scripture', 'Fish'])
    expect(day).toContain(said);
  expect(day).toContain('<html lang="en">');
  expect(await page('month/2026-04')).toMatch(/Великая пятница/i);
  expect(await page('year/2026')).toContain('Светлое Христово Воскресение');
  expect(await page('text/pascha')).toContain('Христос воскресе из мертвых');
  expect(await page('en/text')).toContain('Morning Prayers');
});

it('The page of a day says what a narrative is about', async () => {
  expect(await page('en/day/2026-01-15')).toContain('>akathist, hymns, life</a>');
  expect(await page('en/day/2026-01-07')).toContain('>canon, hymns, about this day</a>');
  expect(await page('day/2026-07-21')).toContain('>песнопения, история</a>');
});

it('The page of a day has its date and its feast in the title', async () => {
  const [, title] = /<title>([^<]*)/.exec(await page('en/day/2026-01-07')) ?? [];
  expect(title).toMatch(/^Wednesday, 7 January 2026\. Nativity of .* – Menologion$/);
});
