import { describe, expect, it } from 'vitest';
import { findById } from '../../generator/model/find-by-id.ts';
import { indexText } from '../../generator/responses/indexes.ts';
import type { NameIndex } from '../../schemas/types.ts';
import { entry } from '../support/commemoration-entries.ts';
import { realCatalog } from '../support/real-days.ts';

describe('a commemoration', () => {
  it('names the commemoration, when it is kept, and what else there is', () => {
    expect(entry('9306')).toMatchObject({
      id: '9306',
      found: true,
      kind: 'saint',
      typeId: 13,
      liturgicalRank: { code: 'polyeleos' },
      rule: 'julian 09-25',
      names: ['Sergius'],
      texts: { life: { short: true, full: true } },
    });
    expect(entry('9306').related).toContain('7041');
    expect(entry('9306', 'ru').names).toEqual(['Сергий']);
  });
});

describe('the lists of everything', () => {
  it('find a name by its modern forms, and no other name with it', () => {
    const { data } = JSON.parse(indexText('names', realCatalog, 'ru')) as NameIndex;
    const named = (form: string) => data.filter(({ name, forms }) => name === form || forms.includes(form));
    expect(named('Иван').map(({ name }) => name)).toEqual(['Иоанн']);
    expect(named('Юлия').map(({ name }) => name)).toEqual(['Иулия']);
    const anna = named('Анна')[0]?.commemorations.map(({ id }) => id) ?? [];
    expect(anna).toContain('7224');
    const wrong = anna.filter(
      (id) => !/\bАнн/.test(findById(realCatalog.titles, id)?.label.ru.replace(/^|\s/g, ' ') ?? ''),
    );
    expect(wrong.filter((id) => !/Анн[аыеуо]/.test(findById(realCatalog.titles, id)?.label.ru ?? ''))).toEqual([]);
  });

  it('spell every name as in the English names of the calendar', () => {
    const { data } = JSON.parse(indexText('names', realCatalog, 'en')) as NameIndex;
    const john = data.find(({ name }) => name === 'John');
    expect(john?.forms).toContain('Ivan');
    expect(john?.commemorations.length).toBeGreaterThan(100);
  });
});
