import { describe, expect, it } from 'vitest';
import { indexText } from '../../../generator/responses/indexes.ts';
import { nameDays, namedAfter, type SavedName } from '../../../generator/site/model/names.ts';
import { realCatalog } from '../../support/real-days.ts';

const names = JSON.parse(indexText('names', realCatalog, 'ru')).data;
const list = JSON.parse(indexText('commemorations', realCatalog, 'ru')).data;
const daysOf = (saved: Omit<SavedName, 'lang'>) =>
  nameDays([namedAfter({ lang: 'ru', ...saved }, names)], list, '2026-11-27')[0]?.days ?? [];

describe('the days of a name', () => {
  it('are all of them, the main one first and the others by their dates', () => {
    const [main, ...others] = daysOf({ name: 'Матрона' });
    expect(main).toMatchObject({ id: '4148', isMain: true });
    expect(others.length).toBeGreaterThan(5);
    expect(others.map(({ next }) => next)).toEqual(others.map(({ next }) => next).sort());
  });

  it('begin after the birthday if it is known', () => {
    expect(daysOf({ name: 'Ксения', born: '05-01' })[0]).toMatchObject({ isAfterBirthday: true });
    expect(daysOf({ name: 'Николай', born: '12-19' })[0]).toMatchObject({ id: '12049', isAfterBirthday: true });
    const [first, second] = daysOf({ name: 'Николай', born: '05-23' });
    expect(first).toMatchObject({ isAfterBirthday: true, isMain: false });
    expect(second).toMatchObject({ id: '12049', isMain: true });
  });

  it.each([
    ['Ксюша', '1223'],
    ['Ксенья', '1223'],
    ['Аня', '7224'],
    ['Матронушка', '4148'],
    ['сережа', '9306'],
  ])('are found by the household name %s', (name, main) => {
    expect(daysOf({ name })[0]?.id).toBe(main);
  });
});
