import { describe, expect, it } from 'vitest';
import { chapter, script, shape } from '../../support/books.ts';

const IRMOS = '~Пое́мъ тебѣ̀, гдⷭ҇и, пѣ́снь дне́сь, сотво́ршемꙋ ди̑внаѧ чꙋдеса̀.';
const TROPARION = '~Сла́вимъ па́мѧть твою̀, свѧ́тче, вѣ́рнѡ.';
const shapes = (text: string, places = {}) =>
  chapter(text, 'words' in places ? [places as never] : []).canons.map(shape);
const doubts = (text: string) => chapter(text).doubts.map(({ what }) => what);

describe('an ode', () => {
  it('has an irmos, troparia and a theotokion', () => {
    const text = `=Гла́съ в҃. Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n${TROPARION}\n\n=Бг҃оро́диченъ:=\n\n${TROPARION}`;
    expect(shapes(text)).toEqual(['1 иттб']);
    expect(chapter(text).canons[0]).toMatchObject({ tone: 2, line: 1 });
  });

  it('marks Слава and И ныне, which may be in the paragraph of their troparion', () => {
    const text = `=Пѣ́снь г҃. І҆рмо́съ:= ${IRMOS}\n\n=Сла́ва:= ${TROPARION}\n\n=И҆ ны́нѣ, бг҃оро́диченъ:= ${TROPARION}`;
    const [, slava, nyne] = chapter(text).canons[0]?.odes[0]?.items ?? [];
    expect(slava).toMatchObject({ role: 'troparion', marker: 'slava' });
    expect(nyne).toMatchObject({ role: 'theotokion', marker: 'i-nyne' });
  });

  it('recognizes an irmos with only its first words, and one that is the same', () => {
    const text = `=Пѣ́снь а҃. І҆рмо́съ:= ~Пое́мъ тебѣ̀:\n\n${TROPARION}\n\n=И҆́нъ. І҆рмо́съ то́йже.=\n\n${TROPARION}`;
    expect(shapes(text)).toEqual(['1 и~т', '1 и=т']);
  });

  it('has the page on which a troparion begins, and no page marks in it', () => {
    const text = `<<7>>\n\n=Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n~Сла́вимъ <<к҃ѳ ѡ҆б.: 8>> па́мѧть твою̀,\n꙳ свѧ́тче, вѣ́рнѡ.\n\n${TROPARION}`;
    const items = chapter(text).canons[0]?.odes[0]?.items ?? [];
    expect(items.map(({ page }) => page)).toEqual(['7', '7', '8']);
    expect(items[1]?.church).toBe('Сла́вимъ па́мѧть твою̀, свѧ́тче, вѣ́рнѡ.');
  });
});

describe('canons that are sung together', () => {
  it('are separated by “Ин”, and their odes go to each in order', () => {
    const two = (ode: string, next: string) =>
      `=Пѣ́снь ${ode}. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n=${next}=\n\n${IRMOS}\n\n${TROPARION}\n\n${TROPARION}\n\n`;
    const text = `${two('а҃', 'И҆́нъ канѡ́нъ мꙋ́ченика. Гла́съ и҃. Пѣ́снь а҃. І҆рмо́съ:')}${two('г҃', 'И҆́нъ. І҆рмо́съ:')}`;
    expect(shapes(text)).toEqual(['1 ит 3 ит', '1 итт 3 итт']);
    expect(chapter(text).canons.map(({ tone, group }) => [tone, group])).toEqual([
      [undefined, 1],
      [8, 1],
    ]);
  });

  it('may begin without “Ин”, if the data say that a rubric begins the next one', () => {
    const ode = (number: string) =>
      `=Пѣ́снь ${number}. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n=Преподо́бнагѡ:=\n\n${TROPARION}\n\n`;
    const text = `=Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n=И҆́нъ. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n${ode('г҃')}`;
    const place = { words: 'преподобнаго:$', read: 'ин. ирмос тойже.' };
    expect(shapes(text, place)).toEqual(['1 ит 3 ит', '1 ит 3 и=т']);
    expect(shapes(text)).toEqual(['1 ит 3 итт', '1 ит']);
  });

  it('of several services in one chapter are several rows', () => {
    const service = `=Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n=Пѣ́снь г҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n`;
    const { canons } = chapter(`${service}=Въ то́йже де́нь ст҃а́гѡ.=\n\n${service}`);
    expect(canons.map(({ group }) => group)).toEqual([1, 2]);
  });

  it.each(['Дрꙋгі́й двоепѣ́снецъ', 'И҆́нъ двопѣ́снецъ', 'Дрꙋгі́й трипѣ́снецъ'])('are begun by “%s”', (name) => {
    const ode = (number: string) => `=Пѣ́снь ${number}. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n`;
    const text = `${ode('и҃')}=${name}. Гла́съ в҃.=\n\n${ode('и҃')}${ode('ѳ҃')}`;
    expect(shapes(text)).toEqual(['8 ит 9 ит', '8 ит']);
  });

  it('of few odes need not have the same ones', () => {
    const ode = (number: string) => `=Пѣ́снь ${number}. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n`;
    const both = `${ode('и҃')}=И҆́нъ. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n${TROPARION}\n\n`;
    const text = `=Трипѣ́снецъ. Гла́съ в҃.=\n\n${ode('г҃')}=Дрꙋгі́й трипѣ́снецъ. Гла́съ ѕ҃.=\n\n${ode('є҃')}${both}`;
    expect(chapter(text).canons.map((canon) => [canon.tone, shape(canon)])).toEqual([
      [2, '3 ит 8 ит'],
      [6, '5 ит 8 итт'],
    ]);
  });

  it('are not begun by the word “другий” at a katavasia', () => {
    const text = `=Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n=Катава́сїа, пе́рвый ли́къ:=\n\n${IRMOS}\n\n=Дрꙋгі́й ли́къ:=\n\n${IRMOS}\n\n=Пѣ́снь г҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}`;
    expect(shapes(text)).toEqual(['1 ит 3 ит']);
  });

  it('may have two irmoi in an ode, if the data say so', () => {
    const text = `=Пѣ́снь ѳ҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n=И҆́нъ. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}`;
    expect(shapes(text, { words: 'ин. ирмос:', read: 'другий ирмос:' })).toEqual(['9 итит']);
  });
});

describe('print that misleads', () => {
  it('a heading in black is one nevertheless', () => {
    const text = `=Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n~Пѣ́снь г҃. І҆рмо́съ:\n\n${IRMOS}\n\n~Бг҃оро́диченъ\n\n${TROPARION}`;
    expect(shapes(text)).toEqual(['1 ит 3 иб']);
  });

  it('the heading of an ode with a wrong number is read as a person read it', () => {
    const text = `=Пѣ́снь ѕ҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n=Пѣ́снь д҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}`;
    expect(shapes(text)).toEqual(['6 ит', '4 ит']);
    expect(shapes(text, { words: 'песнь 4. ирмос:', nth: 1, read: 'песнь 7. ирмос:' })).toEqual(['6 ит 7 ит']);
  });

  it('an ode without a heading gets one before its words', () => {
    const text = `=Пѣ́снь з҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n~Рꙋ́цѣ просте́рше, ѻ҆́троцы воспѣ́ша тѧ̀, бж҃е, въ пещѝ ѻ҆́гненнѣй.\n\n${TROPARION}`;
    const place = { words: 'руце простерше отроцы', read: 'песнь 8. ирмос:', keep: true };
    expect(shapes(text, place)).toEqual(['7 ит 8 ит']);
  });

  it('a place that no longer exists is named', () => {
    const { doubts: found } = chapter(IRMOS, [{ words: 'нет таких слов', read: 'ин.' }]);
    expect(found).toMatchObject([{ what: 'a place to be read otherwise is not there' }]);
  });

  it('initials of two letters are red and belong to the text', () => {
    const text = `=Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n=Ѿ= ю҆́ности хрⷭ҇та̀ возлюби́лъ є҆сѝ.\n\n=Сѣда́ленъ, гла́съ а҃. Подо́бенъ: Ѽ= пресла́внагѡ:\n\n${TROPARION}`;
    const { canons, hymns } = chapter(text);
    expect(canons[0]?.odes[0]?.items[1]?.church).toBe('Ѿ ю҆́ности хрⷭ҇та̀ возлюби́лъ є҆сѝ.');
    expect(hymns).toMatchObject([{ kind: 'sedalen', tone: 1, model: 'о преславнаго:', afterOde: 1 }]);
  });

  it('an initial with its comma belongs to the text as well', () => {
    const text = `=Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n=Ѽ,= ди́вное дѣ́ло твоеѧ̀ любвѐ.`;
    expect(chapter(text)).toMatchObject({
      canons: [{ odes: [{ items: [{}, { church: 'Ѽ, ди́вное дѣ́ло твоеѧ̀ любвѐ.' }] }] }],
      doubts: [],
    });
  });

  it('an initial may come before a small letter that is one as well', () => {
    const text = `=Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n=Сла́ва: Ѽ= ~вели́кихъ дѣ́лъ твои́хъ, хрⷭ҇тѐ.`;
    expect(chapter(text).canons[0]?.odes[0]?.items[1]).toMatchObject({
      marker: 'slava',
      church: 'Ѽ вели́кихъ дѣ́лъ твои́хъ, хрⷭ҇тѐ.',
    });
  });

  it('first words of a text may be red', () => {
    const text = `=Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n=Бг҃оро́диченъ:=\n\n=Ра́дꙋйсѧ, ди́внаѧ:= ~ра́дꙋйсѧ, дв҃о чⷭ҇таѧ.`;
    expect(chapter(text)).toMatchObject({
      canons: [{ odes: [{ items: [{}, { role: 'theotokion', church: 'Ра́дꙋйсѧ, ди́внаѧ: ра́дꙋйсѧ, дв҃о чⷭ҇таѧ.' }] }] }],
      doubts: [],
    });
  });

  it('an irmos of which the first words are red is one nevertheless', () => {
    const text = `=Пѣ́снь а҃. І҆рмо́съ:=\n\n=Пое́мъ тебѣ̀, бж҃е:=\n\n${TROPARION}`;
    expect(shapes(text)).toEqual(['1 и~т']);
  });

  it('a word in red that is not an initial stays a rubric', () => {
    const text = `=На= ~Гдⷭ҇и, воззва́хъ, =стїхи̑ры, гла́съ д҃.=\n\n${TROPARION}\n\n=Тропа́рь, гла́съ а҃:=\n\n${TROPARION}`;
    expect(chapter(text).hymns).toMatchObject([{ kind: 'troparion', tone: 1 }]);
  });

  it('letters of an acrostic and notes are not text', () => {
    const text = `=Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n[Ѡ] ${TROPARION} [Два́жды.]`;
    expect(chapter(text).canons[0]?.odes[0]?.items[1]?.church).toBe(TROPARION.slice(1));
  });

  it('the acrostic before a canon is not a troparion of it', () => {
    const text = `=Канѡ́нъ, є҆го́же краегране́сїе:=\n\n~Пое́мъ ст҃а́го. =І҆ѡ́сифъ.=\n\n=Гла́съ д҃. Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}`;
    expect(shapes(text)).toEqual(['1 ит']);
    expect(chapter(text).canons[0]?.acrostic?.church).toBe('Пое́мъ ст҃а́го.');
  });

  it('an acrostic whose words are in the rubric does not take an irmos for its words', () => {
    const text = `=Канѡ́нъ, є҆го́же краегране́сїе по а҆лфави́тꙋ.=\n\n=Гла́съ д҃. Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}`;
    expect(shapes(text)).toEqual(['1 ит']);
    expect(chapter(text).canons[0]?.acrostic).toBeUndefined();
  });
});

describe('an acrostic without words', () => {
  it.each(['по а҆лфави́тꙋ', 'внима́й ᲂу҆ черве́нныхъ слове́съ'])('(%s) does not take an irmos for it', (where) => {
    const text = `=Канѡ́нъ, є҆го́же краегране́сїе ${where}.=\n\n=Гла́съ д҃. Пѣ́снь а҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}`;
    const [canon] = chapter(text).canons;
    expect(canon && shape(canon)).toBe('1 ит');
    expect(canon?.odes[0]?.items[0]?.church).toBe(IRMOS.slice(1));
    expect(canon?.acrostic).toBeUndefined();
  });
});

describe('what is among troparia', () => {
  const ode = (rest: string) => `=Пѣ́снь ѳ҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${rest}`;

  it.each([
    ['a refrain of a feast', '~Велича́й, дꙋшѐ моѧ̀, ро́ждшагосѧ цр҃ѧ̀.\n\n~Сла́вимъ па́мѧть твою̀.'],
    ['the verse before the last troparion', '~Бл҃гослови́мъ ѻ҆ц҃а̀, и҆ сн҃а, и҆ ст҃а́го дх҃а.\n\n~Сла́вимъ па́мѧть твою̀.'],
    ['a verse with its rubric', '=Сті́хъ:= ~Ди́венъ бг҃ъ:\n\n~Сла́вимъ па́мѧть твою̀.'],
    ['who sings', '=Вторы́й ли́къ пое́тъ то́йже припѣ́въ, и҆ і҆рмо́съ:= ~Пое́мъ тебѣ̀:\n\n~Сла́вимъ па́мѧть твою̀.'],
    ['words of an instruction', '=На= ~Чⷭ҇тнѣ́йшꙋю: =не пое́мъ.=\n\n~Сла́вимъ па́мѧть твою̀.'],
  ])('%s is no troparion', (_, rest) => {
    expect(shapes(ode(rest))).toEqual(['9 ит']);
  });

  it('a troparion that begins like a refrain is one', () => {
    const longer =
      '~Велича́й, дꙋшѐ моѧ̀, ро́ждшагосѧ цр҃ѧ̀, воспѣва́й и҆ трꙋды̀ ст҃а́гѡ, и҆́миже всѧ̀ землѧ̀ просвѣти́сѧ, и҆ вѣ́рнымъ ра́дость дана̀ дне́сь.';
    expect(shapes(ode(`${TROPARION}\n\n${longer}`))).toEqual(['9 итт']);
  });

  it('the name of a speaker is not a new canon, and is part of no text', () => {
    const text = ode('[=А҆́гг҃лъ=] ~Ра́дꙋйсѧ, дв҃о чⷭ҇таѧ.\n\n=Бцⷣа:= ~Ка́кѡ ра́дꙋюсѧ, не вѣ́мъ.');
    expect(shapes(text)).toEqual(['9 итт']);
  });

  it('a name to be said is part of the text', () => {
    const text = ode('~Молѝ бг҃а, ст҃и́телю, =и҆мⷬ҇къ,= ѡ҆ на́съ.');
    expect(script.plain(chapter(text).canons[0]?.odes[0]?.items[1]?.church ?? '')).toBe(
      'моли бога, святителю, имярек, о нас.',
    );
  });

  it('a name to be said is followed by a black punctuation mark without a space', () => {
    const text = ode('~Молѝ бг҃а, ст҃и́телю, =и҆́мⷬ҇къ=, ѡ҆ на́съ.');
    expect(chapter(text).canons[0]?.odes[0]?.items[1]?.church).toBe('Молѝ бг҃а, ст҃и́телю, и҆́мⷬ҇къ, ѡ҆ на́съ.');
  });

  it('the title of the next service ends the canon', () => {
    const text = `${ode(TROPARION)}\n\n=Слꙋ́жба преподо́бнагѡ ѻ҆тца̀ на́шегѡ.=\n\n=Ве́черъ, на= ~Гдⷭ҇и воззва́хъ:`;
    expect(doubts(text)).toEqual([]);
  });

  it('an unknown rubric is named', () => {
    expect(doubts(ode(`=Воспою́тъ дѣ́ти:=\n\n${TROPARION}`))).toEqual(['a rubric of an ode is not known']);
  });

  it('first words of a known text after a hymn are not lost', () => {
    expect(doubts(`=Тропа́рь, гла́съ д҃:=\n\n${TROPARION}\n\n~Бг҃оро́дице дв҃о:`)).toEqual([]);
  });

  it('a text at an unexpected place is named', () => {
    const text = `=Тропа́рь, гла́съ д҃:=\n\n${TROPARION}\n\n${TROPARION}`;
    expect(doubts(text)).toEqual(['more paragraphs after a troparion']);
  });
});

describe('single hymns', () => {
  it('have a tone, a rubric and their place; a theotokion after them is known', () => {
    const text = `=На вече́рни. Тропа́рь, гла́съ д҃:=\n\n${TROPARION}\n\n=Сла́ва, мꙋ́ченика, гла́съ то́йже:=\n\n${TROPARION}\n\n=И҆ ны́нѣ, бг҃оро́диченъ:=\n\n${TROPARION}`;
    expect(chapter(text).hymns).toMatchObject([
      { kind: 'troparion', number: 1, tone: 4, service: 'vespers' },
      { kind: 'troparion', number: 2, tone: 4, marker: 'slava', rubric: 'слава, мученика, глас тойже:' },
      { kind: 'troparion', number: 3, role: 'theotokion' },
    ]);
  });

  it.each([
    ['И҆лѝ се́й, гла́съ то́йже:', 4],
    ['И҆лѝ се́й:', 4],
    ['И҆ прⷪ҇ро́ка, гла́съ в҃:', 2],
    ['Два́жды: и҆ ѻ҆тцє́въ, гла́съ и҃:', 8],
    ['И҆́нъ. Гла́съ а҃:', 1],
  ])('are followed by a further one after “%s”', (rubric, tone) => {
    const text = `=Тропа́рь, гла́съ д҃:=\n\n${TROPARION}\n\n=${rubric}=\n\n~Пое́мъ тебѐ, прⷪ҇ро́че.`;
    expect(chapter(text)).toMatchObject({
      hymns: [{ kind: 'troparion' }, { kind: 'troparion', number: 2, tone }],
      doubts: [],
    });
  });

  it('are followed by a further one with a model of its own', () => {
    const text = `=Свѣти́ленъ. Подо́бенъ:= ~Жєны̀ ᲂу҆слы́шите:\n\n${TROPARION}\n\n=И҆ преподо́бнагѡ. Подо́бенъ:= ~Небесѐ:\n\n${TROPARION}`;
    expect(chapter(text)).toMatchObject({ hymns: [{ kind: 'svetilen' }, { model: 'небесе:' }], doubts: [] });
  });

  it.each(['На хвали́тѣхъ поста́вимъ стїхѡ́въ д҃. Гла́съ и҃:', 'По н҃-мъ ѱалмѣ̀ стїхи́ра, гла́съ ѕ҃:'])(
    'are no stichera, which stand after “%s”',
    (rubric) => {
      const text = `=Свѣти́ленъ:=\n\n${TROPARION}\n\n=${rubric}=\n\n${TROPARION}\n\n=Сла́ва, гла́съ ѕ҃:=\n\n${TROPARION}`;
      expect(chapter(text)).toMatchObject({ hymns: [{ kind: 'svetilen' }], doubts: [] });
    },
  );

  it.each(['По в҃-мъ стїхосло́вїи сѣда́ленъ, гла́съ г҃:', 'Сла́ва, дрꙋгі́й сѣда́ленъ, гла́съ г҃:'])(
    'have a rubric in black (%s)',
    (rubric) => {
      const text = `=Сѣда́ленъ, гла́съ а҃:=\n\n${TROPARION}\n\n~${rubric}\n\n${TROPARION}`;
      expect(chapter(text)).toMatchObject({ hymns: [{ tone: 1 }, { kind: 'sedalen', tone: 3 }], doubts: [] });
    },
  );

  it('of another kind are not counted as further ones', () => {
    const text = `=Конда́къ, гла́съ и҃.=\n\n${TROPARION}\n\n=Тропа́рь, гла́съ а҃.=\n\n${TROPARION}`;
    expect(chapter(text).hymns).toMatchObject([{ kind: 'kontakion' }, { kind: 'troparion', tone: 1 }]);
  });

  it('have a model, though a full stop ends its words', () => {
    const text = `=Конда́къ, гла́съ а҃. Подо́бенъ:= ~Дв҃а дне́сь.\n\n${TROPARION}`;
    expect(chapter(text).hymns).toMatchObject([{ model: 'дева днесь.', church: TROPARION.slice(1) }]);
  });

  it('have a tone, whatever is before its number', () => {
    expect(chapter(`=Тропа́рь, гла́съ, д҃:=\n\n${TROPARION}`).hymns).toMatchObject([{ tone: 4 }]);
  });

  it('do not take the tone of what is before them', () => {
    const text = `=Стїхи̑ры, гла́съ а҃:=\n\n${TROPARION}\n\n=Конда́къ:=\n\n${TROPARION}`;
    expect(chapter(text).hymns).toMatchObject([{ kind: 'kontakion', tone: undefined }]);
  });

  it('are not hymns if there are only their first words', () => {
    const text = '=Тропа́рь, гла́съ а҃:= ~Сла́вимъ па́мѧть: =И҆ ѿпꙋ́стъ.=';
    expect(chapter(text).hymns).toMatchObject([{ kind: 'troparion', begun: true }]);
  });

  it('are not hymns if they are shorter than any, even with a full stop', () => {
    expect(chapter('=Конда́къ, гла́съ а҃:= ~Ꙗ҆́кѡ нача́тки.').hymns).toMatchObject([{ begun: true }]);
  });

  it('sessional hymns after a ninth ode are those of the next office, and belong to no canon', () => {
    const text = `=Пѣ́снь ѳ҃. І҆рмо́съ:=\n\n${IRMOS}\n\n${TROPARION}\n\n=Свѣти́ленъ:=\n\n${TROPARION}\n\n=По а҃-мъ стїхосло́вїи сѣда́ленъ, гла́съ а҃:=\n\n${TROPARION}`;
    expect(chapter(text).hymns.map(({ kind, afterOde }) => [kind, afterOde])).toEqual([
      ['svetilen', 9],
      ['sedalen', undefined],
    ]);
  });

  it('of an instruction printed in black are not hymns', () => {
    const text = `=Тропа́рь, гла́съ а҃:=\n\n~Вѣ́домо бꙋ́ди, ꙗ҆́кѡ сі́й де́нь пра́зднꙋемъ, и҆ конда́къ гл҃го́лемъ.`;
    expect(chapter(text).hymns).toEqual([]);
  });
});

describe('a file', () => {
  it('may mark red by asterisks', () => {
    const text = `*Пѣ́снь а҃. І҆рмо́съ:*\n\n${IRMOS}\n\n*Бг҃оро́диченъ:*\n\n${TROPARION}`;
    expect(shapes(text)).toEqual(['1 иб']);
  });

  it('has structure tags, whose signs are not counted', () => {
    const tagged = (text: string) => text.replaceAll('\n\n', '\n\n{{align=center}}');
    const marked = `*Пѣ́снь а҃. І҆рмо́съ:*\n\n${IRMOS}\n\n*Бг҃оро́диченъ:*\n\n${TROPARION}`;
    expect(shapes(tagged(marked))).toEqual(['1 иб']);
    const unmarked = `Пѣ́снь а҃. І҆рмо́съ:\n\n${IRMOS}\n\nИ҆́нъ\n\n${TROPARION}`.replaceAll('~', '');
    expect(shapes(tagged(unmarked))).toEqual(shapes(unmarked));
  });

  it('may mark no red at all: rubrics are before the colon or in a paragraph of their own', () => {
    const plain = (text: string) => text.replaceAll('~', '');
    const text = `Канѡ́нъ крⷭ҇тꙋ̀. Гла́съ д҃.\n\n+Пѣ́снь а҃+\n\nІ҆рмо́съ: ${IRMOS}\n\n${TROPARION}\n\nМч҃нченъ: ${TROPARION}\n\nСла́ва: ${TROPARION}\n\n+И҆́нъ+\n\nІ҆рмо́съ то́йже.\n\n${TROPARION} Два́жды.\n\nСѣда́ленъ, гла́съ а҃:\n\n${TROPARION}`;
    const { canons, hymns } = chapter(plain(text));
    expect(canons.map(shape)).toEqual(['1 итмт', '1 и=т']);
    expect(canons[0]?.tone).toBe(4);
    expect(canons[1]?.odes[0]?.items[1]?.church).toBe(TROPARION.slice(1));
    expect(hymns).toMatchObject([{ kind: 'sedalen', tone: 1 }]);
  });

  it('without red may have two signs by a slip: its rubrics are in black nevertheless', () => {
    const troparia = Array.from({ length: 40 }, () => TROPARION).join('\n\n');
    const text = `+Пѣ́снь а҃+\n\nІ҆рмо́съ: ${IRMOS}\n\nСла́ва: ${TROPARION}\n\n=Трист҃о́е: По= ѻ҆́ч҃е на́шъ:\n\n${troparia}`;
    expect(chapter(text.replaceAll('~', '')).canons[0]?.odes[0]?.items[1]).toMatchObject({
      marker: 'slava',
      church: TROPARION.slice(1),
    });
  });

  it.each([
    ['a sessional hymn after “Слава, и ныне”', `Сла́ва, и҆ ны́нѣ, сѣда́ленъ, гла́съ є҃:\n\n${TROPARION}`],
    ['what is sung next', 'Посе́мъ припѣ́вы: Досто́йно є҆́сть: И҆ про́чее.'],
    ['a refrain', 'Запѣ́въ: Прест҃а́ѧ бцⷣе, сп҃сѝ на́съ.'],
  ])('without red names %s by its first words: that is no troparion', (_, rest) => {
    const text = `+Пѣ́снь а҃+\n\nІ҆рмо́съ: ${IRMOS}\n\n${TROPARION}\n\n${rest}`;
    expect(shapes(text.replaceAll('~', ''))).toEqual(['1 ит']);
  });

  it('without red says “глаголем тропарь” before a troparion', () => {
    const text = `Глаго́лемъ тропа́рь воскрⷭ҇нъ, гла́съ з҃:\n\n${TROPARION}`;
    expect(chapter(text.replaceAll('~', '')).hymns).toMatchObject([{ kind: 'troparion', tone: 7 }]);
  });

  it('with an unclosed mark is named by its line', () => {
    expect(chapter(`${IRMOS}\n\n=Пѣ́снь а҃.\n\n=Пѣ́снь г҃.=`).doubts).toMatchObject([{ line: 3 }]);
  });
});
