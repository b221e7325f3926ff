import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { HYMN_LISTS } from '../../generator/contract/endpoints.ts';
import { createCalendar } from '../../generator/engine/calendar.ts';
import type {
  AkathistsEntry,
  CanonsEntry,
  CommemorationsEntry,
  HymnographyEntry,
  LiturgyDay,
  LiturgyWords,
} from '../../schemas/types.ts';
import { withChurchPack } from '../support/church-pack.ts';
import { REAL_DATA } from '../support/data-folder.ts';
import { askPython, databaseOf } from '../support/databases.ts';
import { compareViews } from '../support/day-views.ts';
import { SMALL_DATA } from '../support/small-data.ts';

/** The database of a year of the project's own data, which takes long to make. */
const of2026 = () => databaseOf('2026', '--years', '2026', '--data', REAL_DATA);

type Fact = readonly unknown[];
/** What a query finds, and the same facts in an answer, in any order. */
type Pairs<Answer> = readonly (readonly [query: string, facts: (answer: Answer, key: string) => Iterable<Fact>])[];

const stored = (value: unknown) => (typeof value === 'boolean' ? Number(value) : (value ?? null));
const lines = (facts: Iterable<Fact>) => Array.from(facts, (fact) => JSON.stringify(fact.map(stored))).sort();

/** Compares what a database has with the answers by their keys. */
function sameFacts<Answer>(database: string, pairs: Pairs<Answer>, answers: ReadonlyMap<string, Answer>): void {
  const found = askPython(
    database,
    pairs.map(([query]) => query),
  );
  for (const [i, [query, facts]] of pairs.entries()) {
    const expected = lines([...answers].flatMap(([key, answer]) => [...facts(answer, key)]));
    expect(expected.length, query).toBeGreaterThan(0);
    expect(lines((found[i] ?? []).map((row) => Object.values(row))), query).toEqual(expected);
  }
}

const PLACES = ['prokeimena', 'alleluia', 'communion'] as const;
const TEMPLES = ['lord', 'theotokos', 'saint'] as const;
const textIn = (words: Pick<LiturgyWords, 'texts'>, lang: string) =>
  words.texts.find((one) => one.lang === lang)?.value;
const idOf = (id: string | number | null) => (id === null ? null : String(id));
const SINGLE = [
  ['entranceVerse', 'entrance_verse'],
  ['trisagion', 'trisagion'],
  ['zadostoinik', 'zadostoinik'],
] as const;
const OWNER = `JOIN owners o USING (owner) JOIN phrase_texts p ON p.phrase = o.label AND p.lang = 'en'`;

const LITURGY: Pairs<LiturgyDay> = [
  [
    `SELECT date, position, o.id, o.phase, p.text FROM day_services ${OWNER}`,
    ({ service }, date) => service.of.map(({ id, phase, label }, i) => [date, i + 1, idOf(id), phase, label]),
  ],
  [
    `SELECT date, position, o.id, canon, verses, (SELECT group_concat(ode) FROM (SELECT ode FROM day_beatitude_odes d
       WHERE d.date = b.date AND d.beatitudes = b.position ORDER BY d.position)) FROM day_beatitudes b ${OWNER}`,
    ({ beatitudes }, date) =>
      (beatitudes ?? []).map(({ of, canon, verses, odes }, i) => [
        date,
        i + 1,
        idOf(of.id),
        canon,
        verses,
        odes?.join(),
      ]),
  ],
  [
    `SELECT date, temple, position, type, tone, o.id, p.text, marker, h.id AS own, collection, delta
     FROM day_entrance JOIN entrance_hymns h USING (hymn) ${OWNER}`,
    ({ entrance }, date) =>
      TEMPLES.flatMap((temple) =>
        (entrance?.[temple] ?? []).map(({ type, tone, of, marker, text }, i) => [
          ...[date, temple, i + 1, type, tone, idOf(of.id), of.label, marker],
          ...[text?.id, text?.collection, text?.delta],
        ]),
      ),
  ],
  [
    `SELECT date, place, position, o.id, p.text, w.tone, w.reference, c.html, e.html AS en FROM day_sung
     JOIN sung USING (sung) ${OWNER} JOIN words w USING (words)
     LEFT JOIN words_texts c ON c.words = w.words AND c.lang = 'cu' LEFT JOIN words_texts e ON e.words = w.words AND e.lang = 'en'`,
    (day, date) =>
      PLACES.flatMap((place) =>
        day[place].map((one, i) => [
          ...[date, place, i + 1, idOf(one.of.id), one.of.label, one.tone, one.reference],
          ...[textIn(one, 'cu'), textIn(one, 'en')],
        ]),
      ),
  ],
  [
    `SELECT date, place, d.position, v.position AS verse, w.reference, c.html FROM day_sung d JOIN sung_verses v USING (sung)
     JOIN words w USING (words) LEFT JOIN words_texts c ON c.words = w.words AND c.lang = 'cu'`,
    (day, date) =>
      PLACES.flatMap((place) =>
        day[place].flatMap(({ verses }, i) =>
          verses.map((one, j) => [date, place, i + 1, j + 1, one.reference, textIn(one, 'cu')]),
        ),
      ),
  ],
  [
    'SELECT * FROM day_sung_sources',
    (day, date) =>
      PLACES.flatMap((place) =>
        day[place].flatMap(({ sources }, i) => sources.map((one) => [date, place, i + 1, one])),
      ),
  ],
  [
    `SELECT date, source, field, text FROM day_sources JOIN phrase_texts ON phrase = place AND lang = 'en'`,
    ({ sources }, date) => sources.flatMap(({ id, label, fields }) => fields.map((field) => [date, id, field, label])),
  ],
  [
    `SELECT date, field, text FROM day_open JOIN phrase_texts ON phrase = reason AND lang = 'en'`,
    ({ open }, date) => open.map(({ field, reason }) => [date, field, reason]),
  ],
  [
    `SELECT date, c.code, l.text, s.text AS source FROM day_liturgy JOIN colors c USING (color)
     JOIN phrase_texts l ON l.phrase = c.label AND l.lang = 'en' JOIN phrase_texts s ON s.phrase = c.source AND s.lang = 'en'`,
    ({ color }, date) => (color ? [[date, color.code, color.label, color.source]] : []),
  ],
  [
    `SELECT date, matins_katavasia, p.text FROM day_liturgy
     JOIN terms ON field = 'matins.katavasia' AND code = matins_katavasia JOIN phrase_texts p ON phrase = label AND lang = 'en'`,
    ({ matins: { katavasia } }, date) => (katavasia ? [[date, katavasia.code, katavasia.label]] : []),
  ],
  ...SINGLE.map(
    ([field, column]) =>
      [
        `SELECT date, w.reference, w.tone, t.html, t.refrain FROM day_liturgy JOIN words w ON w.words = ${column}
         LEFT JOIN words_texts t ON t.words = w.words AND t.lang = 'cu'`,
        ({ [field]: words }: LiturgyDay, date: string): Fact[] =>
          words
            ? [
                [
                  date,
                  words.reference,
                  words.tone,
                  textIn(words, 'cu'),
                  words.refrain && textIn({ texts: words.refrain }, 'cu'),
                ],
              ]
            : [],
      ] as const,
  ),
  [
    `SELECT date, service, position, kathisma FROM day_kathismata`,
    ({ matins, vespers }, date) => [
      ...matins.kathismata.map((one, i) => [date, 'matins', i + 1, one]),
      ...(vespers.kathismata ?? []).map((one, i) => [date, 'vespers', i + 1, one]),
    ],
  ],
  [
    `SELECT date, vespers_first_antiphon, vespers_prokeimenon_great, w.tone, w.reference FROM day_liturgy
     JOIN words w ON w.words = vespers_prokeimenon`,
    ({ vespers: { firstAntiphon, prokeimenon: one } }, date) =>
      one ? [[date, firstAntiphon ?? false, one.great, one.tone, one.reference]] : [],
  ],
];

it('The tables have every part of the Liturgy', { tags: ['python3'] }, async () => {
  const days = createCalendar(await loadCatalog([REAL_DATA]), { lang: 'en' }).dataset('liturgy', 2026);
  sameFacts(await of2026(), LITURGY, new Map(Object.entries(days)));
});

const HYMNS: Pairs<HymnographyEntry> = [
  [
    `SELECT id, collection, delta, tone, lang, html FROM hymns JOIN hymn_texts USING (id, collection, delta) WHERE script = 'usual'`,
    (entry, id) =>
      HYMN_LISTS.flatMap((list) =>
        entry[list].flatMap((hymn) =>
          hymn.texts.map(({ lang, value }) => [id, list, hymn.delta, 'tone' in hymn ? hymn.tone : null, lang, value]),
        ),
      ),
  ],
  [
    `SELECT id, form, position, type, t.title, t.html FROM lives LEFT JOIN life_texts t USING (id, form, position) WHERE t.lang = 'ru'`,
    ({ hagiography }, id) =>
      (['short', 'full'] as const).flatMap((form) =>
        [hagiography?.[form] ?? []].flat().flatMap(({ type, title, texts }, i) => {
          const html = texts.find(({ lang }) => lang === 'ru')?.value;
          return title.ru || html ? [[id, form, i + 1, type, title.ru, html]] : [];
        }),
      ),
  ],
  [
    'SELECT id, position, url FROM life_links',
    ({ hagiography }, id) => (hagiography?.links ?? []).map(({ url }, i) => [id, i + 1, url]),
  ],
];

const CANONS: Pairs<CanonsEntry> = [
  [
    `SELECT id, number, title, acrostic, c.tone, ode, position, role, marker, i.tone AS own, html
     FROM canons c JOIN canon_items i USING (id, number, lang, script) WHERE (lang, script) = ('cu', 'usual')`,
    ({ canons }, id) =>
      canons.flatMap(({ number, title, acrostic, tone, odes }) =>
        odes.flatMap(({ number: ode, items }) =>
          items.map((one, i) => [
            id,
            number,
            title,
            acrostic,
            tone,
            ode,
            i + 1,
            one.role,
            one.marker,
            one.tone,
            one.html,
          ]),
        ),
      ),
  ],
  [
    `SELECT id, number, position, after_ode, type, tone, html FROM canon_sections WHERE (lang, script) = ('cu', 'usual')`,
    ({ canons }, id) =>
      canons.flatMap(({ number, sections = [] }) =>
        sections.map(({ afterOde, type, tone, html }, i) => [id, number, i + 1, afterOde, type, tone, html]),
      ),
  ],
];

const AKATHISTS: Pairs<AkathistsEntry> = [
  [
    `SELECT id, number, title, repeat_ending, position, type, section, html
     FROM akathists JOIN akathist_sections USING (id, number, lang, script) WHERE (lang, script) = ('cu', 'usual')`,
    ({ akathists }, id) =>
      akathists.flatMap(({ number, title, repeatEnding, sections }) =>
        sections.map((one, i) => [id, number, title, repeatEnding, i + 1, one.type, one.number, one.html]),
      ),
  ],
  [
    `SELECT id, number, position, title, html FROM akathist_prayers WHERE (lang, script) = ('cu', 'usual')`,
    ({ akathists }, id) =>
      akathists.flatMap(({ number, prayers = [] }) =>
        prayers.map((one, i) => [id, number, i + 1, one.title, one.html]),
      ),
  ],
];

const COMMEMORATIONS: Pairs<CommemorationsEntry> = [
  [
    `SELECT commemoration, kind, class, rank, rule, name, rule_label
     FROM commemorations JOIN commemoration_labels USING (commemoration) WHERE lang = 'en'`,
    ({ kind, typeId, liturgicalRank, rule, name, ruleLabel }, id) => [
      [id, kind, typeId, liturgicalRank?.code, rule, name, ruleLabel],
    ],
  ],
  [
    `SELECT commemoration, about, position, source, page FROM commemoration_sources`,
    ({ sources, rankSources }, id) => [
      ...sources.map(({ source, page }, i) => [id, 'day', i + 1, source, page]),
      ...rankSources.map(({ source, page }, i) => [id, 'rank', i + 1, source, page]),
    ],
  ],
  [
    `SELECT id, sort_order, path, width FROM icon_uses JOIN icons USING (path)`,
    ({ icons }, id) => icons.map(({ sortOrder, path, width }) => [id, sortOrder, path, width]),
  ],
];

it('The tables have every part of texts and commemorations', { tags: ['python3'] }, async () => {
  const flags = await withChurchPack(SMALL_DATA);
  const database = await databaseOf('small', '--years', '1999-2000', ...flags);
  const calendar = createCalendar(await loadCatalog(flags.filter((one) => one !== '--data')));
  const texts = calendar.textIndex().map(({ id }) => id);
  const by = <Entry>(ids: readonly string[], entryOf: (id: string) => Entry) =>
    new Map(ids.map((id) => [id, entryOf(id)]));
  sameFacts(
    database,
    HYMNS,
    by(texts, (id) => calendar.hymnography(id)),
  );
  sameFacts(
    database,
    CANONS,
    by(texts, (id) => calendar.canons(id, { lang: 'cu' })),
  );
  sameFacts(
    database,
    AKATHISTS,
    by(texts, (id) => calendar.akathists(id, { lang: 'cu' })),
  );
  const ids = calendar.commemorationIndex({ lang: 'en' }).map(({ id }) => id);
  sameFacts(
    database,
    COMMEMORATIONS,
    by(ids, (id) => calendar.commemorations(id, { lang: 'en' })),
  );
});

const DATES = ['01-01', '01-07', '02-15', '03-12', '04-05', '04-12', '05-31', '08-28', '09-27', '12-31'];

it('The views have what the files of days have', { tags: ['python3'] }, async () => {
  const catalog = await loadCatalog([REAL_DATA]);
  const { compared, wrong } = compareViews(
    await of2026(),
    catalog,
    DATES.map((day) => `2026-${day}`),
  );
  expect({ compared, wrong }).toEqual({ compared: 12 * DATES.length, wrong: [] });
});

const PAGES = ['docs/how-to/sqlite.md', 'docs/how-to/sqlite.ru.md'];
const blocksOf = (page: string, language: string) =>
  [...readFileSync(page, 'utf8').matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(
    ([, code = '']) => code,
  );

describe.each(PAGES)('The queries of %s', { tags: ['python3'] }, (page) => {
  it('find what they ask for', async () => {
    const found = askPython(await of2026(), blocksOf(page, 'sql'));
    const [feasts = [], fish = [], readings = [], troparia = [], names = [], columns = []] = found;
    expect(found.length).toBe(6);
    expect(feasts.map((row) => row.gregorianDate)).toEqual(expect.arrayContaining(['2026-01-07', '2026-04-12']));
    expect(fish.map((row) => row.gregorianDate)).toEqual(expect.arrayContaining(['2026-04-05', '2026-08-19']));
    expect(readings.map((row) => row.gregorianDate)).toContain('2026-02-15');
    expect(troparia.map((row) => row.title)).toContainEqual(expect.stringMatching(/^Преставление преподобного Сергия/));
    expect(names.map((row) => row.date)).toContain('2026-12-07');
    expect(columns.map((row) => row.column_name)).toContain('julian_date');
  });

  it('for Datasette make its metadata', async () => {
    const [, query = ''] =
      /^sqlite3 menologion\.db "(SELECT json_object.*)" > metadata\.json$/m.exec(readFileSync(page, 'utf8')) ?? [];
    const [[row = {}] = []] = askPython(await of2026(), [query]);
    const { tables } = JSON.parse(String(Object.values(row)[0])).databases.menologion;
    expect(tables.days.columns.date).toBe('Civil date.');
    expect(tables.calendar.columns.allowedFood).toMatch(/^What may be eaten/);
  });

  it('in Python run as they stand', async () => {
    const code = blocksOf(page, 'python')
      .join('\n')
      .replace('menologion.db', await of2026());
    expect(execFileSync('python3', ['-c', code], { encoding: 'utf8' }).split('\n')).toHaveLength(4);
  });
});
