import { describe, expect, it } from 'vitest';
import { importBooks, type WhoseLine } from '../../../generator/import/books/import.ts';
import { chapter, checkout, shape, tablesFor, wholeCanon } from '../../support/books.ts';

const IRMOS = '~Пое́мъ тебѣ̀, гдⷭ҇и, пѣ́снь дне́сь, сотво́ршемꙋ ди̑внаѧ чꙋдеса̀.';
const BEGUN = '~Пое́мъ тебѣ̀, гдⷭ҇и:';
const OTHER = '~Бж҃е мо́й, кре́пость моѧ̀, къ тебѣ̀ ᲂу҆́тренюю, просвѣтѝ мѧ̀, молю́сѧ.';
const TROPARION = '~Сла́вимъ па́мѧть твою̀, свѧ́тче, вѣ́рнѡ.';
const shapes = (text: string, places: Parameters<typeof chapter>[1] = []) => chapter(text, places).canons.map(shape);

describe('an ode of the Triodia', () => {
  it('ends with its irmos in full, also while another canon of the row is silent in it', () => {
    const text = `=Пѣ́снь є҃. І҆рмо́съ:= ${BEGUN}\n\n${TROPARION}\n\n=И҆́ный. І҆рмо́съ:= ${OTHER}\n\n${TROPARION}\n\n=Пѣ́снь ѕ҃. І҆рмо́съ:= ${BEGUN}\n\n${TROPARION}\n\n=І҆рмо́съ:= ${IRMOS}`;
    expect(shapes(text)).toEqual(['5 и~т 6 и~т', '5 ит']);
    expect([...(chapter(text).canons[0]?.katavasia.keys() ?? [])]).toEqual([6]);
  });

  it('continues with the next canon if an irmos with other words follows its troparia', () => {
    const ode = (number: string, next: string) =>
      `=Пѣ́снь ${number}. І҆рмо́съ:= ${BEGUN}\n\n${TROPARION}\n\n=${next}І҆рмо́съ:= ${OTHER}\n\n${TROPARION}\n\n`;
    expect(shapes(`${ode('а҃', 'И҆́нъ. ')}${ode('г҃', '')}`)).toEqual(['1 и~т 3 и~т', '1 ит 3 ит']);
  });

  it('may be that of a canon of few odes, which “Таже” begins', () => {
    const text = `=Пѣ́снь г҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n=Та́же трипѣ́снецъ. Гла́съ в҃.=\n\n=Пѣ́снь г҃. І҆рмо́съ:=\n\n${OTHER}\n\n${TROPARION}`;
    expect(chapter(text).canons.map((canon) => [shape(canon), canon.tone])).toEqual([
      ['3 ит', undefined],
      ['3 ит', 2],
    ]);
  });

  it('is not the place of the stichera that “Таже” begins', () => {
    const text = `=Пѣ́снь ѳ҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n=Та́же стїхи̑ры, гла́съ а҃:=\n\n${TROPARION}\n\n=Сла́ва, и҆ ны́нѣ, бг҃оро́диченъ:=\n\n${TROPARION}`;
    expect(shapes(text)).toEqual(['9 ит']);
  });

  it('has no prayer to its saint among its troparia', () => {
    const text = `=Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n~Преподо́бне ѻ҆́тче а҆ндре́е, молѝ бг҃а ѡ҆ на́съ.\n\n${TROPARION}`;
    expect(shapes(text)).toEqual(['1 ит']);
  });

  it('belongs to the canon that the data name, if the canons of a row change places', () => {
    const text = `=Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n=Трипѣ́снецъ.=\n\n=Пѣ́снь д҃. І҆рмо́съ:=\n\n${OTHER}\n\n${TROPARION}\n\n${TROPARION}\n\n=Канѡ́на і҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}`;
    const places = [
      { words: 'песнь 4. ирмос:', read: 'песнь 4. ирмос:', canon: 2 },
      { words: 'канона ирмос:', read: 'ин. ирмос:', canon: 1 },
    ];
    expect(shapes(text, places)).toEqual(['1 ит 4 ит', '4 итт']);
  });

  it('may have two irmoi at places that their number distinguishes', () => {
    const ode = `=І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n`;
    const text = `=Пѣ́снь в҃.=\n\n${ode}${ode}=Пѣ́снь г҃.=\n\n${ode}${ode}`;
    const places = [2, 4].map((nth) => ({ words: 'ирмос:$', nth, read: 'другий ирмос:' }));
    expect(shapes(text, places)).toEqual(['2 итит 3 итит']);
  });
});

describe('the heading of a canon', () => {
  it('may say the tone after the ode', () => {
    const text = `=Стїхи́ра, гла́съ и҃:=\n\n${TROPARION}\n\n=Трипѣ́снецъ.=\n\n=Пѣ́снь в҃. Гла́съ є҃.=\n\n=І҆рмо́съ:= ${IRMOS}\n\n${TROPARION}`;
    expect(chapter(text).canons[0]?.tone).toBe(5);
  });
});

describe('hymns beside the canon', () => {
  it('of a melody of their own are read', () => {
    const text = `=Конда́къ, гла́съ з҃. Самогла́сенъ:=\n\n${TROPARION}`;
    expect(chapter(text).hymns).toMatchObject([{ kind: 'kontakion', tone: 7 }]);
  });

  it('end where the aposticha begin', () => {
    const text = `=Свѣти́ленъ:=\n\n${TROPARION}\n\n~На стїхо́внѣ ѻ҆ктѡ́иха. =Сла́ва, гла́съ и҃:=\n\n${TROPARION}\n\n=И҆ ны́нѣ, бг҃оро́диченъ:=\n\n${TROPARION}`;
    expect(chapter(text).hymns).toMatchObject([{ kind: 'svetilen', number: 1 }]);
    expect(chapter(text).hymns).toHaveLength(1);
  });

  it('do not say in their words how often they are sung', () => {
    const text = '=Тропа́рь, гла́съ г҃:=\n\n~Сла́вимъ па́мѧть твою̀, свѧ́тче, вѣ́рнѡ и҆ ра́достнѡ. Сла́ва, и҆ ны́нѣ, то́йже.';
    expect(chapter(text).hymns[0]?.church).toBe('Сла́вимъ па́мѧть твою̀, свѧ́тче, вѣ́рнѡ и҆ ра́достнѡ.');
  });

  it('of the next service do not belong to the ode before it', () => {
    const text = `=Пѣ́снь ѳ҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n=По а҃-мъ стїхосло́вїи сѣда́ленъ, гла́съ д҃:=\n\n${TROPARION}`;
    expect(chapter(text).hymns[0]).not.toHaveProperty('afterOde');
  });
});

describe('an import of the Triodia', () => {
  const BOOK = 'Triod1990';
  const line = (canon: string, id: string): WhoseLine => ({
    book: BOOK,
    at: 'whose.yaml:1',
    chapter: '01',
    read: true,
    of: 'трипесный',
    canon,
    id,
  });
  const DAY = line('славим память твою петре', 'great_monday');
  const run = (text: string, other: Record<string, string> = {}, lines = [DAY]) =>
    importBooks(checkout(BOOK, { '01': text, ...other }), tablesFor(BOOK), lines, {
      hymnography: new Map(),
      canons: new Map(),
    });
  const irmosOf = (text: string, other: Record<string, string>) =>
    run(text, other).texts.get('great_monday')?.canons[0]?.canon.odes[0]?.items[0]?.text;

  const FULL = 'пѣ́снь но́вꙋю ѡ҆ дѣ́лѣхъ твои́хъ, пе́рвое пою́ще.';
  const begun = wholeCanon('пе́тре').replace(/~Пое́мъ тебѣ̀, бж҃е, пѣ́снь но́вꙋю[^\n]*пе́рвое пою́ще\./, '~Пое́мъ тебѣ̀, бж҃е:');
  const feast = wholeCanon('па́ѵле').replace(FULL, 'пра́здничнꙋю пѣ́снь, дне́сь а҆́гг҃ли съ на́ми возглаго́лаша.');

  it('takes the irmos that most canons with the same irmoi have, not that of one feast', () => {
    const usual = Object.fromEntries([2, 3, 4, 5].map((n) => [`0${n}`, wholeCanon('і҆а́кѡве')]));
    expect(irmosOf(begun, { ...usual, '06': feast })).toBe('Поем тебе, Боже, песнь новую о делех твоих, первое поюще.');
    expect(irmosOf(begun, { '02': wholeCanon('і҆а́кѡве'), '06': feast })).toBeUndefined();
  });

  it('takes the irmos of the canon that shares more of its irmoi', () => {
    const strange = feast.replaceAll('пѣ́снь но́вꙋю ѡ҆ дѣ́лѣхъ', 'хвалꙋ̀ и҆нꙋ́ю ѡ҆ чꙋдесѣ́хъ');
    expect(irmosOf(begun, { '02': wholeCanon('і҆а́кѡве'), '06': strange })).toBe(
      'Поем тебе, Боже, песнь новую о делех твоих, первое поюще.',
    );
  });

  it('takes a long ode as one if it ends with a theotokion, and refuses two that run together', () => {
    const long = (rest: string) => wholeCanon('пе́тре').replace(/(=Бг҃оро́диченъ:=\n\n[^\n]*пе́рвое[^\n]*\n)/, `${rest}$1`);
    const many = `${Array.from({ length: 20 }, () => `${TROPARION}\n\n`).join('')}`;
    expect(run(long(many)).texts.get('great_monday')?.canons[0]?.canon.odes[0]?.items).toHaveLength(24);
    const two = `=Бг҃оро́диченъ:=\n\n${TROPARION}\n\n${many}`;
    expect(run(long(two)).report.refused[0]?.what).toBe('canon 1: ode 1 has 24 troparia, and a theotokion among them');
  });

  it('gives a canon of few odes no hymn after an ode that it does not have', () => {
    const of = (saint: string) => `~Сла́вимъ па́мѧть твою̀, ${saint}, ны́нѣ ра́достнѡ.\n\n`;
    const ode = (number: string) =>
      `=Пѣ́снь ${number}. І҆рмо́съ:=\n\n${IRMOS}\n\n${of('пе́тре')}=И҆́нъ. І҆рмо́съ:=\n\n${OTHER}\n\n${of('па́ѵле')}`;
    const text =
      `=Гла́съ в҃. Пѣ́снь ѕ҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${of('пе́тре')}=Конда́къ, гла́съ в҃:=\n\n~Ра́дꙋйсѧ, пе́тре свѧты́й, молѝ хрⷭ҇та̀ прилѣ́жнѡ ѡ҆ на́съ.\n\n${ode('и҃')}${ode('ѳ҃')}`.replace(
        '=И҆́нъ. І҆рмо́съ:=',
        '=И҆́нъ канѡ́нъ. Гла́съ в҃. І҆рмо́съ:=',
      );
    const { canon: _, ...rest } = DAY;
    const kontakion = { ...rest, kontakion: 'радуйся петре' };
    const found = run(text, {}, [DAY, line('славим память твою павле', 'great_monday'), kontakion]);
    expect(
      found.texts.get('great_monday')?.canons.map(({ canon }) => [canon.odes.length, canon.sections?.length ?? 0]),
    ).toEqual([
      [3, 1],
      [2, 0],
    ]);
  });
});
