import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { daysOf } from '../../generator/days/year.ts';
import { liturgyFields } from '../../generator/responses/liturgy.ts';
import { dataFolder, REAL_DATA } from '../support/data-folder.ts';

const BASIS = 'basis: "the custom of our parish; chapter 52"';

/** The answer of a day with a pack over the project’s data. */
async function answerWith(files: Record<string, string>, date: string) {
  const catalog = await loadCatalog([REAL_DATA, dataFolder(files, true)]);
  const day = daysOf(catalog)(Number(date.slice(0, 4))).find((one) => one.date === date);
  if (!day) throw new Error(`no day ${date}`);
  return liturgyFields(catalog, 'en')(day);
}

describe('The Liturgy with the pack of a parish', () => {
  it('has the hymns of its patron in the place of the temple’s', async () => {
    const { entrance } = await answerWith({ 'liturgy/temple.yaml': '- { temple: saint, of: 12049 }\n' }, '2026-11-29');
    expect(entrance?.saint?.map(({ of }) => of.id)).toContain(12049);
    expect(entrance?.saint?.map(({ of }) => of.id)).not.toContain('temple');
    expect(entrance?.theotokos?.map(({ of }) => of.id)).toContain('temple');
  });

  it('asks its rows before those of the books', async () => {
    const row = `- { on: julian 12-06, all: [troparion tone, slava-i-nyne kontakion tone], ${BASIS} }\n`;
    const { entrance } = await answerWith({ 'liturgy/entrance.yaml': row }, '2027-12-19');
    expect(entrance?.saint?.map(({ of }) => of.id)).toEqual(['octoechos_tone_1', 'octoechos_tone_1']);
  });

  it('has its services and propers in place of those of the same commemoration', async () => {
    const answer = await answerWith(
      {
        'liturgy/services/12.yaml': `- { of: [12049], beatitudes: [{ ode: 9, verses: 4 }], ${BASIS} }\n`,
        'liturgy/fixed/12.yaml': `- { of: 12049, common: venerable, ${BASIS} }\n`,
      },
      '2026-12-19',
    );
    expect(answer.beatitudes).toMatchObject([{ of: { id: 12049 }, odes: [9], verses: 4 }]);
    expect(answer.prokeimena.map(({ of, sources }) => [of.id, sources.length])).toEqual([[12049, 1]]);
    expect(answer.sources.map(({ label }) => label)).toContain('Typikon, chapter 52');
  });
});
