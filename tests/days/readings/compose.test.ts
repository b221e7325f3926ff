import { describe, expect, it } from 'vitest';
import { type ComposedDay, composer } from '../../../generator/days/readings/compose.ts';
import type { Occasion, Portion } from '../../../generator/model/lectionary.ts';
import type { Pericope } from '../../../generator/model/reading.ts';

const pericope = (reference: string) => ({ kind: 'gospel', reference, joined: false }) as Pericope;
const ordinary = (reference: string) => ({ of: null, portion: { liturgy: [pericope(reference)] }, isRepeated: false });
const occasion = (isSaint: boolean, portion: Portion) =>
  ({ of: 1, portion, isSaint, sunday: null, place: null, joined: false }) as unknown as Occasion;

const SAINT = occasion(true, { matins: [pericope('Luke.1')], liturgy: [pericope('Luke.2')] });
const FEAST = occasion(false, { vespers: [pericope('Luke.3')] });
const [OWN, OTHER] = [ordinary('John.1'), ordinary('John.2')];
const OCCASIONS = [SAINT];
const SAINTS = [SAINT];
const NO_SAINTS: readonly Occasion[] = [];
const KEPT_SOMEWHERE = occasion(true, { matins: [pericope('Luke.4')], liturgy: [pericope('Luke.5')] });
const SUNDAY_GOSPEL = pericope('Mark.16');

/** A day with a saint. */
const DAY = dayOf();
const NEIGHBOUR = dayOf({ ordinary: OTHER }).open;
const FATE = DAY.settled;

function dayOf(open: object = {}, more: Partial<ComposedDay> = {}): ComposedDay {
  return {
    open: { weekday: 2, ordinary: OWN, occasions: OCCASIONS, ...open },
    settled: { fate: 'kept', before: [], after: [] },
    saints: SAINTS,
    optional: NO_SAINTS,
    saintsFirst: false,
    sundayGospel: null,
    ...more,
  } as ComposedDay;
}

/** Days that differ from it in one thing. */
const VARIANTS: readonly (readonly [string, ComposedDay])[] = [
  ['nothing', DAY],
  ['its ordinary reading', dayOf({ ordinary: OTHER })],
  ['what else is kept', dayOf({ occasions: [...OCCASIONS, FEAST] })],
  ['a saint who is not read', dayOf({}, { saints: [] })],
  ['a saint whose service some churches keep', dayOf({}, { optional: [KEPT_SOMEWHERE] })],
  ['saints before the ordinary reading', dayOf({}, { saintsFirst: true })],
  ['Sunday', dayOf({ weekday: 0 })],
  ['Sunday with its gospel', dayOf({ weekday: 0 }, { sundayGospel: SUNDAY_GOSPEL })],
  ['an ordinary reading that is moved away', dayOf({}, { settled: { ...FATE, fate: 'moved' } })],
  ['the reading of another day before its own', dayOf({}, { settled: { ...FATE, before: [NEIGHBOUR] } })],
  ['the reading of another day after its own', dayOf({}, { settled: { ...FATE, after: [NEIGHBOUR] } })],
];

describe('Optional readings', () => {
  const withThem = (day: ComposedDay) => composer()({ ...day, optional: [KEPT_SOMEWHERE] });
  const references = (day: ComposedDay) => withThem(day).map(({ reference, optional }) => [reference, optional]);

  it('stand after the others of their service, which stay', () => {
    expect(references(DAY)).toEqual([
      ['Luke.1', false],
      ['Luke.4', true],
      ['John.1', false],
      ['Luke.2', false],
      ['Luke.5', true],
    ]);
  });

  it('leave a Sunday its gospel of matins', () => {
    expect(references(dayOf({ weekday: 0 }, { sundayGospel: SUNDAY_GOSPEL }))).not.toContainEqual(['Luke.4', true]);
  });
});

describe('The readings of days that differ in one thing', () => {
  const compose = composer();
  const first = VARIANTS.map(([, day]) => compose(day));

  it.each(VARIANTS.map(([what, day], i) => [what, day, i] as const))('are those of the day alone: %s', (_, day, i) => {
    expect(first[i]).toEqual(composer()(day));
  });

  it('are different', () => {
    const distinct = new Set(first.map((readings) => JSON.stringify(readings)));
    expect(distinct.size).toBe(VARIANTS.length);
  });

  it('are one list if the same day comes again', () => {
    expect(compose(dayOf())).toBe(first[0]);
  });
});
