import type { data as english } from '../en/data.ts';
import type { WordsLike } from '../words.ts';

const russianLetters = (letters: readonly string[]) =>
  `${letters.length === 1 ? 'русская буква' : 'русские буквы'} ${letters.map((letter) => `«${letter}»`).join(', ')}`;

export const data: WordsLike<typeof english> = {
  noDataFolder: 'такой папки с данными нет: назовите другую после --data',
  dataWithCache: (folder, cache) =>
    `папка данных ${folder} лежит внутри кэша ${cache} или вокруг него: укажите другую ключом --data`,
  importUnfinished: 'импорт в эту папку еще идет или был прерван: дождитесь его конца или запустите его снова',
  noFile: 'это не файл: положите сюда файл',
  emptyFile: 'файл пуст: напишите в нем записи',
  notUtf8: 'файл записан не в UTF-8: сохраните его в UTF-8 и проверьте, что все буквы верны',
  windows1251:
    'файл сохранен в кодировке Windows-1251: откройте его в редакторе, выберите «Сохранить как…» и кодировку UTF-8',
  utf16: 'файл сохранен в кодировке UTF-16 («Юникод»): выберите в редакторе «Сохранить как…» и кодировку UTF-8',
  nothingReads: (hint) => `файла с таким именем никто не читает: ${hint}`,
  useNames: (names) => `возможные имена — ${names.join(', ')}`,
  rename: (name) => `назовите его ${name}`,
  monthFiles: 'месяцы называются от 01.yaml до 12.yaml',
  factsFiles: 'файлы называются от 01.yaml до 12.yaml и movable.yaml',
  readingFiles: (names) => `файлы чтений — ${names.join(', ')}`,
  textFolders: 'папка с текстами называется по id, двоеточие в нем пишется как ~',
  textFiles: 'тексты называются hymnography.yaml, hagiography.yaml, canon-1.cu.yaml, akathist-1.ru.yaml',
  undescribedPicture: 'опишите картинку в icons.yaml или уберите ее',
  noDayOfMonth: (day, month) =>
    `${day} — не день месяца ${month}: исправьте число или перенесите день в файл его месяца`,
  civilDayOfMonth: (day, month, julian) =>
    `${day} — не день месяца ${month}: если это число нового стиля, напишите ${julian} — тот же день по старому; если старого, перенесите его в файл его месяца`,
  missingDay: (day) => `нет дня ${day}: допишите его`,
  writtenDay: (given, wanted) => `день пишется как месяц и число, по две цифры: напишите ${wanted} вместо ${given}`,
  missingTranslation: (lang) => `нет перевода «${lang}»: допишите его`,
  missingKey: (key) => `нет «${key}»: допишите`,
  unknownKey: (key, known) => `«${key}» здесь не бывает: возможны ${known.join(', ')}`,
  unknownKeyAlone: (key) => `«${key}» здесь не бывает: уберите`,
  meantKey: (key, meant) => `«${key}» здесь не бывает: может быть, «${meant}»?`,
  keyInOtherLetters: (key, letters, meant) =>
    `в «${key}» ${russianLetters(letters)}: наберите «${meant}» латинскими буквами`,
  keyWithoutSpace: (key, value) => `после двоеточия нет пробела: напишите «${key}: ${value}»`,
  keyOfOther: (key, owner) => `«${key}» должно стоять внутри «${owner}:»: добавьте в начало этой строки два пробела`,
  keyTooDeep: (key) => `«${key}» стоит слишком далеко вправо: уберите в начале этой строки два пробела`,
  commaInBraces: (words) =>
    `между { и } запятая начинает новую часть, а «${words}» — не часть: возьмите все слова вместе с запятой в кавычки "…"`,
  noAllowedValue: (values) => `такого значения здесь не бывает: возможны ${values.join(', ')}`,
  meantValue: (given, meant) => `«${given}» здесь не бывает: может быть, «${meant}»?`,
  valueInOtherLetters: (given, letters, meant) =>
    `в «${given}» ${russianLetters(letters)}: наберите «${meant}» латинскими буквами`,
  called: (ru, _en) => ru,
  codeCalled: (code, name) => `${code} (${name})`,
  codeForWord: (given, codes) => `«${given}» здесь не бывает: напишите ${codes.join(' или ')}`,
  oneOfCodes: (given, codes) => `«${given}» здесь не бывает: напишите одно из ${codes.join(', ')}`,
  numberForWord: (given, numbers) => `здесь стоит число, а не слово «${given}»: напишите ${numbers.join(' или ')}`,
  oneOfNumbers: (given, numbers) => `здесь стоит число, а не слово «${given}»: напишите одно из ${numbers.join(', ')}`,
  mustBe: (value) => `здесь может стоять только ${value}: исправьте`,
  mayNotStand: 'этого здесь быть не может: уберите',
  wholeNumber: 'здесь должно стоять целое число простыми цифрами, например 16: исправьте',
  unquotedNumber: (given) => `здесь стоит число без кавычек: напишите ${given}`,
  inBrackets: (given) => `здесь должен стоять список: возьмите его в скобки, [${given}]`,
  mustBeText: 'здесь должны стоять слова: напишите их после двоеточия',
  mustBeQuoted: (given) =>
    `здесь должны стоять слова, а ${given} читается как число: возьмите его в кавычки, "${given}"`,
  mustBeList: 'здесь нужен список: напишите каждую запись ниже отдельной строкой, которая начинается с «- »',
  mustBeKeys: 'это пишется ниже отдельными строками вида «ключ: слова», на два пробела правее',
  mustBeKeysOf: (keys) =>
    `слова пишутся ниже отдельными строками, на два пробела правее: ${keys.map((key) => `«${key}: …»`).join(' и ')}`,
  mustBeYesOrNo: 'здесь должно стоять true или false: исправьте',
  notDate: 'это не день вида 2026-11-22: исправьте',
  notAddress: 'это не адрес вида https://example.org/page: исправьте',
  notPattern: 'этот образец нельзя прочесть: исправьте',
  oneLine: 'эти слова должны стоять в одной строке, без пробелов по краям: исправьте',
  latinId:
    'в id не больше 128 знаков, только латинские буквы, цифры и . _ : -, а начинается он с буквы, цифры или _: исправьте',
  smallLatinId: 'здесь бывают только строчные латинские буквы, цифры и _: исправьте',
  smallLatinName: 'здесь бывают только строчные латинские буквы, цифры и - между ними: исправьте',
  pictureName:
    'в имени картинки бывают только строчные латинские буквы, цифры и -, а в конце — .svg, .png, .jpg, .jpeg, .webp или .avif: исправьте',
  scriptureReference: 'ссылка на Писание пишется как Matt.5.1-12 или Luke.10.38-42,11.27-28: исправьте',
  sectionNumber: 'номер зачала пишется как "43", "43½" или "43–45": исправьте',
  sourceReference: 'источник пишется так: id из sources.yaml, пробел и место — menaion-september-1997 25',
  wrongForm: (pattern) => `это не подходит под образец ${pattern}: исправьте`,
  tooFew: (least) => `здесь должно стоять не меньше ${least}: добавьте недостающее`,
  tooMany: (most) => `здесь может стоять не больше ${most}: уберите лишнее`,
  tooShort: (least) => `здесь должно быть не меньше ${least} знаков: напишите полностью`,
  tooLong: (most) => `здесь может быть не больше ${most} знаков: сократите`,
  tooSmall: (least) => `число не может быть меньше ${least}: исправьте`,
  tooLarge: (most) => `число не может быть больше ${most}: исправьте`,
  twice: (first, second) => `в этом списке одинаковы строки ${first} и ${second}: уберите одну`,
  noneOfForms: 'это не подходит ни под одну из возможных здесь форм: исправьте',
  notAllowed: 'этого здесь быть не может: исправьте',

  takesPlace: (id, place) => `эта запись заменяет ${id} (${place})`,
  numberKeptForPacks: (id, first) => `номер ${id} оставлен дополнениям: возьмите номер меньше ${first}`,
  idKeptForPacks: (id, prefix) => `id ${id} оставлен дополнениям: пусть он начинается не с ${prefix}`,
  numberAtRisk: (id, first) => `номер ${id} календарь может дать другой записи: возьмите номер не меньше ${first}`,
  idAtRisk: (id, prefix) => `id ${id} календарь может дать другой записи: пусть он начинается с ${prefix}`,
  afterLeadsBack: (after, id) =>
    `«after» ведет от ${after} обратно к ${id}: назовите правило, которое стоит само по себе`,
  exceptLeadsBack: (word, id) => `«except» ведет от ${word} обратно к ${id}: уберите его в одном из правил`,
  neverAsked: (before) =>
    `до этого правила не доходит ни один день: ${before} перед ним подходит ко всякому; поставьте его раньше`,
};
