import { describe, expect, it } from 'vitest';
import { SOURCES_REQUEST } from '../../generator/site/model/answer-request.ts';
import type { Verse } from '../../generator/site/model/text-part.ts';
import { en } from '../../generator/site/words/en.ts';
import { ru } from '../../generator/site/words/ru.ts';
import { ruTexts } from '../../generator/site/words/texts-words.ts';
import { pageOfCommemoration, pageOfDay, pageOfText } from '../support/page-models.ts';

describe('the readings of a day', () => {
  it.each([
    [ru, 'Прославление святителя Тихона, патриарха Московского и всея России, если совершается служба'],
    [en, 'Glorification of Saint Tikhon, Patriarch of Moscow and All Russia, if the service is kept'],
  ])('say in words what is read only where a service is kept', (words, of) => {
    const liturgy = pageOfDay('2027-10-09', words).services.find(({ service }) => service === 'liturgy');
    const last = liturgy?.groups.at(-1);
    expect([last?.of, last?.readings.length]).toEqual([of, 2]);
    expect(last?.readings[0]?.label).toContain('7:26');
    expect(liturgy?.groups.slice(0, -1).map((group) => group.of)).not.toContain(of);
  });
});

describe('a day', () => {
  it('has its great feast, its dates and its season', () => {
    const page = pageOfDay('2026-01-07', en);
    expect(page.title).toBe('Wednesday, 7 January 2026');
    expect(page.day.julianDate).toBe('2025-12-25');
    expect(page.pascha).toBe('2026-04-12');
    expect(page.great.map(({ name }) => name)).toEqual(['Nativity of our Lord and Savior Jesus Christ']);
    expect(page.great[0]?.texts?.collections).toContain('canons');
    expect(page.requests.map(({ asked }) => asked.address)).toContain('api/v1/calendar/day/2026-01-07?lang=en');
  });
});

describe('texts of an id', () => {
  const verses = (page: ReturnType<typeof pageOfText>) =>
    page?.parts.flatMap(({ blocks }) => blocks.filter((block): block is Verse => block.kind === 'verse')) ?? [];

  it('are in Slavonic beside the translation, under their rubrics', () => {
    const page = pageOfText('pascha', ru);
    const irmos = verses(page).find(({ slavonic }) => slavonic?.html.includes('Воскресения день, просветимся'));
    expect(irmos).toMatchObject({ rubric: 'Ирмос', role: 'irmos', translation: { lang: 'ru' } });
    expect(page?.translation).toBe('Русский');
    const canon = page?.parts.find(({ id }) => id === 'canon-1');
    expect(canon?.about?.tone).toBe('Глас 1-й');
    expect(canon?.places.map(({ title }) => title)).toEqual([1, 3, 4, 5, 6, 7, 8, 9].map(ruTexts.ode));
  });
});

describe('a commemoration', () => {
  /** Its requests, except that for the list of sources, which most have. */
  const filesOf = (page: ReturnType<typeof pageOfCommemoration>) =>
    page?.requests.map(({ asked }) => asked.file).filter((file) => file !== SOURCES_REQUEST.file);

  it('has its rank, its class, its rule, its names, its other days, its hymns and lives', () => {
    const page = pageOfCommemoration('9306', ru, '2026-10-09');
    expect(page).toMatchObject({
      title: 'Преставление преподобного Сергия, игумена Радонежского, всея России чудотворца (1392)',
      rank: 'polyeleos',
      rankLabel: 'Полиелейный праздник',
      classes: ['Преподобные'],
      names: ['Сергий'],
      previous: { from: '2026-10-08', to: '2026-10-08' },
    });
    expect(page?.when).toContain('25 сентября');
    expect(page?.next.map(({ from }) => from)).toEqual([2027, 2028, 2029, 2030, 2031].map((year) => `${year}-10-08`));
    expect(page?.related.find(({ id }) => id === '7041')).toMatchObject({ next: '2027-07-18' });
    expect(page?.parts.map(({ id }) => id)).toEqual(expect.arrayContaining(['hymns', 'life-1']));
    expect(page?.parts.some(({ id }) => /canon|akathist/.test(id))).toBe(false);
    expect(filesOf(page)).toEqual([
      'api/v1/ru/commemorations/9306.json',
      'api/v1/ru/hymnography/9306.json',
      'api/v1/commemorations/ru.json',
    ]);
  });
});
