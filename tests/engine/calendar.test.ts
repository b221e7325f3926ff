import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { Menologion } from '../../clients/typescript/client.ts';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { createApp } from '../../generator/edge/app.ts';
import { type Calendar, createCalendar } from '../../generator/engine/calendar.ts';
import { createEngine } from '../../generator/engine/engine.ts';
import { dataFolder } from '../support/data-folder.ts';
import { realCatalog } from '../support/real-days.ts';
import { churchTexts, PLAIN_CANON } from '../support/texts.ts';
import { treeOf } from '../support/trees.ts';

const ORIGIN = 'https://calendar.example';
const tree = await treeOf('--years', '2026');
const calendar = createCalendar(realCatalog, { origin: ORIGIN });

/** The client of a host whose app reads a file in this way. */
function clientOver(read: (file: string) => Uint8Array | null): Menologion {
  const app = createApp(async (file) => read(file), { files: true });
  const fetch = async (address: string) => app.request(address);
  return new Menologion(ORIGIN, { fetch, gunzip: (bytes) => gunzipSync(bytes).toString() });
}

const client = clientOver((file) => {
  try {
    return readFileSync(path.join(tree, file));
  } catch {
    return null;
  }
});

/** The public methods of the client. Only a host has those that are false. */
const METHODS = {
  calendarDay: true,
  saintsDay: true,
  movableDay: true,
  fastingDay: true,
  readingsDay: true,
  liturgyDay: true,
  dataset: true,
  canons: true,
  akathists: true,
  hymnography: true,
  commemorations: true,
  commemorationIndex: true,
  nameIndex: true,
  typeIndex: true,
  textIndex: true,
  sources: true,
  searchIndex: true,
  datapackage: false,
  block: false,
  blockList: false,
  feed: false,
  icon: false,
} as const satisfies Record<keyof Menologion, boolean>;
/** The methods of the calendar as those of the client: with promises. */
type Promised<T> = {
  [Name in keyof T]: T[Name] extends (...args: infer Args) => infer Answer ? (...args: Args) => Promise<Answer> : never;
};

/** Calls of both, by the name of the method. */
const CALLS: readonly (readonly [keyof Calendar, ...unknown[]])[] = [
  ['calendarDay', '2026-08-28'],
  ['calendarDay', '2026-01-07', { lang: 'en' }],
  ['calendarDay', '2026-07-21', { type: 17 }],
  // Three movable saints of several classes, and a movable icon; those of another class become events.
  ['calendarDay', '2026-03-08', { type: 7 }],
  ['calendarDay', '2026-04-17', { type: 13, lang: 'en' }],
  ['saintsDay', '2026-08-03', { lang: 'en' }],
  ['saintsDay', '2026-08-03', { type: 7 }],
  ['movableDay', '2026-04-12'],
  ['fastingDay', '2026-08-28', { lang: 'en' }],
  ['readingsDay', '2026-12-06'],
  ['liturgyDay', '2026-12-06'],
  ['canons', 'pascha', { lang: 'cu' }],
  ['canons', 'pascha', { lang: 'cu', number: 1 }],
  ['canons', ['pascha', 'nobody'], { number: 99 }],
  ['canons', 'pascha', { lang: 'cu', script: 'church' }],
  ['akathists', 'theotokos', { lang: 'en' }],
  ['akathists', 'theotokos', { script: 'church' }],
  ['hymnography', ['pascha', 12049, 'nobody'], { lang: 'en' }],
  ['hymnography', 'pascha', { lang: 'en', script: 'church' }],
  ['commemorations', 9306],
  ['commemorations', ['9306', 'pascha', 'nobody'], { lang: 'en' }],
  ['dataset', 'fasting', 2026, { lang: 'en' }],
  ['commemorationIndex', { lang: 'en' }],
  ['nameIndex'],
  ['typeIndex', { lang: 'en' }],
  ['textIndex'],
  ['sources'],
  ['searchIndex', { lang: 'en' }],
];

// biome-ignore lint/suspicious/noExplicitAny: the calls are data
type Methods = Record<string, (...args: any) => unknown>;
const call = (one: Calendar | Menologion, [name, ...args]: (typeof CALLS)[number]) =>
  (one as unknown as Methods)[name]?.(...args);

describe('a calendar for programs', () => {
  it('has the methods of the client that need no host, with their arguments and answers', () => {
    const shared = Object.entries(METHODS).flatMap(([name, isShared]) => (isShared ? [name] : []));
    expect(Object.keys(calendar).sort()).toEqual(shared.sort());
    expectTypeOf(client).toExtend<Promised<Calendar>>();
  });

  it('is compared in each of its methods', () => {
    expect(new Set(CALLS.map(([name]) => name))).toEqual(new Set(Object.keys(calendar)));
  });

  it.each(CALLS.map((one) => [JSON.stringify(one), one] as const))('answers %s as a tree does', async (_, one) => {
    expect(call(calendar, one)).toEqual(await call(client, one));
  });

  it('answers in the church script as the API does, translated pieces and missing ones too', async () => {
    const data = dataFolder({
      ...churchTexts('kept'),
      'texts/kept/canon-1.en.yaml': PLAIN_CANON.replace('Канон', 'Canon'),
      'texts/plain/canon-1.cu.yaml': PLAIN_CANON,
    });
    const catalog = await loadCatalog([data]);
    const own = createCalendar(catalog, { origin: ORIGIN });
    const engine = createEngine(catalog);
    const host = clientOver((file) => engine.file(file));
    for (const lang of ['ru', 'cu', 'en'] as const) {
      for (const number of [undefined, 1, 2, 3, 9]) {
        const options = { lang, script: 'church', ...(number === undefined ? {} : { number }) } as const;
        const ids = ['kept', 'plain', 'nobody'];
        expect(own.canons(ids, options)).toEqual(await host.canons(ids, options));
      }
    }
  });

  it('answers in Russian, or in the language of its options', () => {
    const english = createCalendar(realCatalog, { lang: 'en' });
    expect(calendar.calendarDay('2026-08-28').dayOfWeek).toBe('пятница');
    expect(english.calendarDay('2026-08-28').dayOfWeek).toBe('Friday');
    expect(english.commemorations(9306).name).toMatch(/^Repose of Venerable Sergius/);
    expect(english.fastingDay('2026-08-28', { lang: 'ru' })).toEqual(calendar.fastingDay('2026-08-28'));
  });

  it('has the first and the last year of each endpoint', () => {
    expect(calendar.movableDay('1583-01-01').gregorianDate).toBe('1583-01-01');
    expect(calendar.fastingDay('3000-12-31').fasting.type).toMatch(/FAST/);
  });

  it.each([
    ['calendarDay', ['2026-02-30'], 'there is no date 2026-02-30: write it as YYYY-MM-DD'],
    ['calendarDay', ['1999-12-31'], '1999-12-31 is outside the years 2000 to 3000 of calendar'],
    ['calendarDay', ['2026-01-01', { lang: 'de' }], 'de is none of ru, en'],
    ['saintsDay', ['2026-01-01', { type: -1 }], '-1 is no class: it is an integer from 0'],
    ['dataset', ['fasting', 3001], '3001 is outside the years 1583 to 3000 of fasting'],
    ['dataset', ['fasting', 2026.5], '2026.5 is outside the years 1583 to 3000 of fasting'],
    ['canons', ['pascha', { number: 0 }], '0 is no number: it is an integer from 1'],
    ['canons', ['pascha', { lang: 'de' }], 'de is none of ru, cu, en'],
    ['hymnography', [['pascha', '../x']], '../x is no id'],
    ['nameIndex', [{ lang: 'cu' }], 'cu is none of ru, en'],
  ] as const)('says what is wrong with %s of %j', (name, args, message) => {
    expect(() => call(calendar, [name, ...args])).toThrow(message);
    expect(() => call(calendar, [name, ...args])).toThrow(RangeError);
  });

  it('refuses a default language that it does not have', () => {
    expect(() => createCalendar(realCatalog, { lang: 'cu' as 'en' })).toThrow('cu is none of ru, en');
  });
});
