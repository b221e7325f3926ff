import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../../generator/catalog/load-catalog.ts';
import { LANGUAGES, type TextLanguage } from '../../../generator/contract/languages.ts';
import { SOURCES_REQUEST } from '../../../generator/site/model/answer-request.ts';
import { dayOf } from '../../../generator/site/model/day.ts';
import { dishes, fastMark } from '../../../generator/site/model/fast.ts';
import { frameOf } from '../../../generator/site/model/frame.ts';
import { daysAround } from '../../../generator/site/model/kept.ts';
import { keptInBrief } from '../../../generator/site/model/kept-in-brief.ts';
import { addressOf, placeOf, type View } from '../../../generator/site/model/place.ts';
import { canonPart } from '../../../generator/site/model/sung-parts.ts';
import type { TextPage } from '../../../generator/site/model/text-page.ts';
import { Listed, type Verse } from '../../../generator/site/model/text-part.ts';
import {
  foundLists,
  type ListOfTexts,
  type TextList,
  textsIn,
  textsPage,
} from '../../../generator/site/model/texts-page.ts';
import { TextView } from '../../../generator/site/views/text-view.tsx';
import { enCalendar, ruCalendar } from '../../../generator/site/words/calendar-words.ts';
import { en } from '../../../generator/site/words/en.ts';
import { ru } from '../../../generator/site/words/ru.ts';
import { enTexts, ruTexts } from '../../../generator/site/words/texts-words.ts';
import { dataFolder } from '../../support/data-folder.ts';
import {
  answeredDay,
  pageOfCommemoration,
  pageOfDay,
  pageOfText,
  textIndexOf,
  textsOf,
} from '../../support/page-models.ts';
import { realCatalog } from '../../support/real-days.ts';
import { churchTexts, PLAIN_CANON, sourcedTexts } from '../../support/texts.ts';

const VIEWS: readonly View[] = [
  { kind: 'day', date: '1583-01-01' },
  { kind: 'month', year: 3000, month: 12 },
  { kind: 'parish', date: '2026-11-29', isWeek: false },
  { kind: 'parish', date: '2026-11-29', isWeek: true },
  { kind: 'texts' },
  { kind: 'text', id: 'pascha' },
  { kind: 'commemoration', id: '9306' },
  { kind: 'search', wanted: "Ксения & 'Пётр' #1+1" },
  { kind: 'search', wanted: '' },
];

describe('a place', () => {
  it.each(VIEWS)('%j has an address that leads back to it', (view) => {
    for (const lang of LANGUAGES) {
      expect(placeOf(addressOf({ view, lang }), '2026-01-07', 'ru')).toEqual({ view, lang });
    }
  });

  it.each([
    '?day=2026-02-30',
    '?day=1582-12-31',
    '?day=3001-01-01',
    '?month=2026-13',
    '?text=a/b',
    '?commemoration=a/b',
  ])('%s leads nowhere', (query) => {
    expect(placeOf(query, '2026-01-07', 'en').view).toEqual({ kind: 'nowhere' });
  });

  it('is today in the language of the visitor by default', () => {
    const view = { kind: 'day', date: '2026-01-07' };
    expect(placeOf('', '2026-01-07', 'en')).toEqual({ view, lang: 'en' });
    expect(placeOf('?lang=de', '2026-01-07', 'ru')).toEqual({ view, lang: 'ru' });
  });
});

describe('the frame', () => {
  const visit = { today: '2026-04-07', lastDay: '2026-01-07' };
  const linksOf = (view: View) => frameOf({ view, lang: 'en' }, visit).links;

  it('leads from a day to its neighbours, to its month and to today', () => {
    expect(linksOf({ kind: 'day', date: '2026-03-01' })).toMatchObject({
      home: '?day=2026-04-07&lang=en',
      day: '?day=2026-03-01&lang=en',
      month: '?month=2026-03&lang=en',
      language: '?day=2026-03-01&lang=ru',
      previous: '?day=2026-02-28&lang=en',
      today: '?day=2026-04-07&lang=en',
      next: '?day=2026-03-02&lang=en',
    });
  });

  it('leads from a month to its neighbours and to the month of today, across the new year', () => {
    expect(linksOf({ kind: 'month', year: 2025, month: 12 })).toMatchObject({
      previous: '?month=2025-11&lang=en',
      today: '?month=2026-04&lang=en',
      next: '?month=2026-01&lang=en',
    });
  });

  it('ends at the ends of the range, and has steps only for days, months and years', () => {
    expect(linksOf({ kind: 'day', date: '1583-01-01' }).previous).toBeUndefined();
    expect(linksOf({ kind: 'day', date: '3000-12-31' }).next).toBeUndefined();
    expect(linksOf({ kind: 'month', year: 3000, month: 12 }).next).toBeUndefined();
    const { previous, today, next, day } = linksOf({ kind: 'text', id: 'pascha' });
    expect([previous, today, next, day]).toEqual([undefined, undefined, undefined, '?day=2026-01-07&lang=en']);
  });

  it('does not know today before it is opened', () => {
    const { links } = frameOf({ view: { kind: 'nowhere' }, lang: 'ru' });
    expect(links).toMatchObject({ home: './', day: './', month: './', today: undefined });
  });
});

describe('a day', () => {
  it('has Pascha among the great feasts, although the answers give it no rank', () => {
    const { great } = pageOfDay('2026-04-12', ru);
    expect(great[0]).toMatchObject({ id: 'pascha', rank: 'movable', rankLabel: ru.movableFeast });
    expect(keptInBrief(answeredDay('2026-04-12', ru))[0]?.rank).toBe('movable');
  });

  it.each([
    ['2026-04-10', ['great_friday']],
    ['2026-02-23', ['clean_monday']],
    ['2026-03-01', ['triumph_of_orthodoxy', 'first_sunday_lent']],
    ['2026-01-06', ['12208']],
    ['2026-01-18', ['1036', 'sunday_before_theophany']],
    ['2026-11-29', ['twenty_sixth_sunday_after_pentecost']],
    ['2026-11-27', []],
  ])('%s is called by %j, which nothing on the page says again', (date, ids) => {
    const page = pageOfDay(date, ru);
    expect(page.headline.map(({ id }) => id)).toEqual(ids);
    const others = [...page.solemn, ...page.events, ...page.saints.flatMap(({ saints }) => saints)];
    expect(others.filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  it('has readings with their places in the church books, as these print them', () => {
    const liturgy = pageOfDay('2026-11-29', ru).services.find(({ service }) => service === 'liturgy');
    expect(liturgy?.groups[0]?.readings).toEqual([
      { label: 'Еф. 5:8–19', zachalo: 'Еф., 229 зач.' },
      { label: 'Лк. 10:25–37', zachalo: 'Лк., 53 зач.' },
    ]);
    const [hour] = pageOfDay('2026-03-04', ru).services;
    expect(hour?.groups[0]?.readings).toEqual([{ label: 'Ис. 5:16–25', zachalo: '' }]);
  });

  it('shows each saint and feast once, those with a sign before those without', () => {
    for (const date of ['2026-06-14', '2026-01-07', '2026-09-27']) {
      const page = pageOfDay(date, ru);
      const { events, saints: all } = answeredDay(date, ru);
      const feasts = events.filter(({ kind }) => kind === 'feast');
      const shown = [...page.great, ...page.solemn, ...page.saints.flatMap(({ saints }) => saints)];
      const kept = [...feasts, ...(all ?? [])].map(({ id }) => String(id));
      expect(shown.map(({ id }) => id).sort()).toEqual(kept.sort());
      const plain = page.saints[0]?.saints.map(({ rank }) => rank === 'no_sign') ?? [];
      expect(plain).toEqual([...plain].sort((a, b) => Number(a) - Number(b)));
    }
  });

  it('lists new martyrs separately, with their emblem at the heading', () => {
    const martyrs = pageOfDay('2026-06-14', en).saints.at(-1);
    expect(martyrs?.title).toBe('New Martyrs and Confessors of the Russian Church');
    expect(martyrs?.saints.flatMap(({ icons }) => icons)).toEqual([]);
  });

  it('has weeks and seasons, the shortest first', () => {
    const days = pageOfDay('2026-03-04', ru).weeks.map(
      ({ dateFrom = '', dateTo = '' }) => Date.parse(dateTo) - Date.parse(dateFrom),
    );
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual([...days].sort((a, b) => a - b));
  });

  it('of a year without saints needs two answers; one is not enough', () => {
    const page = pageOfDay('1700-05-01', ru);
    expect(page.hasSaints).toBe(false);
    expect(page.requests).toHaveLength(2);
    expect(dayOf('1700-05-01', { movable: null, fasting: null })).toBeNull();
    expect(dayOf('2026-01-07', { calendar: null })).toBeNull();
  });

  it('is marked by its fast, and says of each dish whether it is allowed', () => {
    const { fasting } = answeredDay('2026-08-28', ru);
    expect(fastMark(fasting)).toBe('fish');
    expect(dishes(fasting)).toEqual([
      ['meat', false],
      ['dairy', false],
      ['fish', true],
      ['oil', true],
      ['hot', true],
    ]);
    expect(fastMark(answeredDay('2026-01-07', en).fasting)).toBe('free');
  });
});

describe('the list of texts', () => {
  const linesOf = (lists: readonly TextList[]) =>
    lists.flatMap(({ sections }) => sections.flatMap(({ lines }) => lines.map(({ title }) => title)));

  it('has every text in a group, and counts each once', () => {
    const { lists } = textsPage(textIndexOf(en), en);
    const own = textsOf(en).filter(({ of }) => !of);
    expect(textsIn(lists)).toBe(own.length);
    expect(new Set(linesOf(lists))).toEqual(new Set(own.map(({ title }) => title)));
    expect(lists.map(({ title }) => title)).toEqual([
      'Prayer Book',
      'Canons',
      'Akathists',
      'Octoechos',
      'Lenten Triodion',
      'Pentecostarion',
      'After Pentecost',
      'Menaion',
      'General Menaion',
    ]);
  });

  it('has the months of the Menaion from September, and prayers without the word hymns', () => {
    const { lists } = textsPage(textIndexOf(en), en);
    const months = lists.find(({ title }) => title === 'Menaion')?.sections.map(({ title }) => title) ?? [];
    expect([months[0], months.at(-1), months.length]).toEqual(['September', 'August', 12]);
    expect(lists[0]?.sections[0]?.lines[0]).toMatchObject({ title: 'Morning Prayers', isPlain: true });
  });

  it('has what is in no group at the end, by its title; without groups, everything', () => {
    const data = ['B', 'A'].map((title) => ({ id: title, title, collections: ['canons' as const], texts: [] }));
    const groups = [{ id: 'book', title: 'Book', sections: [{ ids: ['B', 'gone'] }] }];
    const titles = (index: ListOfTexts) => textsPage(index, en).lists.map((list) => [list.title, ...linesOf([list])]);
    expect(titles({ groups, data })).toEqual([
      ['Book', 'B'],
      ['Other texts', 'A'],
    ]);
    expect(titles({ data })).toEqual([['Other texts', 'A', 'B']]);
  });

  it('is filtered by a text in any case, with е for ё', () => {
    const texts = ['Ёлка', 'Елена', 'Иное'].map((title, i) => ({
      ...{ id: String(i), title, collections: ['canons' as const], texts: [] },
    }));
    const found = foundLists({ ...textsPage({ data: texts }, ru), wanted: ' ЕЛ' });
    expect(linesOf(found)).toEqual(['Елена', 'Ёлка']);
    expect(foundLists({ ...textsPage({ data: texts }, ru), wanted: 'ничего' })).toEqual([]);
  });
});

describe('texts of an id', () => {
  const verses = (page: ReturnType<typeof pageOfText>) =>
    page?.parts.flatMap(({ blocks }) => blocks.filter((block): block is Verse => block.kind === 'verse')) ?? [];

  it('repeat the first ikos and kontakion of an akathist at its end', () => {
    const rubrics = verses(pageOfText('theotokos', ru)).map(({ rubric }) => rubric);
    const last = rubrics.indexOf('Кондак 13');
    expect(rubrics.slice(last, last + 3)).toEqual(['Кондак 13', 'Икос 1, повторяется', 'Кондак 1, повторяется']);
  });

  it('say so if they are in another language', () => {
    const piece = { number: 1, title: 'Canon', acrostic: '', tone: 1, odes: [] };
    const canonIn = (...languages: TextLanguage[]) =>
      canonPart(
        languages.map((lang) => ({ lang, piece })),
        en,
        new Listed(undefined, en),
      );
    expect(canonIn('cu', 'ru')).toMatchObject({ lang: 'ru', note: enTexts.inRussian });
    expect(canonIn('cu')).toMatchObject({ lang: 'cu', note: enTexts.inSlavonic });
    expect(canonIn('cu', 'en', 'ru').note).toBeUndefined();
    expect(pageOfText('pascha', ru)?.parts.filter(({ note }) => note)).toEqual([]);
  });

  it('appear once if there is no translation, and say so', async () => {
    const canon = (title: string) => PLAIN_CANON.replace('Канон', title);
    const catalog = await loadCatalog([
      dataFolder({
        'texts/pascha/canon-1.cu.yaml': canon('Первый'),
        'texts/pascha/canon-2.cu.yaml': canon('Второй'),
        'texts/pascha/canon-2.ru.yaml': canon('Переведенный'),
        'texts/pascha/hymnography.yaml': 'troparia: [{ delta: 1, tone: 1, texts: { cu: Тропарь } }]\n',
      }),
    ]);
    const page = pageOfText('pascha', ru, catalog);
    expect(page?.parts.map(({ title, lang, note }) => [title, lang, note])).toEqual([
      ['Песнопения', undefined, ruTexts.inSlavonic],
      ['Первый', 'cu', ruTexts.inSlavonic],
      ['Переведенный', 'ru', undefined],
    ]);
    expect(verses(page).map(({ slavonic, translation }) => [slavonic?.lang, translation?.lang])).toEqual([
      ['cu', undefined],
      ['cu', undefined],
      ['cu', 'ru'],
    ]);
    expect(pageOfText('pascha', en, catalog)?.parts.map(({ note }) => note)).toEqual([
      enTexts.inSlavonic,
      enTexts.inSlavonic,
      enTexts.inRussian,
    ]);
  });

  it('name their book and the page', async () => {
    const catalog = await loadCatalog([dataFolder(sourcedTexts('pascha'))]);
    const named = (words: typeof ru) => {
      const page = pageOfText('pascha', words, catalog);
      return [...verses(page), ...(page?.parts ?? [])].flatMap(({ source }) => source ?? []);
    };
    const russian = ['Источник: Минея, с. 11', 'Источник: Минея, с. 12', 'Источник: Минея'];
    expect(named(ru)).toEqual(russian);
    expect(named(en)).toEqual(['Source: Menaion, p. 11', 'Source: Menaion, p. 12', 'Source: Menaion']);
    const html = renderToString(h(TextView, { page: pageOfText('pascha', ru, catalog) as TextPage, words: ru }));
    expect(html.match(/Источник: [^<]*/g)).toEqual(russian);
  });

  it('have the Slavonic in the church script on request, if it exists', async () => {
    const catalog = await loadCatalog([dataFolder(churchTexts('kept'))]);
    const [civil, church] = [false, true].map((wished) => pageOfText('kept', en, catalog, wished) as TextPage);
    expect([civil?.church, church?.church, pageOfText('pascha', en, realCatalog, true)?.church]).toEqual([
      ...[false, true, null],
    ]);
    const slavonic = (page = church) =>
      verses(page as TextPage).map((one) => [one.slavonic?.html, one.slavonic?.isChurch]);
    expect(slavonic()).toEqual([
      ['<p>Ст҃ы́й бж҃е</p>', true],
      ['<p>Кондак</p>', false],
      ['<p>Бж҃е</p><p>мо́й</p>', true],
      ['<p>Пе́тре ст҃ы́й</p>', true],
      ['<p>Припев</p>', false],
      ['<p>Бж҃е</p>', true],
      ['<p>Припев</p>', false],
      ['<p>Господи</p>', false],
      ['<p>Припев</p>', false],
      ['<p>Гдⷭ҇ь</p>', true],
      ['<p>Влⷣко</p>', true],
    ]);
    expect(slavonic(civil).some(([, isChurch]) => isChurch)).toBe(false);
    const translations = (page = church) => verses(page as TextPage).map(({ translation }) => translation?.html);
    expect(translations()).toEqual(translations(civil));
    expect(church?.requests.map(({ asked }) => [asked.address?.replace(/.*v1/, ''), asked.file.slice(7)])).toEqual([
      ['/hymnography/?id=kept&lang=en', 'en/hymnography/kept.json'],
      ['/hymnography/?id=kept&lang=ru&script=church', 'cu-church/hymnography/kept.json'],
      ['/canons/?id=kept&lang=cu&script=church', 'cu-church/canons/kept.json'],
      ['/canons/?id=kept&lang=en', 'en/canons/kept.json'],
      ['/canons/?id=kept&lang=ru', 'ru/canons/kept.json'],
      ['/akathists/?id=kept&lang=cu&script=church', 'cu-church/akathists/kept.json'],
      ['/akathists/?id=kept&lang=en', 'en/akathists/kept.json'],
      ['/akathists/?id=kept&lang=ru', 'ru/akathists/kept.json'],
    ]);
  });

  it('are none if nothing is found', () => {
    expect(pageOfText('nobody', ru)).toBeNull();
  });
});

describe('a commemoration', () => {
  /** Its requests, except that for the list of sources, which most have. */
  const filesOf = (page: ReturnType<typeof pageOfCommemoration>) =>
    page?.requests.map(({ asked }) => asked.file).filter((file) => file !== SOURCES_REQUEST.file);

  it('has the same hymns and lives as the page of its texts', () => {
    const own = pageOfCommemoration('pascha', en);
    const parts = pageOfText('pascha', en)?.parts.filter(({ id }) => !/canon|akathist/.test(id));
    expect(own?.parts).toEqual(parts);
    expect(own?.hasLongTexts).toBe(true);
  });

  it('has the name of its kind if it has neither rank nor class, and requests no texts if there are none', () => {
    const page = pageOfCommemoration('great_lent', ru, '2026-03-01');
    expect(page).toMatchObject({ rankLabel: undefined, classes: [ru.kinds.week], parts: [], translation: null });
    expect(page?.next[0]).toEqual({ from: '2026-02-23', to: '2026-04-11' });
    expect(filesOf(page)).toEqual(['api/v1/ru/commemorations/great_lent.json']);
  });

  it('is null if it does not exist', () => {
    expect(pageOfCommemoration('nobody', ru)).toBeNull();
  });

  it('is the owner of texts: they lead to it and to its next day, and texts of no day do not', () => {
    expect(pageOfText('9306', ru)?.kept).toMatchObject({ id: '9306', next: '2026-10-08' });
    expect(pageOfText('theotokos', ru)?.kept).toBeNull();
  });

  it('has its days around today, consecutive days as one', () => {
    const dates = ['2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01', '2027-01-01'];
    const [first, second, third] = [
      { from: '2025-12-31', to: '2026-01-01' },
      { from: '2026-02-28', to: '2026-03-01' },
      { from: '2027-01-01', to: '2027-01-01' },
    ];
    expect(daysAround(dates, '2025-01-01')).toEqual({ previous: undefined, next: [first, second, third] });
    expect(daysAround(dates, '2026-03-01')).toEqual({ previous: first, next: [second, third] });
    expect(daysAround(dates, '2027-01-02')).toEqual({ previous: third, next: [] });
    expect(daysAround([], '2027-01-02')).toEqual({ previous: undefined, next: [] });
  });
});

describe('the words', () => {
  const paths = (words: object, at = ''): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      value !== null && typeof value === 'object' ? paths(value, `${at}${key}.`) : `${at}${key}`,
    );

  it('are the same in every language', () => {
    for (const [one, other] of [
      [en, ru],
      [enCalendar, ruCalendar],
      [enTexts, ruTexts],
    ] as const) {
      expect(paths(one).sort()).toEqual(paths(other).sort());
      expect(paths(one).length).toBeGreaterThan(10);
    }
  });
});
