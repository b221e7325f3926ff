import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../generator/engine/engine.ts';
import { decoded } from '../../../generator/responses/bytes.ts';
import { type AnswerRequest, dayRequest } from '../../../generator/site/model/answer-request.ts';
import { type DayHymns, dayHymns, ownersOfHymns } from '../../../generator/site/model/day-hymns.ts';
import { WORDS, type Words } from '../../../generator/site/words/words.ts';
import type { LiturgyAnswer, LiturgyEntrance } from '../../../schemas/types.ts';
import { hymn, liturgyDay } from '../../support/liturgy-days.ts';
import { answeredDay, textsOf } from '../../support/page-models.ts';
import { realCatalog } from '../../support/real-days.ts';

const { ru, en } = WORDS;
const engine = createEngine(realCatalog, {});

async function ask<A>({ file }: AnswerRequest): Promise<A | null> {
  const bytes = engine.file(file);
  return bytes && JSON.parse(decoded(bytes));
}

/** The hymns of a day of the project's own data. */
async function hymnsOn(date: string, words: Words): Promise<DayHymns['hymns']> {
  const found = await ask<LiturgyAnswer>(dayRequest(words.lang, 'liturgy', date));
  const day = found?.data[date];
  if (!day) throw new Error(`no Liturgy on ${date}`);
  const owners = ownersOfHymns(answeredDay(date, words), textsOf(words));
  return (await dayHymns(day, owners, words, ask))?.hymns ?? [];
}

describe('The hymns of a day', () => {
  it('are in the order in which they are sung, those of the tone first on a Sunday', async () => {
    const hymns = await hymnsOn('2026-11-29', ru);
    expect(hymns.map(({ marker, title, of }) => [marker, title, of])).toEqual([
      ['', 'Тропарь, глас 1-й', 'Октоих'],
      ['', 'Тропарь, глас 3-й', 'Апостол и евангелист Матфей'],
      ['', 'Кондак, глас 1-й', 'Октоих'],
      ['Слава', 'Кондак, глас 4-й', 'Апостол и евангелист Матфей'],
      ['И ныне', 'Кондак, глас 6-й', 'Пресвятая Богородица'],
    ]);
    expect(hymns[0]?.first).toBe('Камени запечатану от иудей, и воином стрегущим пречистое Тело…');
    expect(hymns[0]?.address).toBe('?text=octoechos_tone_1&lang=ru#troparia-1');
  });

  it('have Slavonic first for Russians, and English first for the English', async () => {
    const languages = async (words: Words) => (await hymnsOn('2026-11-29', words))[0]?.texts.map(({ lang }) => lang);
    expect(await languages(ru)).toEqual(['cu', 'ru']);
    expect(await languages(en)).toEqual(['en', 'cu']);
  });

  it('are those of the day itself where there is no Entrance', async () => {
    const hymns = await hymnsOn('2026-04-10', en);
    expect(hymns.map(({ title, texts }) => [title, texts.length])).toEqual([
      ['Troparion, tone 8', 2],
      ['Kontakion, tone 8', 2],
    ]);
  });

  it('are those of the forefeast on the eve of a feast, not yet those of the feast', async () => {
    const hymns = await hymnsOn('2026-01-06', ru);
    expect(hymns.map(({ first }) => first.split(' ').slice(0, 2).join(' '))).toEqual([
      'Написовашеся иногда',
      'Дева днесь',
    ]);
    expect(hymns[1]?.first).toContain('Превечное Слово');
  });

  it('are there once, though a feast, its second day and its afterfeast share them', async () => {
    const hymns = (await hymnsOn('2026-06-01', en)).filter(({ first }) =>
      first.startsWith('Blessed are You, O Christ'),
    );
    expect(hymns.map(({ of }) => of)).toEqual(['Day of the Holy Trinity, Pentecost']);
  });

  it('are general ones, with the name of the saint, where a saint has none of his own', async () => {
    const general = (await hymnsOn('2026-04-20', ru)).filter(({ address }) => address.startsWith('?text=common_'));
    expect(general.length).toBeGreaterThan(0);
    for (const { title, of } of general) {
      expect(title).toMatch(/^Общий (тропарь|кондак), глас/);
      expect(of).not.toBe('');
    }
  });

  it('have the words of four saints; those of the others are at their addresses', async () => {
    const saints = [7247, 7248, 7258, 5190, 11114].map((id) => ({ id, label: `Saint ${id}` }));
    const saint = saints.map(({ id, label }) => hymn(String(id), { of: { id, label } }));
    const found = await dayHymns(liturgyDay({ entrance: { saint } as LiturgyEntrance }), [], en, ask);
    expect(found?.hymns.map(({ texts }) => texts.length > 0)).toEqual([true, true, true, true, false]);
    expect(found?.hymns.at(-1)).toMatchObject({ first: '', address: '?text=11114&lang=en#troparia-1' });
  });

  it('are none where nothing is known', async () => {
    expect(await dayHymns(liturgyDay(), [], en, ask)).toBeNull();
  });
});
