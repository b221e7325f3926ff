import { describe, expect, it } from 'vitest';
import { Civil } from '../../../generator/import/books/civil.ts';
import { CAPITALS, script } from '../../support/books.ts';

const civil = new Civil(script, CAPITALS);
const text = (church: string) => civil.text(church).text;

describe('the church script in civil letters', () => {
  it.each([
    ['letters that were several are one', 'ѻ҆́ко ѡ҆ ѕвѣздѣ̀ и҆ ѕмі́и', 'Око о звезде и змии'],
    ['foreign letters', 'ѯе́нїе ѱало́мъ ѳимїа́мъ мѵ́ро', 'Ксение псалом фимиам миро'],
    ['izhitsa after a vowel is в', 'ла́ѵра є҆ѵⷢ҇лїе', 'Лавра Евангелие'],
    ['uk', 'ᲂу҆́мъ мꙋ́дръ Оу҆мꙋ́дри', 'Ум мудр умудри'],
    [
      'the hard sign is kept before a soft vowel only',
      'и҆з̾ѧ́тъ и҆з̾ ѡ҆б̾е́млѧй преиз̾ѡби́лꙋетъ',
      'Изъят из объемляй преизобилует',
    ],
    ['after hissing letters', 'дꙋ́шы на́шѧ пою́щь', 'Души наша поющ'],
    ['foreign names in -ia', 'литꙋргі́а а҆ллилꙋ́їа', 'Литургия аллилуия'],
    ['a semicolon is a question mark', 'что̀ тѝ принесе́мъ; пѣ́снь', 'Что ти принесем? песнь'],
  ])('%s', (_, church, expected) => {
    expect(text(church)).toBe(expected);
  });

  it('opens words under a titlo, the longest that fits', () => {
    expect(text('мл҃тва мл҃твы млⷭ҇ть млⷭ҇рдїе ѻ҆ц҃є́въ чл҃вѣ́къ чⷭ҇тны́й чⷭ҇тый ᲂу҆ч҃нкъ')).toBe(
      'Молитва молитвы милость милосердие отцев человек честный чистый ученик',
    );
  });

  it('opens the rarer ways to shorten the same words', () => {
    expect(text('прчⷭ҇таѧ прст҃ы́ѧ прⷪ҇рка ко прⷪ҇рком, првⷣнъ и҆ пречⷭ҇тенъ')).toBe(
      'Пречистая пресвятыя пророка ко пророком, праведен и пречестен',
    );
  });

  it('reads a sovereign and a verb that look like other words under a titlo', () => {
    expect(text('гдⷭ҇рѧ гдⷭ҇рѣ гдⷭ҇рню гдⷭ҇рнѣ гдⷭ҇ь воскрⷭ҇нетъ воскрⷭ҇нъ')).toBe(
      'Государя государе государыню государыне Господь воскреснет воскресен',
    );
  });

  it('distinguishes a number from a word by its letters', () => {
    expect(script.plain('сн҃а к҃а в҃і ҂аѿч҃г')).toBe('сына 21 12 1893');
  });

  it('does not guess a word that the table does not have', () => {
    expect(civil.text('сла́ва ѯр҃ѯшъ').unknown).toEqual(['ѯр҃ѯшъ']);
  });
});

describe('capitals', () => {
  it('begin a text and a sentence', () => {
    expect(text('сла́вимъ тѧ̀: пое́мъ. мо́лимъ тѧ̀')).toBe('Славим тя: поем. Молим тя');
  });

  it('have the names of God if a titlo says that they are holy', () => {
    expect(text('пое́мъ бг҃а, не бо́га чꙋжда́го, ѻ҆ц҃а̀ и҆ сн҃а, ѻ҆тца̀ земна́го')).toBe(
      'Поем Бога, не бога чуждаго, Отца и Сына, отца земнаго',
    );
  });

  it('have names of persons and places in every case', () => {
    expect(text('ѽ тїмоѳе́е и҆ и҆лїе̑, съ мѡѷсе́омъ и҆ є҆ѵге́нїею, въ домꙋ̀ петро́вѣ, ла́зарѧ')).toBe(
      'О Тимофее и Илие, с Моисеом и Евгениею, в дому Петрове, Лазаря',
    );
    expect(text('ѽ пе́тре, съ па́ѵломъ въ рі́мѣ, гео́ргїа чтꙋ́ще, и҆ і҆ѡа́нна, и҆ марі́и')).toBe(
      'О Петре, с Павлом в Риме, Георгия чтуще, и Иоанна, и Марии',
    );
  });

  it('have no names that are words as well', () => {
    expect(text('пое́мъ съ вѣ́рою и҆ любо́вїю')).toBe('Поем с верою и любовию');
  });
});
