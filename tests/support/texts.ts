/** Text files that show every form of the model. */
export const CANON = `\
title: Канон
acrostic: Краегранесие
tone: 6
odes:
  - number: 1
    items:
      - { role: irmos, text: Ирмос }
      - { role: refrain, text: Припев }
      - { role: troparion, marker: slava, text: Тропарь }
      - { role: theotokion, marker: i-nyne, tone: 4, text: Богородичен }
  - number: 3
    items:
      - { role: troichen, text: Троичен }
      - { role: katavasia, text: Катавасия }
sections:
  - { type: sedalen, afterOde: 3, tone: 1, text: Седален }
  - { type: kontakion, afterOde: 6, text: Кондак }
  - { type: ikos, afterOde: 6, text: Икос }
  - { type: svetilen, afterOde: 9, text: Светилен }
  - { type: exapostilarion, afterOde: 9, text: Ексапостиларий }
`;

export const PLAIN_CANON = 'title: Канон\ntone: 1\nodes: [{ number: 1, items: [{ role: irmos, text: Ирмос }] }]\n';

export const AKATHIST = `\
title: Акафист
sections:
  - { type: kondak, number: 1, text: Кондак }
  - { type: ikos, number: 1, text: "Икос\\n\\nРадуйся" }
  - { type: kondak, number: 2, text: Кондак }
repeatEnding: true
prayers:
  - { title: Молитва, text: Молитва }
  - { text: Ина }
`;

export const HYMNOGRAPHY = `\
troparia:
  - { delta: 1, tone: 4, texts: { ru: Тропарь, cu: Тропарь, en: Troparion } }
  - { delta: 2, tone: 1, texts: { cu: Ин } }
kontakia:
  - { delta: 2, tone: 8, texts: { cu: Кондак } }
prayers:
  - { delta: 1, title: { ru: Молитва, en: Prayer }, texts: { ru: Молитва } }
  - { delta: 2, texts: { ru: Ина } }
magnifications:
  - { delta: 1, texts: { cu: Величание } }
`;

export const HAGIOGRAPHY = `\
links:
  - { url: 'https://example.org/a', text: { ru: Ссылка, en: Link } }
  - { url: 'https://example.org/b', text: { ru: Ссылка, en: Link }, title: { en: Title }, author: { ru: Автор } }
short: { texts: { ru: Кратко, en: Short } }
full:
  - { title: { ru: Свое название }, texts: { ru: Житие } }
  - { type: history, texts: { en: History } }
`;

/** A list with the book from which texts of the tests come. */
export const BOOKS = '- { id: Mineya1990, name: { ru: Минея, en: Menaion } }\n';

/** The files of an id whose texts name their book, except a kontakion, and a list with the book. */
export function sourcedTexts(id: string): Record<string, string> {
  const source = (page: string) => `source: { book: Mineya1990, chapter: "03", page: "${page}" }`;
  return {
    'books/books.yaml': BOOKS,
    [`texts/${id}/canon-1.cu.yaml`]: `${source('12')}\n${PLAIN_CANON}`,
    [`texts/${id}/akathist-1.cu.yaml`]: `source: { book: Mineya1990, chapter: 02p }\n${AKATHIST}`,
    [`texts/${id}/hymnography.yaml`]: `\
troparia:
  - { delta: 1, tone: 4, texts: { cu: Тропарь }, ${source('11')} }
kontakia:
  - { delta: 1, tone: 8, texts: { cu: Кондак } }
`,
  };
}

/**
 * The files of an id with texts in church script: the first canon in part; the second, which has a translation,
 * completely; the third not at all. Also an akathist, and a troparion and a prayer of two paragraphs, but no kontakion.
 */
export function churchTexts(id: string): Record<string, string> {
  const irmos = (title: string, text: string) =>
    `title: ${title}\ntone: 1\nodes: [{ number: 1, items: [{ role: irmos, ${text} }, { role: refrain, text: Припев }] }]\n`;
  return {
    [`texts/${id}/canon-1.cu.yaml`]: irmos('Первый', 'text: Петре святый, church: "Пе́тре ст҃ы́й"'),
    [`texts/${id}/canon-2.cu.yaml`]: irmos('Второй', 'text: Боже, church: "Бж҃е"'),
    [`texts/${id}/canon-2.ru.yaml`]: irmos('Переведенный', 'text: О Боже'),
    [`texts/${id}/canon-3.cu.yaml`]: irmos('Третий', 'text: Господи'),
    [`texts/${id}/akathist-1.cu.yaml`]: `\
title: Акафист
sections:
  - { type: kondak, number: 1, text: Господь, church: "Гдⷭ҇ь" }
repeatEnding: false
prayers:
  - { text: Владыко, church: "Влⷣко" }
`,
    [`texts/${id}/hymnography.yaml`]: `\
troparia:
  - { delta: 1, tone: 4, texts: { cu: Святый Боже, ru: Святой Боже, en: Holy God }, church: "Ст҃ы́й бж҃е" }
kontakia:
  - { delta: 1, tone: 8, texts: { cu: Кондак } }
prayers:
  - { delta: 1, texts: { cu: "Боже\\n\\nмой" }, church: "Бж҃е\\n\\nмо́й" }
`,
  };
}

/** The files of an id with texts of all kinds. */
export function wholeTexts(id: string): Record<string, string> {
  return {
    [`texts/${id}/canon-1.cu.yaml`]: CANON,
    [`texts/${id}/canon-1.ru.yaml`]: CANON,
    [`texts/${id}/canon-3.cu.yaml`]: PLAIN_CANON,
    [`texts/${id}/canon-3.ru.yaml`]: PLAIN_CANON,
    [`texts/${id}/canon-3.en.yaml`]: PLAIN_CANON,
    [`texts/${id}/akathist-1.cu.yaml`]: AKATHIST,
    [`texts/${id}/akathist-1.ru.yaml`]: AKATHIST.replace('repeatEnding: true', 'repeatEnding: false').replace(
      /prayers:[\s\S]*/,
      '',
    ),
    [`texts/${id}/hymnography.yaml`]: HYMNOGRAPHY,
    [`texts/${id}/hagiography.yaml`]: HAGIOGRAPHY,
  };
}
