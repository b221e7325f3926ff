import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import * as calendar from '../../generator/site/browser/section-calendar.ts';
import { liturgyPart, type SungPart } from '../../generator/site/model/liturgy-part.ts';
import { type MonthPage, monthPage } from '../../generator/site/model/month-page.ts';
import { linksFrom } from '../../generator/site/model/prerendered-pages.ts';
import { ContentView } from '../../generator/site/views/content-view.tsx';
import { LiturgyView } from '../../generator/site/views/liturgy-view.tsx';
import { enLiturgy, ruLiturgy } from '../../generator/site/words/liturgy-words.ts';
import { WORDS } from '../../generator/site/words/words.ts';
import type { LiturgyDay, LiturgyTexts } from '../../schemas/types.ts';
import { hymn, liturgyDay, sung, sungTexts } from '../support/liturgy-days.ts';
import { answeredDay } from '../support/page-models.ts';

const { ru, en } = WORDS;
const partOf = (fields: Partial<LiturgyDay>, words = en) => liturgyPart(liturgyDay(fields), words);
const htmlOf = (fields: Partial<LiturgyDay>, words = en) =>
  renderToString(h(LiturgyView, { page: partOf(fields, words), words }));
const titlesOf = (list: readonly SungPart[]) => list.map(({ title }) => title);
const owner = (id: number | string, label: string) => ({ id, label });

describe('The Liturgy of a day', () => {
  it('is called unusual if it is not that of Chrysostom, or if there is none', () => {
    const isUnusual = (code: string) => partOf({ liturgy: { code, label: code } }).isUnusual;
    expect(['chrysostom', 'basil', 'vesperal_chrysostom', 'none'].map(isUnusual)).toEqual([false, true, true, true]);
    expect(htmlOf({ liturgy: { code: 'none', label: 'No Liturgy' } })).toContain(
      '<p class="which unusual">No Liturgy</p>',
    );
    expect(partOf({ liturgy: null })).toMatchObject({ which: '', isUnusual: false });
  });

  it('has what is sung in the order of the service', () => {
    const part = partOf({
      entranceVerse: { texts: sungTexts('Come') },
      trisagion: { texts: sungTexts('As many') },
      prokeimena: [sung('My strength', { tone: 2 }), sung('Precious', { tone: 7 })],
      alleluia: [sung('Hear', { tone: 2 })],
      zadostoinik: { tone: 4, texts: sungTexts('Ark') },
      communion: [sung('Praise')],
    });
    expect(titlesOf(part.before)).toEqual(['Entrance verse']);
    expect(titlesOf(part.after)).toEqual([
      'In place of the Trisagion',
      'Prokeimenon, tone 2',
      'Prokeimenon, tone 7',
      'Alleluia, tone 2',
      'At “It is truly meet”, tone 4',
      'Communion verse',
    ]);
  });

  it('has words in Slavonic and in the language of the page, with stikhi and refrains after their names', () => {
    const verses = [{ reference: 'Ps.117.18', texts: sungTexts('Chastening') }];
    const [prokeimenon, zadostoinik] = partOf({
      prokeimena: [sung('My strength', { verses })],
      zadostoinik: { refrain: sungTexts('Angels'), texts: sungTexts('Ark') },
    }).after;
    expect(prokeimenon?.slavonic).toEqual([
      { before: '', html: 'My strength cu' },
      { before: 'Стих', html: 'Chastening cu' },
    ]);
    expect(prokeimenon?.translation).toEqual([
      { before: '', html: 'My strength en' },
      { before: 'Verse', html: 'Chastening en' },
    ]);
    expect(zadostoinik?.translation).toEqual([
      { before: 'Refrain', html: 'Angels en' },
      { before: '', html: 'Ark en' },
    ]);
    expect(partOf({ communion: [sung('Praise')] }, ru).after[0]?.translation[0]?.html).toBe('Praise ru');
  });

  it('keeps the paragraphs of words, and words without a paragraph', () => {
    const texts: LiturgyTexts = [
      { lang: 'cu', value: '<p>One</p><p>Two</p>' },
      { lang: 'en', value: 'Bare' },
    ];
    const [one] = partOf({ communion: [sung('', { texts })] }).after;
    expect(one?.slavonic.map(({ html }) => html)).toEqual(['One', 'Two']);
    expect(one?.translation.map(({ html }) => html)).toEqual(['Bare']);
  });

  it.each([
    ['Ps.117.14', ['Ps.117.18'], 'Ps. 117:14, 18'],
    ['Ps.98.6', ['Ps.98.6'], 'Ps. 98:6'],
    ['Ps.79.2', ['Ps.36.30'], 'Ps. 79:2; 36:30'],
    ['Luke.1.46-48', ['Ps.44.11'], 'Luke 1:46–48; Ps. 44:11'],
    ['Ps.71.18,19', [], 'Ps. 71:18, 19'],
    ['Tob.1.1', [], 'Tob 1:1'],
  ])('says where %s with %j is', (reference, stikhi, said) => {
    const verses = stikhi.map((one) => ({ reference: one, texts: sungTexts(one) }));
    expect(partOf({ communion: [sung('x', { reference, verses })] }).after[0]?.about).toBe(said);
  });

  it('says whose a proper is, without years, unless it is of the day', () => {
    const [own, ofSaint] = partOf({
      communion: [sung('x'), sung('y', { of: owner(11198, 'Alexander Nevsky (1263)'), reference: 'Ps.111.6' })],
    }).after;
    expect([own?.about, ofSaint?.about]).toEqual(['', 'Alexander Nevsky, Ps. 111:6']);
  });

  it('says whose service it is and with which sign, and which part of a feast', () => {
    const of = [{ ...owner(1, 'Entry'), phase: 'afterfeast' as const }, owner(2, 'Alexander (1263)')];
    const html = htmlOf({ service: { of, rank: 'polyeleos', label: 'Polyeleos' } });
    expect(html).toContain('Service: Entry (afterfeast); Alexander ');
    expect(html).toMatch(/<svg class="sign rank-polyeleos"[^>]* aria-label="Polyeleos"/);
  });
});

describe('The hymns after the Entrance', () => {
  const [one, two] = [hymn('one'), hymn('two', { type: 'kontakion', marker: 'i-nyne' })];

  it('are shown once if they are the same in every church', () => {
    const html = htmlOf({ entrance: { lord: [one], theotokos: [one], saint: [one] } });
    expect(html).not.toContain('type="radio"');
    expect(html.match(/Hymns of one/g)).toHaveLength(1);
  });

  it('differ by the church otherwise, and that of a saint is chosen first', () => {
    const html = htmlOf({ entrance: { lord: [one], theotokos: [one], saint: [one, two] } });
    expect(html.match(/type="radio"/g)).toHaveLength(3);
    expect(html.match(/value="(\w+)" checked/)?.[1]).toBe('saint');
    for (const label of Object.values(enLiturgy.temples)) expect(html).toContain(label);
  });

  it('have only the churches whose order is known; the first is chosen', () => {
    const html = htmlOf({ entrance: { lord: [one], theotokos: [two], saint: null } });
    expect(html.match(/value="(\w+)"/g)).toEqual(['value="lord"', 'value="theotokos"']);
    expect(html.match(/value="(\w+)" checked/)?.[1]).toBe('lord');
  });

  it('lead to their words, if these are written', () => {
    const { text, ...unwritten } = one;
    const html = htmlOf({ entrance: { lord: [unwritten], theotokos: [two], saint: null } });
    expect(html.match(/<a [^>]*href="([^"]*)"/g)).toHaveLength(1);
    expect(html).toContain('href="?text=two&amp;lang=en#troparia-1"');
    expect(html).toContain('<i>Both now: </i>');
  });

  it('of the church itself are called so, and the tone of the Octoechos is said once', () => {
    const ofTemple = { type: 'troparion', of: owner('temple', 'The temple') } as const;
    const ofTone = hymn('octoechos_tone_2', { tone: 2, of: owner('octoechos_tone_2', 'Octoechos, tone 2') });
    const [list] = partOf({ entrance: { lord: [ofTemple, ofTone], theotokos: null, saint: null } }).entrance;
    expect(list?.hymns.map(({ title, of }) => [title, of])).toEqual([
      ['Troparion of the church', ''],
      ['Troparion, tone 2', 'Octoechos'],
    ]);
  });

  it('lead from a file to the same place in another file', () => {
    const pages = {
      firstYear: 2026,
      lastYear: 2026,
      languages: ['en'],
      texts: true,
      liturgy: true,
      ids: new Set(['two']),
    } as const;
    const linkTo = linksFrom('en/day/2026-12-06/', pages);
    expect(linkTo('?text=two&lang=en#troparia-1')).toBe('../../../en/text/two/index.html#troparia-1');
    expect(linkTo('?text=one&lang=en#troparia-1')).toBeUndefined();
  });
});

describe('Matins and Vespers', () => {
  it('have the facts that are known, and say that Vespers is of the evening before', () => {
    const { offices } = partOf({
      matins: {
        opening: { code: 'god_is_the_lord', label: '“God is the Lord”' },
        tone: 2,
        kathismata: [2, 3],
        polyeleos: true,
        magnification: null,
        magnificat: false,
      },
      vespers: {
        kathismata: [1],
        firstAntiphon: true,
        entrance: true,
        lessons: 0,
        prokeimenon: { great: true, tone: 7, texts: sungTexts('Our God') },
      },
    });
    expect(offices.map(({ title }) => title)).toEqual(['Matins', 'Vespers of the evening before']);
    expect(offices.map(({ facts }) => facts.map(({ title, text }) => `${title}: ${text}`))).toEqual([
      ['Opening: “God is the Lord”, tone 2', 'Kathismata: 2, 3', 'Polyeleos: sung', 'Magnificat: not sung'],
      ['Kathisma: 1, first antiphon, “Blessed is the man”', 'Entrance: yes', 'Lessons: none'],
    ]);
    expect(titlesOf(offices[1]?.sung ?? [])).toEqual(['Great prokeimenon, tone 7']);
    expect(ruLiturgy.vespers).toBe('Вечерня накануне');
  });
});

describe('What is open', () => {
  const open = (field: string, reason = 'The books leave it') => ({ field, reason });

  it('is said by its reason, and nothing null is shown elsewhere', () => {
    const html = htmlOf({
      antiphons: null,
      beatitudes: null,
      entranceVerse: null,
      entrance: { lord: null, theotokos: null, saint: null },
      zadostoinik: null,
      matins: { kathismata: [], opening: null, polyeleos: null, magnificat: null },
      vespers: { kathismata: [], entrance: null, prokeimenon: null, lessons: null },
      open: [
        ...['color', 'beatitudes', 'entrance.lord', 'entrance.theotokos', 'entrance.saint'].map((one) => open(one)),
        ...['matins.polyeleos', 'matins.magnificat', 'vespers.entrance'].map((one) => open(one, 'Not written')),
      ],
    });
    expect(html).not.toMatch(/null|undefined/);
    expect(html).toContain(
      'Color of the vestments; at the Beatitudes; troparia and kontakia after the Entrance: The books leave it',
    );
    expect(html).toContain('Matins (polyeleos, Magnificat); vespers of the evening before (entrance): Not written');
  });

  it('names the kinds of church if not all are open, and a field without a name by its code', () => {
    const [fact] = partOf({ open: [open('entrance.saint'), open('new_field')] }).open;
    expect(fact?.title).toBe('New_field; troparia and kontakia after the Entrance (in a church of a saint)');
  });

  it('is not there if nothing is open', () => {
    expect(htmlOf({})).not.toContain(enLiturgy.open);
  });
});

it('The sources are listed by book', () => {
  const labels = ['Типикон, гл. 17', 'Апостол, л. 222 об.', 'Типикон, 23 ноября, л. 136', 'Служебник'];
  const sources = labels.map((label, i) => ({ id: i + 1, label, fields: ['service'] }));
  expect(partOf({ sources }, ru).sources).toBe('Типикон: гл. 17; 23 ноября, л. 136. Апостол: л. 222 об. Служебник.');
  expect(htmlOf({ sources }, en)).toContain('Psalms are numbered as in the Slavonic Psalter.');
});

describe('A month', () => {
  const page = (codes: Readonly<Record<string, string>>, words = en): MonthPage =>
    monthPage({ year: 2026, month: 3 }, [answeredDay('2026-03-01', words)], words, '', (date) => codes[date]);
  const htmlOfMonth = (month: MonthPage) =>
    renderToString(h(ContentView, { content: month, words: en, views: calendar.VIEWS }));
  const signs = (html: string) => Array.from(html.matchAll(/aria-label="(Liturgy [^"]+)"/g), ([, title]) => title);

  it('has signs for the Liturgies of Basil and of the Presanctified, and says what they mean', () => {
    const html = htmlOfMonth(
      page({
        '2026-03-01': 'basil',
        '2026-03-04': 'presanctified',
        '2026-03-05': 'vesperal_basil',
        '2026-03-06': 'none',
      }),
    );
    expect(signs(html)).toEqual([
      'Liturgy of Saint Basil',
      'Liturgy of the Presanctified Gifts',
      'Liturgy of Saint Basil',
    ]);
    expect(html).toMatch(/<\/svg>Liturgy of the Presanctified Gifts<\/li>/);
  });

  it('without them says nothing of them', () => {
    const html = htmlOfMonth(page({ '2026-03-01': 'chrysostom' }));
    expect(html).not.toContain('Liturgy');
    expect(html).not.toContain('liturgy-');
  });
});

it('The words of both languages have the same keys', () => {
  expect(Object.keys(enLiturgy).sort()).toEqual(Object.keys(ruLiturgy).sort());
});
