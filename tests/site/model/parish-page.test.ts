import { describe, expect, it } from 'vitest';
import { typeSize } from '../../../generator/site/model/parish-page.ts';
import { enParish, ruParish } from '../../../generator/site/words/parish-words.ts';
import { WORDS } from '../../../generator/site/words/words.ts';
import { pageOfParish } from '../../support/page-models.ts';

const { ru, en } = WORDS;

describe('the sheet of a parish', () => {
  it('has one day with all that is kept, or the week from Monday to Sunday in brief', () => {
    const day = pageOfParish('2026-11-29', false, ru);
    const week = pageOfParish('2026-11-29', true, ru);
    expect(day.days.map(({ date }) => date)).toEqual(['2026-11-29']);
    expect(week.days.map(({ date }) => date.slice(-2))).toEqual(['23', '24', '25', '26', '27', '28', '29']);
    expect(day.days[0]?.kept.length).toBeGreaterThan(week.days[6]?.kept.length ?? 0);
    expect(pageOfParish('2026-11-23', true, ru).days).toEqual(week.days);
    for (const { kept, services } of week.days) expect([kept.length > 0, services.length > 0]).toEqual([true, true]);
  });

  it('has the hymns of its last day in the order of the Entrance, Slavonic in Russian', () => {
    const inRussian = pageOfParish('2026-11-29', true, ru).hymns;
    const inEnglish = pageOfParish('2026-11-29', true, en).hymns;
    expect(inRussian[0]).toMatchObject({ title: 'Тропарь, глас 1-й, Октоих', lang: 'cu' });
    expect(inRussian[0]?.html).toContain('Камени запечатану от иудей');
    expect(inRussian[1]).toMatchObject({ title: 'Тропарь храма', html: '' });
    expect(inRussian.at(-1)?.title).toMatch(/^И ныне\. Кондак/);
    expect(inEnglish.map(({ lang, html }) => html === '' || lang === 'en')).not.toContain(false);
  });

  it('says which Liturgy is served if it is another than usual, and what is eaten', () => {
    const [wednesday, , friday] = pageOfParish('2026-04-08', true, ru).days.slice(2);
    expect(wednesday?.liturgy).toBe('Литургия Преждеосвященных Даров');
    expect(wednesday?.fast).toMatch(/питье$/);
    expect(friday?.liturgy).toBe('Литургии нет');
  });

  it('has smaller type the more is on it, never too small to read', () => {
    const page = pageOfParish('2026-11-29', true, ru);
    expect(typeSize(page)).toBeLessThan(typeSize(pageOfParish('2026-11-29', false, ru)));
    expect(typeSize({ ...page, notes: 'Молебен\n'.repeat(40) })).toBeLessThan(typeSize(page));
    expect(typeSize({ ...page, notes: 'Молебен\n'.repeat(2000) })).toBe(7);
  });

  it('has the same words in both languages', () => {
    expect(Object.keys(enParish)).toEqual(Object.keys(ruParish));
  });
});
