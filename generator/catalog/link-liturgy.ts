import type { OrderRow, ProperData, SungData } from '../../schemas/types.ts';
import {
  type LiturgyRules,
  ORDER_LISTS,
  type Order,
  type Orders,
  type OwnedPropers,
  type Propers,
  type Sung,
} from '../model/liturgy.ts';
import type { Rank } from '../model/shown.ts';
import { parseRule } from '../rules/grammar.ts';
import type { DataFiles } from './data-files.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Links the checked files of `data/liturgy/`. */
export function linkLiturgy(files: DataFiles, ranks: ReadonlyMap<string, Rank>): LiturgyRules {
  const orders = files.liturgyOrders[0]?.value;
  const kathismata = files.kathismata[0]?.value;
  const week = files.weekPropers.map(({ value }) => value);
  const order = (row: OrderRow): Order => ({
    ...daysOf(row),
    weekdays: (row.weekdays ?? WEEKDAYS).map(weekdayNumber),
    rank: row.rank === undefined ? null : (ranks.get(row.rank) ?? null),
    is: row.is ?? null,
    open: row.open ?? null,
    basis: row.basis,
  });
  return {
    orders: Object.fromEntries(
      ORDER_LISTS.map((list) => [list, (orders?.[list] ?? []).map(order)]),
    ) as unknown as Orders,
    kathismata: {
      tables: kathismata?.tables ?? {},
      seasons: (kathismata?.seasons ?? []).map(({ on, table, basis }) => ({ rule: parseRule(on), table, basis })),
    },
    weekdays: Object.fromEntries(
      week.flatMap((row) => (row.weekday ? [[weekdayNumber(row.weekday), propersOf(row)]] : [])),
    ),
    tones: Object.fromEntries(week.flatMap((row) => (row.tone ? [[row.tone, propersOf(row)]] : []))),
    propers: ownedPropers(files),
  };
}

/** The rows of propers; what a row takes from a common or from another row stands in it. */
function ownedPropers(files: DataFiles): OwnedPropers[] {
  const rows = [...files.movablePropers, ...files.fixedPropers].map(({ value }) => value);
  const commons = new Map(files.commonPropers.map(({ value }) => [value.id, propersOf(value)]));
  const own = new Map(rows.flatMap((row) => (row.of === undefined || row.as !== undefined ? [] : [[row.of, row]])));
  const whole = (row: ProperData): Propers => {
    const source = row.as === undefined ? undefined : own.get(row.as);
    const from = source ? whole(source) : commons.get(row.common ?? '');
    const { prokeimena, alleluias, communion, basis } = propersOf(row);
    return {
      prokeimena: prokeimena ?? from?.prokeimena ?? null,
      alleluias: alleluias ?? from?.alleluias ?? null,
      communion: communion ?? from?.communion ?? null,
      basis,
    };
  };
  return rows.map((row) => ({
    of: row.of ?? row.as ?? null,
    days: daysOf(row),
    isAfterfeast: row.afterfeast ?? false,
    isPresanctified: row.liturgy === 'presanctified',
    ...whole(row),
  }));
}

function daysOf({ on, of, until }: Pick<OrderRow, 'on' | 'of' | 'until'>): OwnedPropers['days'] {
  return { rule: on === undefined ? null : parseRule(on), of: of ?? null, until: until ?? null };
}

function propersOf(data: Pick<ProperData, 'prokeimena' | 'alleluias' | 'communion' | 'basis'>): Propers {
  return {
    prokeimena: data.prokeimena?.map(sung) ?? null,
    alleluias: data.alleluias?.map(sung) ?? null,
    communion: data.communion?.map((verse) => ({ verse, tone: null, stikhi: [] })) ?? null,
    basis: data.basis,
  };
}

function sung({ verse, tone, stikh = [] }: SungData): Sung {
  return { verse, tone: tone ?? null, stikhi: [stikh].flat() };
}

function weekdayNumber(day: (typeof WEEKDAYS)[number]): number {
  return WEEKDAYS.indexOf(day);
}
