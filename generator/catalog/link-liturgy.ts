import type {
  BeatitudesRow as BeatitudesRowData,
  EntranceRow as EntranceRowData,
  OrderRow,
  ProperData,
  ServiceData,
  SungData,
  SungVerseData,
} from '../../schemas/types.ts';
import { WEEKDAY_CODES, weekdayNumber } from '../calendar/weekdays.ts';
import type { Catalog, Texts } from '../model/catalog.ts';
import { highestRank } from '../model/highest-rank.ts';
import {
  type BeatitudesRow,
  type CommemorationId,
  type Conditions,
  type EntranceRow,
  type FeastDays,
  HYMNS_OF_SLOTS,
  type LiturgyRules,
  ORDER_LISTS,
  type Order,
  type Orders,
  type OwnedPropers,
  type Propers,
  type Service,
  type Sung,
  type SungHymns,
  type SungVerse,
  TEMPLES,
  VERSE_LISTS,
} from '../model/liturgy.ts';
import type { Rank } from '../model/shown.ts';
import { parseRule } from '../rules/grammar.ts';
import { type DataFiles, entriesOfDays } from './data-files.ts';
import { variants } from './link-texts.ts';
import { beatitudesSlot, hymnSlot } from './liturgy-slots.ts';

/** What is linked before. */
interface Linked {
  readonly ranks: ReadonlyMap<string, Rank>;
  readonly texts: Catalog['texts'];
}

/** Links the checked files of `data/liturgy/`. */
export function linkLiturgy(files: DataFiles, { ranks, texts }: Linked): LiturgyRules {
  const orders = files.liturgyOrders[0]?.value;
  const kathismata = files.kathismata[0]?.value;
  const week = files.weekPropers.map(({ value }) => value);
  const daysOf = conditionsBy(ranks);
  const order = (row: OrderRow): Order => ({
    ...daysOf(row),
    is: row.is ?? null,
    open: row.open ?? null,
    basis: row.basis,
  });
  const signs = new Map(entriesOfDays(files).map(({ value }) => [value.id, value.rank]));
  const rankOf = (id: CommemorationId) => ranks.get(signs.get(id) ?? '') ?? null;
  return {
    orders: Object.fromEntries(
      ORDER_LISTS.map((list) => [list, (orders?.[list] ?? []).map(order)]),
    ) as unknown as Orders,
    feasts: files.feastDays.map(
      ({ value: { feast: id, whose, phase, hymns = id, odes, verses = null, basis, ...days } }): FeastDays => ({
        ...daysOf(days),
        id,
        whose,
        phase,
        hymns,
        beatitudes: odes ? { of: id, canon: null, odes, verses } : null,
        basis,
      }),
    ),
    services: files.services.map(({ value }) => ({ ...service(value), rank: highestRank(value.of.map(rankOf)) })),
    entrance: files.entrance.map(({ value }): EntranceRow => ({ ...daysOf(value), ...entrance(value) })),
    beatitudes: files.beatitudes.map(({ value }): BeatitudesRow => ({ ...daysOf(value), ...beatitudes(value) })),
    patrons: Object.fromEntries(files.temples.map(({ value: { temple, of } }) => [temple, of])),
    hymns: texts.flatMap((one) => sungHymns(one)),
    kathismata: {
      tables: kathismata?.tables ?? {},
      seasons: (kathismata?.seasons ?? []).map(({ table, basis, ...days }) => ({ ...daysOf(days), table, basis })),
    },
    weekdays: Object.fromEntries(
      week.flatMap((row) => (row.weekday ? [[weekdayNumber(row.weekday), propersOf(row)]] : [])),
    ),
    tones: Object.fromEntries(week.flatMap((row) => (row.tone ? [[row.tone, propersOf(row)]] : []))),
    propers: ownedPropers(files, daysOf),
    verses: Object.fromEntries(
      VERSE_LISTS.map((list) => [list, files[list].map(({ value }) => sungVerse(value))]),
    ) as unknown as LiturgyRules['verses'],
  };
}

/** The rows of propers; what a row takes from a common or from another row stands in it. */
function ownedPropers(files: DataFiles, daysOf: DaysOf): OwnedPropers[] {
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

function sungVerse({ id, reference, tone, texts, refrain, verses = [] }: SungVerseData): SungVerse {
  return {
    id,
    ...(reference === undefined ? {} : { reference }),
    ...(tone === undefined ? {} : { tone }),
    ...(refrain === undefined ? {} : { refrain: variants(refrain) }),
    texts: variants(texts),
    stikhi: verses.map((stikh) => ({ reference: stikh.reference, texts: variants(stikh.texts) })),
  };
}

type DaysOf = (row: ConditionsData) => Conditions;
type ConditionsData = Pick<OrderRow, 'on' | 'of' | 'until' | 'weekdays' | 'rank' | 'feast' | 'phase'>;

function conditionsBy(ranks: ReadonlyMap<string, Rank>): DaysOf {
  return ({ on, of, until, weekdays = WEEKDAY_CODES, rank, feast, phase }) => ({
    rule: on === undefined ? null : parseRule(on),
    of: of ?? null,
    until: until ?? null,
    weekdays: weekdays.map(weekdayNumber),
    rank: rank === undefined ? null : (ranks.get(rank) ?? null),
    feast: feast ?? null,
    phases: phase ?? [],
  });
}

function service({ of, optional, beatitudes: verses = [], basis }: ServiceData): Omit<Service, 'rank'> {
  const [first = ''] = of;
  const beatitudes = verses.map((one) => ({
    of: one.of ?? first,
    canon: one.canon ?? null,
    odes: [one.ode].flat(),
    verses: one.verses ?? null,
  }));
  return { of, optional: optional ?? null, beatitudes, basis };
}

/** The hymns of an id that places can name; nothing if it has none. */
function sungHymns({ id, hymns }: Texts): SungHymns[] {
  const lists = HYMNS_OF_SLOTS.map((list) => [
    list,
    (hymns?.[list] ?? []).map((hymn) => ({ delta: hymn.delta, tone: 'tone' in hymn ? hymn.tone : null })),
  ]);
  const sung = { id, ...Object.fromEntries(lists) } as SungHymns;
  return HYMNS_OF_SLOTS.some((list) => sung[list].length > 0) ? [sung] : [];
}

function entrance({ open, basis, ...row }: EntranceRowData): Pick<EntranceRow, 'hymns' | 'open' | 'basis'> {
  const hymns = TEMPLES.map((temple) => [temple, (row[temple] ?? row.all)?.map(hymnSlot) ?? null]);
  return { hymns: Object.fromEntries(hymns) as EntranceRow['hymns'], open: open ?? null, basis };
}

function beatitudes({ saints, sung, open, basis }: BeatitudesRowData) {
  const leastOdes = saints === undefined ? 0 : LEAST_ODES[saints];
  return { leastOdes, sung: sung?.map(beatitudesSlot) ?? null, open: open ?? null, basis };
}

const LEAST_ODES = { with_ode: 1, with_two_odes: 2 } as const;

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
