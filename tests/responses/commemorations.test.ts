import { describe, expect, it } from 'vitest';
import { validatorOf } from '../../generator/catalog/validators.ts';
import { DATED_YEARS } from '../../generator/contract/endpoints.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { daysOf } from '../../generator/days/year.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import { indexText, sourceList } from '../../generator/responses/indexes.ts';
import type { CommemorationIndex } from '../../schemas/types.ts';
import { entry, filesOf } from '../support/commemoration-entries.ts';
import { realCatalog } from '../support/real-days.ts';

describe('a commemoration', () => {
  it('exists for every id of the calendar and every alias of one, and for nothing else', () => {
    const { texts, commemorations, aliases } = realCatalog;
    const days = new Set(commemorations.map(({ id }) => id));
    const ids = new Set([...days, ...[...texts, ...aliases].map(({ id }) => id)]);
    const wrong = [...ids].filter((id) => {
      const has = [...filesOf(id)].some(({ endpoint }) => endpoint === 'commemorations');
      const own = findById(aliases, id)?.of ?? id;
      return has !== (days.has(id) || days.has(own));
    });
    expect(wrong).toEqual([]);
    expect(entry('anna_kashinskaya').rule).toBe('sunday-after gregorian 07-12');
  });

  it('has the dates of the days that name it, in every year from 2000 to 2100', () => {
    const days = daysOf(realCatalog);
    const kept = new Map<string, string[]>();
    for (let year = DATED_YEARS.firstYear; year <= DATED_YEARS.lastYear; year++) {
      for (const { date, fixed, movable } of days(year)) {
        for (const id of [...fixed.map((saint) => String(saint.id)), ...movable.map((one) => one.entry.id)]) {
          kept.set(id, [...(kept.get(id) ?? []), date]);
        }
      }
    }
    for (const { id } of realCatalog.commemorations) expect([id, entry(id).dates]).toEqual([id, kept.get(id) ?? []]);
  });

  it('of the leap day is kept on the day before in common years', () => {
    const cassian = realCatalog.commemorations.find(({ rule }) => rule.startsWith('julian 02-29 else'))?.id ?? '';
    expect(entry(cassian).dates.slice(0, 3)).toEqual(['2000-03-13', '2001-03-13', '2002-03-13']);
    expect(entry(cassian).dates).toHaveLength(101);
  });
});

describe('relations', () => {
  it('are mutual, and lead only to the calendar', () => {
    const all = realCatalog.commemorations;
    const faults = all.flatMap(({ id, related }) =>
      related
        .filter((other) => other === id || !findById(all, other)?.related.includes(id))
        .map((other) => `${id} ${other}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('the lists of everything', () => {
  it.each(LANGUAGES)('have the shapes of their schemas in %s', (lang) => {
    const lists = {
      'commemoration-index': indexText('commemorations', realCatalog, lang),
      'name-index': indexText('names', realCatalog, lang),
      'type-index': indexText('types', realCatalog, lang),
      'source-list': sourceList(realCatalog),
    };
    for (const [name, text] of Object.entries(lists)) {
      const check = validatorOf(`responses/${name}`);
      expect(check(JSON.parse(text)), `${name}: ${JSON.stringify(check.errors?.slice(0, 3))}`).toBe(true);
    }
  });

  it('name every commemoration once', () => {
    const { meta, data } = JSON.parse(indexText('commemorations', realCatalog, 'ru')) as CommemorationIndex;
    expect(data.map(({ id }) => id)).toEqual(realCatalog.commemorations.map(({ id }) => id));
    expect(meta.count).toBe(data.length);
  });
});
