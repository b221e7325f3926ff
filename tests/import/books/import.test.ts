import { describe, expect, it } from 'vitest';
import { importBooks, type OwnTexts, type WhoseLine } from '../../../generator/import/books/import.ts';
import type { BookTables } from '../../../generator/import/books/library.ts';
import { addChapters, checkout, tablesFor, wholeCanon } from '../../support/books.ts';

const BOOK = 'Mineya1990';
const NONE: OwnTexts = { hymnography: new Map(), canons: new Map() };
const line = (rest: Pick<WhoseLine, 'canon' | 'troparion' | 'kontakion' | 'ipakoi' | 'id' | 'of'>): WhoseLine => ({
  book: BOOK,
  at: 'whose.yaml:1',
  chapter: '01',
  read: true,
  ...rest,
});
const CANON = line({ canon: 'славим память твою петре', id: 5, of: 'апостолу Петру' });

function run(text: string, lines: readonly WhoseLine[], own = NONE, tables: BookTables = tablesFor(BOOK)) {
  return importBooks(checkout(BOOK, { '01': text }), tables, lines, own);
}

const TROPARION = `=Тропа́рь, гла́съ д҃:=\n\n~Ꙗ҆́кѡ свѣтѝльникъ возсїѧ́лъ є҆сѝ, петрѐ, молѝ хрⷭ҇та̀ бг҃а.\n`;
const OF_PETER = line({ troparion: 'яко светильник возсиял еси', id: 5 });

describe('a canon', () => {
  it('is imported completely, with its source and both scripts', () => {
    const { texts, report } = run(`<<17>>\n${wholeCanon('пе́тре')}`, [CANON]);
    const canon = texts.get('5')?.canons[0]?.canon;
    expect(canon).toMatchObject({
      title: 'Канон апостолу Петру',
      tone: 2,
      source: { book: BOOK, chapter: '01', page: '17' },
    });
    expect(canon?.odes.map(({ number }) => number)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
    expect(canon?.odes[0]?.items.map(({ role }) => role)).toEqual(['irmos', 'troparion', 'troparion', 'theotokion']);
    expect(canon?.odes[0]?.items[2]).toEqual({
      role: 'troparion',
      text: 'Моли Христа о нас, Петре, первое твоя труды поющих.',
      church: 'Молѝ хрⷭ҇та̀ ѡ҆ на́съ, пе́тре, пе́рвое твоѧ̑ трꙋды̀ пою́щихъ.',
    });
    expect(report).toMatchObject({ written: { ids: 1, canons: 1, hymns: 0 }, refused: [], unread: [] });
  });

  it('that is called a canon of three odes and has eight is refused, because odes of another are in it', () => {
    const { texts, report } = run(wholeCanon('пе́тре'), [{ ...CANON, of: 'трипеснец предпразднства' }]);
    expect(texts.size).toBe(0);
    expect(report.refused).toMatchObject([
      { what: '“трипеснец предпразднства” has too many odes: 1, 3, 4, 5, 6, 7, 8, 9' },
    ]);
  });

  it('without a line in the data is left out, and named', () => {
    const { texts, report } = run(wholeCanon('пе́тре'), [{ ...CANON, read: false }]);
    expect(texts.size).toBe(0);
    expect(report.unread).toMatchObject([{ file: `${BOOK}/chapters/01.md`, what: 'canon 1' }]);
  });

  it('that belongs to nobody here counts as read', () => {
    const { texts, report } = run(wholeCanon('пе́тре'), [{ ...CANON, id: null, of: 'канон праздника' }]);
    expect(texts.size).toBe(0);
    expect(report.books).toMatchObject([{ read: 1, imported: 0 }]);
    expect(report.unread).toEqual([]);
  });

  it('of two saints is under both', () => {
    const { texts } = run(wholeCanon('пе́тре'), [{ ...CANON, id: [5, 6] }]);
    expect([...texts.keys()]).toEqual(['5', '6']);
  });

  it('without an ode is refused, with file and line', () => {
    const { texts, report } = run(wholeCanon('пе́тре').replace('=Пѣ́снь ѕ҃. І҆рмо́съ:=', '=Конда́къ:='), [CANON]);
    expect(texts.size).toBe(0);
    expect(report.refused).toMatchObject([
      { file: `${BOOK}/chapters/01.md`, line: 2, what: 'canon 1: its odes are 1, 3, 4, 5, 7, 8, 9' },
    ]);
  });

  it('with a word that the table of titla does not have is refused, unless it is a known misprint', () => {
    const text = wholeCanon('пе́тре').replace('бж҃е', 'бжж҃жѯ');
    expect(run(text, [CANON]).report.refused[0]?.what).toBe('the table of titla does not have “бжж҃жѯ”');
    const misprints = [{ book: BOOK, chapter: '01', print: 'бжж҃жѯ', read: 'бж҃е' }];
    expect(run(text, [CANON], NONE, { ...tablesFor(BOOK), misprints }).texts.size).toBe(1);
  });

  it('with a rubric within its words is refused', () => {
    const text = wholeCanon('пе́тре').replace('второ́е пою́ще', 'второ́е. Дрꙋгі́й канѡ́нъ ст҃о́мꙋ');
    expect(run(text.replace('тре́тїе пою́ще', 'тре́тїе. Дрꙋгі́й канѡ́нъ ст҃о́мꙋ'), [CANON]).report.refused[0]?.what).toBe(
      '“другий канон” stands in the text: is it a rubric?',
    );
  });

  it('whose line finds nothing is refused at the line of the data', () => {
    const { report } = run(wholeCanon('пе́тре'), [{ ...CANON, canon: 'нет такого канона' }]);
    expect(report.refused).toEqual([
      { file: 'whose.yaml:1', line: 0, what: `${BOOK}/chapters/01.md has no canon that begins “нет такого канона”` },
    ]);
  });

  it('is the one of several with equal beginnings that its line names', () => {
    const two = `${wholeCanon('пе́тре')}\n=Въ то́йже де́нь.=\n${wholeCanon('пе́тре', 'г')}`;
    const { texts } = run(two, [{ ...CANON, nth: 2 }]);
    expect(texts.get('5')?.canons.map(({ canon }) => canon.tone)).toEqual([3]);
    expect(run(two, [{ ...CANON, nth: 3 }]).report.refused).toMatchObject([
      { what: `${BOOK}/chapters/01.md has no canon no. 3 that begins “славим память твою петре”` },
    ]);
  });

  it('that the project has stays as it is there; words that differ are named', () => {
    const canon = run(wholeCanon('пе́тре'), [CANON]).texts.get('5')?.canons[0]?.canon;
    if (!canon) throw new Error('no canon');
    const changed = JSON.parse(JSON.stringify(canon).replace('первое твоя труды', 'первое дела'));
    const own: OwnTexts = { ...NONE, canons: new Map([['5', [{ number: 1, canon: changed }]]]) };
    const { texts, report } = run(wholeCanon('пе́тре'), [CANON], own);
    expect(texts.size).toBe(0);
    expect(report).toMatchObject({
      compared: 1,
      differences: [{ text: '5/canon-1', own: 'дела', book: 'твоя труды', line: 2 }],
    });
  });

  it('gets the next number if the project has others', () => {
    const other = run(wholeCanon('па́ѵле'), [{ ...CANON, canon: 'славим память твою павле' }]).texts.get('5');
    const canon = JSON.parse(JSON.stringify(other?.canons[0]?.canon).replace(/[а-я]{4,}/g, 'иное'));
    const own: OwnTexts = { ...NONE, canons: new Map([['5', [{ number: 2, canon }]]]) };
    expect(
      run(wholeCanon('пе́тре'), [CANON], own)
        .texts.get('5')
        ?.canons.map(({ number }) => number),
    ).toEqual([3]);
  });
});

describe('irmoi', () => {
  const IRMOS = 'Пое́мъ тебѣ̀, бж҃е, пѣ́снь но́вꙋю ѡ҆ дѣ́лѣхъ твои́хъ, четве́ртое пою́ще.';

  it('that are only begun are completed if only one begins like them', () => {
    const begun = wholeCanon('пе́тре').replace(`~${IRMOS}`, '~Пое́мъ тебѣ̀, бж҃е:');
    expect(run(begun, [CANON]).report.refused).toMatchObject([
      { what: 'canon 1: ode 4: of the irmos only the first words stand' },
    ]);
    const withKatavasia = begun.replace('=Пѣ́снь є҃. І҆рмо́съ:=', `=Катава́сїа:= ~${IRMOS}\n\n=Пѣ́снь є҃. І҆рмо́съ:=`);
    const ode = run(withKatavasia, [CANON]).texts.get('5')?.canons[0]?.canon.odes[2];
    expect(ode?.items[0]?.church).toBe(IRMOS);
  });

  it('of one tone in the Heirmologion decide the tone, whatever is printed, and this is reported', () => {
    const HEIRMOLOGION = 'Irmologii1990';
    const irmoi = wholeCanon('пе́тре')
      .split('\n\n')
      .filter((line) => /Пѣ́снь|Пое́мъ/.test(line))
      .map((line) =>
        line
          .trim()
          .replace(/^=.*(Пѣ́снь .҃\.).*=$/, '$1')
          .replace('~', ''),
      );
    const folder = checkout(BOOK, { '01': wholeCanon('пе́тре', 'г') });
    addChapters(folder, HEIRMOLOGION, { '02glas': irmoi.join('\n\n') });
    const { books, ...tables } = tablesFor(BOOK);
    const heirmologion = { id: HEIRMOLOGION, name: { ru: 'Ирмологий', en: 'Heirmologion' }, irmoi: { '02glas': 2 } };
    const { texts, report } = importBooks(folder, { ...tables, books: [...books, heirmologion] }, [CANON], NONE);
    expect(texts.get('5')?.canons[0]?.canon.tone).toBe(2);
    expect(report.notes).toMatchObject([{ what: 'canon 1: tone 3 in print, but its irmoi are of tone 2' }]);
  });
});

describe('hymns', () => {
  it('are imported with tone, source and both scripts', () => {
    const { texts } = run(TROPARION, [OF_PETER]);
    expect(texts.get('5')?.hymnography).toEqual({
      troparia: [
        {
          delta: 1,
          tone: 4,
          texts: { cu: 'Яко светильник возсиял еси, Петре, моли Христа Бога.' },
          church: 'Ꙗ҆́кѡ свѣтѝльникъ возсїѧ́лъ є҆сѝ, петрѐ, молѝ хрⷭ҇та̀ бг҃а.',
          source: { book: BOOK, chapter: '01' },
        },
      ],
    });
  });

  it('that the project has word for word gain the church script; others stay and are compared', () => {
    const has = (cu: string): OwnTexts => ({
      ...NONE,
      hymnography: new Map([
        ['5', { troparia: [{ delta: 1, tone: 4, texts: { cu, en: 'As a lamp' }, source: { book: 'Another' } }] }],
      ]),
    });
    const same = run(TROPARION, [OF_PETER], has('Яко светильник возсиял еси, Петре: моли Христа Бога.'));
    expect(same.texts.get('5')?.hymnography?.troparia).toMatchObject([
      {
        delta: 1,
        texts: { cu: 'Яко светильник возсиял еси, Петре: моли Христа Бога.', en: 'As a lamp' },
        church: /^Ꙗ/,
        source: { book: BOOK },
      },
    ]);
    const other = run(TROPARION, [OF_PETER], has('Яко светило возсиял еси, Петре, моли Христа Бога.'));
    expect(other.texts.size).toBe(0);
    expect(other.report.differences).toMatchObject([{ own: 'светило', book: 'светильник' }]);
  });

  it('that the project does not have follow its own', () => {
    const own: OwnTexts = {
      ...NONE,
      hymnography: new Map([['5', { troparia: [{ delta: 1, tone: 1, texts: { cu: 'Совсем другая песнь' } }] }]]),
    };
    expect(run(TROPARION, [OF_PETER], own).texts.get('5')?.hymnography?.troparia).toMatchObject([
      { delta: 1, tone: 1 },
      { delta: 2, tone: 4 },
    ]);
  });

  it('of the hypakoe are among the prayers, with a title', () => {
    const text = '=Ѵ҆пакоѝ, гла́съ д҃:=\n\n~Петрꙋ̀ и҆ въ темни́цѣ пою́щꙋ, а҆́гг҃лъ предста̀ свѣ́телъ.\n';
    expect(run(text, [line({ ipakoi: 'петру и в темнице', id: 5 })]).texts.get('5')?.hymnography).toEqual({
      prayers: [
        {
          delta: 1,
          title: { ru: 'Ипакои', en: 'Hypakoe' },
          texts: { cu: 'Петру и в темнице поющу, Ангел предста светел.' },
          church: 'Петрꙋ̀ и҆ въ темни́цѣ пою́щꙋ, а҆́гг҃лъ предста̀ свѣ́телъ.',
          source: { book: BOOK, chapter: '01' },
        },
      ],
    });
  });

  it('that are printed again are read once', () => {
    expect(run(`${TROPARION}\n${TROPARION.replace('бг҃а', 'бо́га')}`, [OF_PETER]).report.unread).toEqual([]);
    expect(run(`${TROPARION}\n${TROPARION.replace('молѝ', 'ѽ, молѝ')}`, [OF_PETER]).report.unread).toHaveLength(1);
  });

  it('with only their first words are those of the chapter that begin like them', () => {
    const begun = '=Тропа́рь:= ~Ꙗ҆́кѡ свѣтѝльникъ:\n\n';
    expect(run(`${begun}${TROPARION}`, [OF_PETER])).toMatchObject({ report: { begun: [], unread: [] } });
    expect(run(`${begun}${TROPARION}`, [OF_PETER]).texts.get('5')?.hymnography?.troparia).toMatchObject([{ tone: 4 }]);
  });

  it('with only their first words are named if the chapter has none, or two, that begin like them', () => {
    const begun = '=Тропа́рь:= ~Ꙗ҆́кѡ свѣтѝльникъ:\n\n';
    const other = TROPARION.replace('петрѐ', 'па́ѵле');
    const named = [{ line: 1, what: 'troparion 1: яко светильник:' }];
    expect(run(begun, []).report.begun).toMatchObject(named);
    expect(run(`${begun}${TROPARION}\n${other}`, [OF_PETER]).report.begun).toMatchObject(named);
  });

  it('without a tone are refused', () => {
    const { report } = run(TROPARION.replace(', гла́съ д҃', ''), [OF_PETER]);
    expect(report.refused).toMatchObject([{ line: 3, what: 'troparion 1: its tone is not said' }]);
  });
});

describe('kontakion and ikos', () => {
  const KONTAKION =
    '=Конда́къ, гла́съ г҃:=\n\n~Дне́сь петрꙋ̀ пое́мъ, апⷭ҇лꙋ хрⷭ҇то́вꙋ, и҆ ра́дꙋемсѧ вѣ́рнѡ.\n\n=І҆́косъ:=\n\n~Прїиди́те, петра̀ почти́мъ, вѣ́рнїи, пѣ́сньми дꙋхо́вными ны́нѣ.\n\n';
  const sections = (text: string, lines: readonly WhoseLine[], id: string) =>
    run(text, lines)
      .texts.get(id)
      ?.canons[0]?.canon.sections?.map(({ type, afterOde }) => [type, afterOde]);
  const with6 = (canon: string) => canon.replace('=Пѣ́снь з҃.', `${KONTAKION}=Пѣ́снь з҃.`);

  it('of a canon sung alone are its own', () => {
    expect(sections(with6(wholeCanon('пе́тре')), [CANON], '5')).toEqual([
      ['kontakion', 6],
      ['ikos', 6],
    ]);
  });

  it('with only their first words in the ode are complete there', () => {
    const begun = KONTAKION.replace(/ апⷭ҇лꙋ [^\n]*/, '').replace('пое́мъ,', 'пое́мъ:');
    const text = `${wholeCanon('пе́тре').replace('=Пѣ́снь з҃.', `${begun}=Пѣ́снь з҃.`)}\n=На литꙋргі́и.=\n\n${KONTAKION}`;
    expect(sections(text, [CANON], '5')).toContainEqual(['kontakion', 6]);
  });

  it('of the feast are not', () => {
    const text = with6(wholeCanon('пе́тре')).replace('Конда́къ, гла́съ', 'Конда́къ пра́здника, гла́съ');
    expect(sections(text, [CANON], '5')).toBeUndefined();
  });

  it('that are common to many feasts are', () => {
    const lines = [CANON, line({ kontakion: 'днесь петру поем', id: null })];
    expect(sections(with6(wholeCanon('пе́тре')), lines, '5')).toHaveLength(2);
  });

  it('that the data give to another saint are not', () => {
    const lines = [CANON, line({ kontakion: 'днесь петру поем', id: 6 })];
    expect(sections(with6(wholeCanon('пе́тре')), lines, '5')).toBeUndefined();
  });

  it('of canons sung together are those of the saint to whom the data give the kontakion', () => {
    const irmos = '=І҆рмо́съ:=\n\n~Пое́мъ тебѣ̀, бж҃е, пѣ́снь но́вꙋю дне́сь, вѣ́рнїи лю́дїе.\n\n';
    const ode = (number: string) =>
      `=Гла́съ в҃. Пѣ́снь ${number}҃.=\n\n${irmos}~Петрꙋ̀ пое́мъ, ${number}.\n\n=И҆́нъ.=\n\n${irmos}~Па́ѵлꙋ пое́мъ, ${number}.\n\n`;
    const text = `${ode('и')}${KONTAKION}${ode('ѳ')}`;
    const lines = [
      line({ canon: 'петру поем', id: 5, of: 'Петру' }),
      line({ canon: 'павлу поем', id: 6, of: 'Павлу' }),
      line({ kontakion: 'днесь петру поем', id: 5 }),
    ];
    expect(sections(text, lines, '5')).toEqual([
      ['kontakion', 8],
      ['ikos', 8],
    ]);
    expect(sections(text, lines, '6')).toBeUndefined();
  });

  it('are not those of a canon that is sung beside that of the saint', () => {
    const lines = [{ ...CANON, beside: true as const }, line({ kontakion: 'днесь петру поем', id: 5 })];
    expect(sections(with6(wholeCanon('пе́тре')), lines, '5')).toBeUndefined();
  });
});
