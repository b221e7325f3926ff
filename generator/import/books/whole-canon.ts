import { type Irmoi, seriesOf } from './irmoi.ts';
import type { Canon, Ode, OdeItem } from './parts.ts';

/** A canon whose irmoi are all complete, or what is wrong with it. */
export type WholeCanon =
  | { readonly canon: Canon; readonly faults: readonly [] }
  | { readonly canon: null; readonly faults: readonly CanonFault[] };

export interface CanonFault {
  readonly line: number;
  readonly what: string;
}

const REGULAR = ['1,3,4,5,6,7,8,9', '1,2,3,4,5,6,7,8,9'];
/** A canon of the Triodion has no more odes. */
export const MOST_TRIODION_ODES = 4;
const MOST_ITEMS = 14;

/**
 * Completes irmoi that the book only begins or calls “the same”, and checks what every canon has: odes in order, in
 * each an irmos and troparia, all of them complete.
 */
export function wholeCanon(canon: Canon, row: readonly Canon[], irmoi: Irmoi): WholeCanon {
  const odes = canon.odes.map((ode) => filled(ode, canon, row, irmoi));
  const numbers = odes.map(({ number }) => number);
  const faults = [...odesOf(canon, numbers), ...odes.flatMap(faultsOf)];
  return faults.length > 0 ? { canon: null, faults } : { canon: { ...canon, odes }, faults: [] };
}

function odesOf({ line }: Canon, numbers: readonly number[]): CanonFault[] {
  const isRegular = REGULAR.includes(numbers.join());
  const isTriodion =
    numbers.length <= MOST_TRIODION_ODES && numbers.every((n, i) => i === 0 || n > (numbers[i - 1] ?? 0));
  const isFew = isTriodion && numbers.at(-1) === 9;
  return isRegular || isFew ? [] : [{ line, what: `its odes are ${numbers.join(', ')}` }];
}

function faultsOf({ number, line, items }: Ode): CanonFault[] {
  const [first, ...rest] = items;
  const faults: CanonFault[] = [];
  if (first?.role !== 'irmos') faults.push({ line, what: `ode ${number} has no irmos` });
  if (rest.length === 0) faults.push({ line, what: `ode ${number} has no troparia` });
  if (rest.length > MOST_ITEMS && !hasOneEnd(items)) {
    faults.push({ line, what: `ode ${number} has ${rest.length} troparia, and a theotokion among them` });
  }
  for (const item of items) {
    if (item.begun)
      faults.push({ line: item.line, what: `ode ${number}: of the ${item.role} only the first words stand` });
    else if (item.church === '')
      faults.push({ line: item.line, what: `ode ${number}: the irmos is the same as one that is not there` });
  }
  return faults;
}

/**
 * Whether a long ode is one ode: an irmos or the end follows each theotokion. If two odes run together, troparia follow
 * the first theotokion.
 */
function hasOneEnd(items: readonly OdeItem[]): boolean {
  return items.every(({ role }, i) => role !== 'theotokion' || (items[i + 1]?.role ?? 'irmos') === 'irmos');
}

function filled(ode: Ode, canon: Canon, row: readonly Canon[], irmoi: Irmoi): Ode {
  return {
    ...ode,
    items: ode.items.map((item) => (item.role === 'irmos' ? inFull(item, ode.number, canon, row, irmoi) : item)),
  };
}

function inFull(item: OdeItem, ode: number, canon: Canon, row: readonly Canon[], irmoi: Irmoi): OdeItem {
  if (item.same) return sameAsBefore(item, ode, canon, row, irmoi);
  if (!item.begun) return item;
  const katavasia = canon.katavasia.get(ode);
  const own = katavasia && irmoi.isBeginning(item.church, katavasia.church) ? katavasia : undefined;
  const found =
    own ?? ofRow(item, ode, canon, row, irmoi) ?? irmoi.find(ode, item.church, canon.tone, seriesOf(canon.odes));
  return found ? { ...item, church: found.church, begun: false } : item;
}

/** An irmos that one canon only begins may be complete in another of the same tone in the same row. */
function ofRow(
  item: OdeItem,
  number: number,
  { tone }: Canon,
  row: readonly Canon[],
  irmoi: Irmoi,
): OdeItem | undefined {
  return row
    .filter((other) => other.tone === tone)
    .flatMap(({ odes }) => odes.find((ode) => ode.number === number)?.items ?? [])
    .find(
      ({ role, begun, same, church }) => role === 'irmos' && !begun && !same && irmoi.isBeginning(item.church, church),
    );
}

function sameAsBefore(item: OdeItem, number: number, canon: Canon, row: readonly Canon[], irmoi: Irmoi): OdeItem {
  const before = row[row.indexOf(canon) - 1];
  const irmos = before?.odes.find((ode) => ode.number === number)?.items.find(({ role }) => role === 'irmos');
  if (!before || !irmos) return item;
  const { church, begun } = inFull(irmos, number, before, row, irmoi);
  return { ...item, church, begun };
}
