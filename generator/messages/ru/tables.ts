import type { tables as english } from '../en/tables.ts';
import type { WordsLike } from '../words.ts';
import { number } from './amounts.ts';

/** The names of rows; numbers of months and names of books stay as they are. */
function row(name: string): string {
  const words: Readonly<Record<string, string>> = {
    all: 'всего',
    movable: 'переходящие',
    fasting: 'пост',
    canons: 'каноны',
    akathists: 'акафисты',
    troparia: 'тропари',
    kontakia: 'кондаки',
    prayers: 'молитвы',
    magnifications: 'величания',
    'polyeleos and above': 'полиелей и выше',
    'movable days': 'переходящие дни',
    'fasting rules': 'правила поста',
    'glorified since 1900': 'прославлены с 1900 года',
  };
  return words[name] ?? name;
}

export const tables: WordsLike<typeof english> = {
  column: (name) =>
    ({
      month: 'месяц',
      days: 'дни',
      entries: 'записи',
      ranks: 'знаки',
      bothLanguages: 'на двух языках',
      icons: 'иконы',
      texts: 'тексты',
      collection: 'собрание',
      ru: 'по-русски',
      en: 'по-английски',
      church: 'церк. графика',
      sources: 'источники',
      where: 'где',
      none: 'ни одного',
      one: 'один',
      more: 'больше',
      places: 'места',
      lookedUp: 'сверено',
      book: 'книга',
      chapters: 'главы',
      canons: 'каноны',
      wholeCanons: 'полные каноны',
      hymns: 'песнопения',
      read: 'прочитано',
      imported: 'взято',
    })[name],
  row,
  fewEntries: (few, days) => `дни, в которых записей меньше ${number(few)}: ${days.join(', ') || 'таких нет'}`,
  sourcesNamed:
    'сколько источников назвали записи календаря: ни одного, один, два и больше; сколько мест названо и сколько сверено',
  fewSources: (what, fewer, entries) =>
    `${row(what)}: меньше двух источников — у ${number(fewer)} из ${number(entries)}`,
};
