import type { options as english } from '../en/options.ts';
import type { WordsLike } from '../words.ts';

export const options: WordsLike<typeof english> = {
  aboutProgram: 'Православный календарь и богослужебные тексты: JSON API из статических файлов.',
  aboutGenerate: 'записать все ответы деревом файлов',
  aboutValidate:
    'проверить данные: каждая ошибка на своей строке, с файлом, строкой, столбцом и советом, что сделать; ' +
    'и сосчитать источники',
  aboutVerify: 'перечитать дерево и назвать каждый файл, которого не хватает, который лишний, обрезан или изменен',
  aboutList: 'перечислить файлы дерева с их SHA-256, как читает sha256sum -c',
  aboutJoin: 'соединить в одно дерево части, сложенные в одну папку',
  aboutCoverage: 'насколько заполнен месяцеслов, по месяцам, в каких днях мало записей, какие есть тексты и источники',
  aboutImport: 'прочитать московские богослужебные книги и записать дополнением то, чего в данных еще нет',
  aboutServe: 'отвечать на запросы к API из готового дерева',
  aboutEdit: 'показывать календарь, пока правятся его данные: сохраненное сразу видно на открытой странице',

  versionOption: 'показать версию',
  helpOption: 'показать эту справку',
  messagesOption: 'язык сообщений вместо языка системы',
  dataOption:
    'папка данных, можно назвать несколько; та, в которой нет labels.yaml, и та, что названа после другой, ' +
    'дополняет прежнее или заменяет его по id',
  outOption: 'папка дерева',
  outArgument: 'то же, что --out',
  jsonOption: 'вывести ответ для программ, в JSON',
  listYearsOption: 'перечислить только файлы этих лет; none — только то, что не относится к годам',
  onlyOption: 'проверить только часть дерева, например ru,2026: годы, texts, pages, языки и разделы, через запятую',
  yearsOption: 'годы, где каждый день — отдельный файл: 2026, 2020-2030, now — этот год, none — никакие',
  datasetsOption:
    'годы, которые пишутся годовыми наборами, а после них разделы со своими годами: 1583-3000,liturgy:2000-2100 ' +
    '(по умолчанию: годы --years)',
  textsOption: 'тексты отдельными файлами или в блоках примерно по 200 КБ, для хостов, где файлам ведется счет',
  pagesOption: 'годы страниц без скриптов: дней, месяцев, текстов (по умолчанию: годы --years, если их не больше трех)',
  csvOption: 'записать каждый годовой набор еще и таблицей',
  noFeedsOption: 'не писать календари для подписки (.ics)',
  historicalOption: 'в каждом году перечислять только то, что тогда совершалось, насколько это известно',
  hostOption: 'добавить правила или заголовки, которые хост берет из дерева',
  langOption: 'языки дерева, через запятую',
  endpointOption: 'разделы, через запятую',
  originOption: 'начало полных адресов: схема, хост и, если дерево в папке, ее путь',
  workersOption: 'сколько рабочих процессов (по умолчанию: по одному на ядро)',
  shardOption: 'записать только часть дерева, например 3/16; части соединяет команда join',
  sequenceOption: 'номер дерева, больший, чем у прежнего: тогда зеркало не примет старое дерево вместо нового',
  pruneOption: 'убрать из папки годы, которых нет ни в --years, ни в --datasets',
  changedOption: 'файл для списка путей, которые изменились в готовом дереве (по умолчанию: <out>.changed)',
  recordsOption: 'проверить только записи о частях: файлы лежат не здесь, а, например, в объектном хранилище',
  listingOption: 'список файлов оттуда, чтобы найти потерянные: rclone lsf -R --files-only --format ps',
  fixOption: 'исправить в самих файлах то, что не требует суждения, и сказать, что изменено',
  repairOption: 'сделать заново из тех же данных всё недостающее и испорченное, а лишнее удалить',
  checkoutArgument: 'копия репозитория https://github.com/slavonic/cu-md-sandbox',
  packOption: 'папка дополнения',
  proposalsOption: 'вместо дополнения записать для каждой книги таблицу ее текстов и чьи они могут быть',
  portOption: 'порт TCP; 0 — любой свободный',
  addressOption: 'адрес, на котором отвечать',
  trustProxyOption: 'брать схему адресов из X-Forwarded-Proto; только за прокси, который его ставит',

  usageTitle: 'Как писать:',
  argumentsTitle: 'Что указать:',
  optionsTitle: 'Ключи:',
  commandsTitle: 'Команды:',
  exampleTitle: 'Например:',
  usageOptions: '[ключи]',
  usageCommand: '[команда]',
  defaultIs: (value) => `по умолчанию: ${value}`,
  choicesAre: (values) => `возможны: ${values.join(', ')}`,
  helpHint: '(что здесь можно написать, покажет --help)',

  unknownOption: (flag) => `ошибка: ключа ${flag} нет`,
  unknownCommand: (name) => `ошибка: команды ${name} нет`,
  didYouMean: (names) => `(может быть, ${names.join(' или ')}?)`,
  argumentMissing: (name) => `ошибка: не указано обязательное: ${name}`,
  valueMissing: (flags) => `ошибка: у ключа ${flags} нет значения`,
  tooManyArguments: (command, expected, given) =>
    `ошибка: в команде ${command} лишние слова: кроме ключей ждали ${expected}, а написано ${given}.`,
  valueInvalid: (flags, value, reason) => `ошибка: ключу ${flags} не подходит значение «${value}». ${reason}`,

  writeYears: 'Напишите один год (2026), несколько лет подряд (2020-2030), now (этот год) или none (никакие).',
  writeSelection: (word, known) => `«${word}» — не год и не одно из ${known.join(', ')}. Напишите, например, ru,2026.`,
  onlyOrRepair: '--repair делает дерево целым, поэтому вместе с --only не применяется: оставьте один из двух ключей',
  firstYearAfterLast: 'Первый год не может быть позже последнего.',
  yearsSupported: (first, last) => `Поддерживаются годы с ${first} по ${last}.`,
  datasetsInOrder:
    'Сначала напишите один раз годы всех разделов, потом разделы со своими годами: 1583-3000,liturgy:2000-2100.',
  yearsOfEndpoint: (endpoint) =>
    `Напишите после двоеточия годы раздела ${endpoint}: ${endpoint}:2026, ${endpoint}:2020-2030, ` +
    `${endpoint}:now или ${endpoint}:none.`,
  endpointHasYears: (endpoint, first, last) => `Годы раздела ${endpoint} — с ${first} по ${last}.`,
  endpointTwice: (endpoint) => `Годы раздела ${endpoint} написаны дважды: оставьте одни.`,
  endpointNotAsked: (endpoint) => `Раздела ${endpoint} в дереве нет: добавьте раздел или уберите его годы.`,
  writeOrigin:
    'Напишите схему и хост, например https://example.org, а если дерево лежит в папке, то и ее: https://example.org/calendar. В имени папки могут быть латинские буквы, цифры и - . _ ~.',
  writeShard: 'Напишите, какая это часть из скольких, например 3/16.',
  writeSequence: 'Напишите целое число от 0 до 9007199254740991.',
  workersInRange: 'Число процессов — от 1 до 64.',
  portInRange: 'Порт — это число от 0 до 65535.',
  outNamedTwice: (place, out) => `названы две папки, ${place} и --out ${out}: оставьте одну`,
  proposalsWithOut:
    '--proposals записывает таблицы вместо дополнения, поэтому --out вместе с ним не нужен: оставьте один из этих ключей',
  valueAsFolder: (value, flag) =>
    `${value} — значение ключа ${flag}, а здесь место для папки: напишите ${flag} ${value}, а если это имя папки, то ./${value}`,
  takenByNpm: (flags) =>
    `${flags.join(', ')} взял себе npm: поставьте перед ключами -- (в PowerShell '--'), ` +
    'например npm run generate -- --years 2026',
  notOneOf: (text, known) => `Значения «${text}» нет; возможны ${known.join(', ')}.`,
  optionCannotBe: (name, text, reason) => `${name} не может быть «${text}». ${reason}`,
  noSuchOption: (name) => `у generate нет ключа «${name}»`,
  changedListInside: (out) => `список изменений не может лежать в дереве: укажите файл вне ${out} ключом --changed`,
};
