import { describe, expect, it } from 'vitest';
import { en } from '../../generator/site/words/en.ts';
import { ru } from '../../generator/site/words/ru.ts';
import type { Words } from '../../generator/site/words/words.ts';
import { pageOfSearch } from '../support/page-models.ts';

const TODAY = '2026-11-27';
const first = async (wanted: string, words: Words) => {
  const [line] = (await pageOfSearch(wanted, words, TODAY)).lines;
  const { view } = line ?? {};
  return view && ('id' in view ? `${view.kind} ${view.id}` : 'date' in view ? `day ${view.date}` : view.kind);
};

describe('the search knows', () => {
  it.each([
    ['Easter', en, 'commemoration pascha'],
    ['Christmas', en, 'commemoration 12217'],
    ['St. Nicholas', en, 'commemoration 12049'],
    ['Michael', en, 'commemoration 11061'],
    ['Moses the Black', en, 'commemoration 8278'],
    ['St. Patrick', en, 'commemoration 3147'],
    ['николай угодник', ru, 'commemoration 12049'],
    ['яблочный спас', ru, 'commemoration 8042'],
    ['медовый спас', ru, 'commemoration 8001'],
    ['матронушка', ru, 'commemoration 4148'],
    ['царская семья', ru, 'commemoration 7029'],
    ['Easter', ru, 'commemoration pascha'],
    ['михаил', ru, 'commemoration 11061'],
  ] as const)('who or what is meant by “%s”', async (wanted, words, place) => {
    expect(await first(wanted, words)).toBe(place);
  });

  it.each([
    ['рождественский пост', ru, 'day 2026-11-28'],
    ['успенский пост', ru, 'day 2027-08-14'],
    ['петров пост', ru, 'commemoration apostles_fast'],
    ['Dormition fast', en, 'day 2027-08-14'],
  ] as const)('the fast “%s”', async (wanted, words, place) => {
    expect(await first(wanted, words)).toBe(place);
  });

  it.each([
    ['акафист николаю', ru, 'text 12049'],
    ['akathist nicholas', en, 'text 12049'],
    ['отче наш', ru, 'text lords_prayer'],
    ['вечерние молитвы', ru, 'text evening_prayers'],
  ] as const)('the texts “%s”', async (wanted, words, place) => {
    expect(await first(wanted, words)).toBe(place);
  });

  it('a name that is typed on the other keyboard, in either language', async () => {
    expect(await first('ybrjkfq', ru)).toBe('commemoration 12049');
    expect(await first('gfc[f', ru)).toBe('commemoration pascha');
    expect(await first('тшсрщдфы', en)).toBe('commemoration 12049');
  });

  it('a word before it is typed to its end', async () => {
    expect(await first('яблочный сп', ru)).toBe('commemoration 8042');
    expect(await first('evening pray', en)).toBe('text evening_prayers');
  });

  it('the year that is named', async () => {
    expect((await pageOfSearch('Пасха 2030', ru, TODAY)).lines[0]?.about).toBe('Праздник, 28 апреля 2030');
  });

  it.each([
    ['Ксенья', ru, '1223'],
    ['Аня', ru, '7224'],
    ['Дима', ru, '10258'],
    ['Ксюша', ru, '1223'],
    ['Kate', en, '11209'],
    ['Nick', en, '12049'],
  ] as const)('the household name “%s”', async (wanted, words, id) => {
    expect(await first(wanted, words)).toBe(`commemoration ${id}`);
  });
});
