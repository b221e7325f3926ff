import { describe, expect, it } from 'vitest';
import type { Day } from '../../../generator/days/day.ts';
import { serviceOf } from '../../../generator/days/liturgy/service.ts';
import type { Catalog } from '../../../generator/model/catalog.ts';
import type { FeastDays, Service } from '../../../generator/model/liturgy.ts';
import { ANY_DAY, EVERY_ROW, service as unsigned } from './rows.ts';

const RANKS = ['great', 'polyeleos', 'no_sign'].map((code, order) => ({ code, order }));
const [GREAT, POLYELEOS, NO_SIGN] = RANKS;

interface Given {
  readonly services: readonly Service[];
  readonly kept: readonly number[];
  readonly silent?: string;
  readonly feast?: Partial<FeastDays>;
}

/** The service of a commemoration: 1 is great, 2 has a polyeleos, others have no sign. */
function service(of: readonly [number, ...number[]]): Service {
  return { ...unsigned(of), rank: ([undefined, GREAT, POLYELEOS][of[0]] ?? NO_SIGN) as Service['rank'] };
}

function serviceOn({ services, kept, silent = 'all', feast }: Given) {
  const liturgy = {
    hymns: [],
    propers: [],
    services,
    feasts: feast ? [{ ...ANY_DAY, ...feast }] : [],
    orders: { silent: [{ ...ANY_DAY, is: silent }] },
  };
  const catalog = { liturgy, ranks: RANKS } as unknown as Catalog;
  const day = { movable: [], fixed: kept.map((id) => ({ id })) } as unknown as Day;
  const { saints, rank } = serviceOf(catalog, EVERY_ROW)(day);
  return { of: saints.flatMap(({ of }) => of), rank: rank?.code ?? null };
}

describe('The service of a day', () => {
  it('is that of the saints that are kept, in the order of the day', () => {
    expect(serviceOn({ services: [service([3, 4]), service([2])], kept: [2, 3, 4] })).toEqual({
      of: [2, 3, 4],
      rank: 'polyeleos',
    });
  });

  it('is nobody’s if no service begins with who is kept', () => {
    expect(serviceOn({ services: [service([3, 4])], kept: [4] })).toEqual({ of: [], rank: null });
  });

  it('leaves out what only some churches sing', () => {
    const optional = { ...service([2]), optional: { ru: 'В его храме', en: 'In his church' } };
    expect(serviceOn({ services: [optional, service([3])], kept: [2, 3] })).toEqual({ of: [3], rank: 'no_sign' });
  });

  it('has only high services on days that silence the others, and none on days that silence all', () => {
    const services = [service([2]), service([3])];
    expect(serviceOn({ services, kept: [2, 3], silent: 'polyeleos' }).of).toEqual([2]);
    expect(serviceOn({ services, kept: [2, 3], silent: 'none' })).toEqual({ of: [], rank: null });
  });

  it('always has the feast on its day', () => {
    const services = [service([1]), service([2])];
    const feast = { id: 1, phase: 'feast' } as const;
    expect(serviceOn({ services, kept: [1, 2], silent: 'none', feast })).toEqual({ of: [1], rank: 'great' });
    expect(serviceOn({ services, kept: [1, 2], silent: 'none', feast: { ...feast, phase: 'afterfeast' } }).of).toEqual(
      [],
    );
  });
});
