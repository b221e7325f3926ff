import type { absences as english } from '../en/absences.ts';
import type { WordsLike } from '../words.ts';

const KINDS: Readonly<Record<string, string>> = { canon: 'канона', akathist: 'акафиста' };

export const absences: WordsLike<typeof english> = {
  lastRuleMustFit: 'последнее правило должно подходить ко всякому дню: завершите список правилом «on: always»',
  noType: (id) => `класса ${id} нет: возьмите число из types.yaml`,
  noIcon: (id) => `иконы «${id}» нет: возьмите id из icons.yaml или добавьте ее туда`,
  noSeason: (id, known) => `сезона «${id}» нет: напишите ${known.join(', ')} или добавьте его в «seasons»`,
  noFastingRule: (id) => `правила поста «${id}» нет: напишите id одного из правил`,
  noRuleOrSeason: (word) => `нет ни правила поста, ни сезона «${word}»: напишите id одного из них или само правило`,
  noDayOfFolder: (id) => `памяти ${id} в месяцеслове нет: исправьте имя папки`,
  noFixedOrMovable: (id) => `памяти ${id} нет: возьмите id из месяцеслова или из movable.yaml`,
  noCommemoration: (id) => `памяти ${id} нет: исправьте id или уберите его`,
  noSource: (text) => `«${text}» не называет источника из sources.yaml: исправьте или добавьте источник туда`,
  noBook: (book) => `книги ${book} нет: добавьте ее в books/books.yaml`,
  noBookOfFile: (book) => `в books.yaml нет книги ${book}, которую бы читала программа: исправьте имя файла`,
  noId: (id) => `id ${id} нет: возьмите его из календаря или из «texts» в labels.yaml`,
  noName: (name) => `имени «${name}» нет в names.yaml: исправьте его или добавьте туда`,
  unusedName: (name) => `имени «${name}» нет ни у одной памяти: уберите его`,
  noBookOfScripture: (book) => `книги «${book}» нет в labels.yaml: возьмите ее имя по OSIS или добавьте в «scripture»`,
  noCommonReadings: (id) => `общих чтений «${id}» нет: возьмите id из commons.yaml`,
  noCommonPropers: (id) => `общей службы «${id}» нет: возьмите id из liturgy/commons.yaml`,
  noPropersOf: (id) =>
    `у ${id} нет в liturgy/ своих прокимна, аллилуиария и причастна: назовите память, у которой они есть`,
  noSungVerse: (id) => `стиха «${id}» нет в liturgy/: исправьте id или добавьте стих`,
  noHymnAt: (id, hymn) => `у «${id}» нет песнопения «${hymn}»: исправьте номер или добавьте его в texts/`,
  noStikh: (verse, stikh) => `у ${verse} нет стиха ${stikh}: добавьте его в «verses» или исправьте ссылку`,
  noPsalmVerse: (psalm, verse) => `в псалме ${psalm} славянской Псалтири нет стиха ${verse}: исправьте ссылку`,
  noTexts: (id) => `у «${id}» нет текстов: добавьте их в texts/ или уберите эту строку`,
  noHymns: (id) => `у «${id}» нет песнопений: добавьте их в texts/`,
  noSharedHymn: (id) => `у «${id}» нет такого песнопения: назовите то, что есть, или уберите`,
  noSlavonic: (kind, file) => `у ${KINDS[kind] ?? kind} нет славянского текста: добавьте ${file}`,
  noLabel: (code, list) => `у «${code}» нет названия в ${list}: добавьте его`,
  otherIcons: (id, of, icons) => `${id} берет тексты у ${of}: дайте ему те же иконы, [${icons.join(', ')}]`,
};
