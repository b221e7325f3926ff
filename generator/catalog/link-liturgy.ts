import type {
  BeatitudesRow as BeatitudesRowData,
  EntranceRow as EntranceRowData,
  OrderRow,
  ProperData,
  ServiceData,
  SungData,
  SungTexts,
} from '../../schemas/types.ts';
import { htmlOf } from '../html/sanitize.ts';
import type { Catalog, Hymns, Texts } from '../model/catalog.ts';
import { findById } from '../model/find-by-id.ts';
import {
  type BeatitudesRow,
  type BeatitudesSlot,
  type Conditions,
  type EntranceRow,
  type FeastDays,
  HYMN_COLLECTIONS,
  type HymnSlot,
  type LiturgyRules,
  type NumberedHymns,
  ORDER_LISTS,
  type Order,
  type Orders,
  type OwnedPropers,
  type Propers,
  type Service,
  type Sung,
  type SungVerse,
  TEMPLES,
  VERSE_LISTS,
} from '../model/liturgy.ts';
import type { Rank } from '../model/shown.ts';
import { parseRule } from '../rules/grammar.ts';
import type { DataFiles } from './data-files.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Links the checked files of `data/liturgy/` with the ranks of commemorations and the places of hymns. */
export function linkLiturgy(
  files: DataFiles,
  ranks: ReadonlyMap<string, Rank>,
  { commemorations, texts }: Pick<Catalog, 'commemorations' | 'texts'>,
): LiturgyRules {
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
    services: files.services.map(({ value }) => service(value, commemorations)),
    entrance: files.entrance.map(({ value }): EntranceRow => ({ ...daysOf(value), ...entrance(value) })),
    beatitudes: files.beatitudes.map(({ value }): BeatitudesRow => ({ ...daysOf(value), ...beatitudes(value) })),
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
      VERSE_LISTS.map((list) => [
        list,
        files[list].map(({ value: { source: _, basis: __, ...verse } }) => sungVerse(verse)),
      ]),
    ) as unknown as LiturgyRules['verses'],
    hymns: texts.flatMap(numberedHymns),
  };
}

/** A verse with its words as HTML, as all texts of a catalog are: whoever answers needs no sanitizer. */
function sungVerse({ texts, refrain, verses, ...verse }: SungVerse): SungVerse {
  return {
    ...verse,
    texts: inHtml(texts),
    ...(refrain && { refrain: inHtml(refrain) }),
    ...(verses && { verses: verses.map((stikh) => ({ ...stikh, texts: inHtml(stikh.texts) })) }),
  };
}

function inHtml({ cu, ru, en }: SungTexts): SungTexts {
  return { cu: htmlOf(cu), ru: htmlOf(ru), en: htmlOf(en) };
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

type DaysOf = (row: ConditionsData) => Conditions;
type ConditionsData = Pick<OrderRow, 'on' | 'of' | 'until' | 'weekdays' | 'rank' | 'feast' | 'phase'>;

function conditionsBy(ranks: ReadonlyMap<string, Rank>): DaysOf {
  return ({ on, of, until, weekdays = WEEKDAYS, rank, feast, phase }) => ({
    rule: on === undefined ? null : parseRule(on),
    of: of ?? null,
    until: until ?? null,
    weekdays: weekdays.map(weekdayNumber),
    rank: rank === undefined ? null : (ranks.get(rank) ?? null),
    feast: feast ?? null,
    phases: phase ?? [],
  });
}

function numberedHymns({ id, hymns }: Texts): NumberedHymns[] {
  if (!hymns || HYMN_COLLECTIONS.every((collection) => hymns[collection].length === 0)) return [];
  const numbered = (list: Hymns[(typeof HYMN_COLLECTIONS)[number]]) =>
    list.map((one) => ({ delta: one.delta, tone: 'tone' in one ? one.tone : null }));
  const { troparia, kontakia, prayers } = hymns;
  return [{ id, troparia: numbered(troparia), kontakia: numbered(kontakia), prayers: numbered(prayers) }];
}

function service(
  { of, optional, beatitudes: verses = [], basis }: ServiceData,
  commemorations: Catalog['commemorations'],
): Service {
  const [first = ''] = of;
  const beatitudes = verses.map((one) => ({
    of: one.of ?? first,
    canon: one.canon ?? null,
    odes: [one.ode].flat(),
    verses: one.verses ?? null,
  }));
  const ranks = of.flatMap((id) => findById(commemorations, String(id))?.rank ?? []);
  const [rank = null] = ranks.sort((a, b) => a.order - b.order);
  return { of, optional: optional ?? null, rank, beatitudes, basis };
}

function entrance({ open, basis, ...row }: EntranceRowData): Pick<EntranceRow, 'hymns' | 'open' | 'basis'> {
  const hymns = TEMPLES.map((temple) => [temple, (row[temple] ?? row.all)?.map(hymnSlot) ?? null]);
  return { hymns: Object.fromEntries(hymns) as EntranceRow['hymns'], open: open ?? null, basis };
}

/** A place like `slava kontakion saints` or `troparion departed 2`. */
function hymnSlot(text: string): HymnSlot {
  const [, marker = null, type, whose = '', number = '1'] = HYMN.exec(text) ?? [];
  return { marker, type, whose, number: Number(number) } as HymnSlot;
}

const HYMN = /^(?:(slava|i-nyne|slava-i-nyne) )?(\w+) (\w+)(?: (\d))?$/;

function beatitudes({ saints, sung, open, basis }: BeatitudesRowData) {
  return { withOde: saints !== undefined, sung: sung?.map(beatitudesSlot) ?? null, open: open ?? null, basis };
}

/** A place like `tone 6`, or `palm_sunday ode 3,6 verses 8`. */
function beatitudesSlot(text: string): BeatitudesSlot {
  const [of = '', ...rest] = text.split(' ');
  const numberAfter = (word: string) => (rest.includes(word) ? Number(rest[rest.indexOf(word) + 1]) : null);
  if (rest[0] === 'ode') {
    const odes = (rest[1] ?? '').split(',').map(Number);
    return { of: 'canon', odes: { of, canon: null, odes, verses: numberAfter('verses') } };
  }
  const [verses = null] = rest.map(Number);
  return { of: of as 'tone', verses };
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
