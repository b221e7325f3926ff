import type { checks as english } from '../en/checks.ts';
import type { WordsLike } from '../words.ts';

const PLAIN_SVG = 'сохраните его как простой SVG, в котором есть только рисунок';

export const checks: WordsLike<typeof english> = {
  abbreviation: (found) => `«${found}» — сокращение: напишите слово полностью`,
  genitive: (found) => `«${found}» — родительный падеж: напишите имя в именительном`,
  latinLetter: (word, letter) =>
    `в слове «${word}» латинская буква «${letter}»: наберите слово заново русскими буквами`,
  cyrillicLetter: (word, letter) =>
    `в слове «${word}» русская буква «${letter}»: наберите слово заново латинскими буквами`,
  unmatchedSigns: (open, close) => `знаки ${open} и ${close} не сходятся: откройте и закройте каждый по одному разу`,
  unclosedSign: (open, close) => `знак ${open} не закрыт: поставьте ${close}`,
  oddYear: (year, examples) => `«${year}» — год так не пишется: напишите, как в образцах ${examples}`,
  signAtYear: (sign, examples) => `при годе не ставится «${sign}»: напишите, как в образцах ${examples}`,
  yearsDiffer: (ru, en) => `годы не совпадают: в ru — ${ru || 'ни одного'}, в en — ${en || 'ни одного'}; исправьте`,
  straySpace: 'здесь лишний пробел: уберите его',
  fullStop: 'имя не оканчивается точкой: уберите ее',
  straightQuotes: (instead) => `прямые кавычки не ставятся: напишите ${instead}`,
  smallLetter: 'имя начинается с прописной буквы: исправьте',
  invisible: (code) => `здесь стоит невидимый знак ${code}: уберите его`,
  angleBracket: (sign) => `знак «${sign}» не может здесь стоять: уберите его`,
  tagsInWords: (tags) => `имена и заглавия пишутся без HTML: уберите ${tags.join(' ')}`,
  entitiesInWords: (entities) => `имена и заглавия пишутся без HTML: вместо ${entities.join(' ')} напишите сам знак`,
  iconsLast: 'иконы Божией Матери стоят в дне последними: перенесите эту запись выше',
  idTaken: (key, id, place) => `${key} ${id} уже занято (${place}): дайте другое`,
  idOfCommemorationTaken: (id, name, place, free) =>
    `id ${id} уже занят: это «${name}» (${place}); дайте другой, например ${free} — он свободен`,
  idRetired: (id, place, free) =>
    `id ${id} выведен из употребления (${place}) и больше не дается: дайте другой, например ${free} — он свободен`,
  idOfDevice: (id) => `id «${id}» — имя устройства в Windows: выберите другой`,
  idWithStop: (id) => `id «${id}» оканчивается точкой, которую Windows отбрасывает: выберите другой`,
  idOfJavaScript: (id) => `id «${id}» занят самим языком JavaScript: выберите другой`,
  idsDifferInCase: (id, other) => `id ${id} отличается от ${other} только прописными буквами: выберите другой`,
  newStyle: (given, julian) =>
    `${given} — число нового стиля: в файлах счет по старому, поэтому запишите эту память под ${julian}`,
  newStyleOf: (given, julian, name, place) =>
    `${given} — это ${julian} по новому стилю, а там уже стоит «${name}» (${place}): в файлах счет по старому, поэтому уберите эту запись или, если таких дней действительно два, назовите оба в «same» файла related.yaml`,
  revisedTooEarly: (day, first) => `${day} раньше ${first}, когда появились календари: напишите день исправления`,
  otherFactsFile: (id, file) => `${id} должно стоять в commemorations/${file}.yaml: перенесите туда`,
  nameNotPrinted: (forms, printed) =>
    `«${forms.join('», «')}» не встречается в «${printed}»: исправьте имя или добавьте эту форму в names.yaml`,
  otherSurname: (ru, en) =>
    `«${ru}» по-английски пишется «${en}»: напишите так или задайте другое написание в surnames.yaml`,
  untilBeforeSince: 'этот год раньше, чем «since»: исправьте один из них',
  otherDayThanAct: (id, rule) => `${id} празднуется не в этот день, а «${rule}»: исправьте одно из двух`,
  otherSinceThanAct: (id, since, year) =>
    since === null
      ? `у ${id} нет «since»: добавьте since: ${year}`
      : `у ${id} стоит since: ${since}, а первый такой день после этого решения — в ${year} году: исправьте одно из двух или, если праздновали раньше либо начали позже, напишите since: ${since} и здесь`,
  addedTwice: (id, act) =>
    `${id} уже внесено решением ${act}: напишите здесь what: joined, moved или renamed или уберите одну из строк`,
  notAmongSources: (id) => `источника ${id} нет в «sources» этой памяти: добавьте его туда с местом или уберите здесь`,
  noRankSources: 'не сказано, где прочитан этот знак: добавьте «rankSources» в виде «sources» или уберите «rank»',
  noRankOfSources: 'нет знака, к которому относятся эти источники: добавьте «rank» или уберите их',
  oddRelation: 'в строке стоит или «same», или «synaxis» вместе с «of»: исправьте ее',
  noAddress: 'это не адрес страницы: напишите https://…',
  refusedDomain: (domain) => `ссылки на ${domain} не принимаются: уберите ее`,
  sourceOfTranslation: (file) => `«source» и «church» относятся к славянскому тексту: перенесите их в ${file}`,
  churchWithoutSlavonic: 'рядом с «church» нет текста cu: добавьте его в «texts»',
  disorder: (number, last) => `номер ${number} стоит после ${last}: расставьте части по порядку`,
  sharedBesideOthers: 'когда берутся все песнопения другого id, других рядом быть не может: назовите те, которые нужны',
  sharedTwice: (number, list) => `номер ${number} стоит в ${list} дважды: дайте одному из них другой delta`,
  aliasOfAlias: (id) => `«${id}» сам берет тексты у другого id: назовите тот, у которого они есть`,
  aliasWithTexts: (id) => `у «${id}» есть свои тексты: уберите или их, или эту строку`,
  noTextsInOrder: (id) => `текстов «${id}» нет: исправьте id или удалите его`,
  noSearched: (id) => `нет ни памяти, ни текстов «${id}»: исправьте id`,
  noSearchedSeason: (id) => `периода «${id}» в fasting.yaml нет: исправьте id`,
  searchedAlready: (name) => `по словам «${name}» это уже находится: удалите их`,
  searchWordTwice: (word) => `«${word}» уже есть в этом списке или выше: удалите одно из двух`,
  noNameDay: (id, name) => `память «${id}» — не день имени ${name}: укажите день, когда у этого имени именины`,
  titleOfTwo: (title, owner) => `«${title}» уже стоит у ${owner}: уберите в одном из мест`,
  canonWithoutTitle: 'у канона нет «of»: напишите то, что стоит в заглавии после слова «Канон»',
  textTwice: (place) => `этот текст уже стоит в ${place}: уберите одну из строк`,
  oneKindOfReading: 'чтение бывает apostle, gospel или prophecy: напишите одно из трех',
  isGospel: (book) => `${book} — Евангелие: напишите «gospel» или исправьте книгу`,
  isNoGospel: (book) => `${book} — не Евангелие: напишите «apostle» или «prophecy» или исправьте книгу`,
  noTable: (name) => `таблицы кафизм «${name}» нет: возьмите ключ из «tables»`,
  isOrOpen: 'строка говорит, что положено или что не решено: оставьте «is» или «open»',
  lastRowIsAlways: 'последней в этом списке, и только последней, должна быть строка «on: always»',
  sungWhen: 'не сказано, когда это поется: добавьте «of» или «on»',
  sungOrOpen: 'строка говорит, что поется или что не решено: оставьте одно из двух',
  sameDays: (other) => `строка ${other} — для тех же дней, и до этой дело не доходит: удалите одну из них`,
  secondService: (id, other) => `служба ${id} уже есть в ${other}: добавьте к одной из них «optional» или удалите ее`,
  basisWithoutPlace: 'в «basis» нет места в книге: добавьте главу, день, лист или страницу',
  readWhen: 'не сказано, когда это читается: добавьте «of» или «on»',
  yearsReversed: (until, since) => `${until} раньше, чем ${since}: последний год не может быть раньше первого`,
  noPicture: (file, folder) => `картинки ${file} нет: положите ее в ${folder}/`,
  iconsOfTexts: (id) => `иконы ${id} указываются у самой памяти: уберите их отсюда`,
  pictureOutside: 'ссылка ведет за пределы папки данных: положите сюда саму картинку',
  noKnownPicture: 'это не целая картинка известного вида: возьмите SVG с шириной и высотой, PNG, JPEG, WebP или AVIF',
  otherEnding: (mimeType, ending) => `это ${mimeType}, а не «.${ending}»: дайте файлу верное расширение`,
  svgNotUtf8: 'файл записан не в UTF-8: сохраните его в UTF-8',
  svgEncoding: (encoding) => `файл записан не в UTF-8, а в ${encoding}: сохраните его в UTF-8`,
  svgNotXml: (reason) => `это не XML (${reason}): ${PLAIN_SVG}`,
  svgDoctype: `в картинке не может стоять DOCTYPE: ${PLAIN_SVG}`,
  svgPart: (part) => `в картинке не может стоять ${part}: ${PLAIN_SVG}`,
  svgAttribute: (attribute, tag) => `в картинке не может стоять атрибут ${attribute} у <${tag}>: ${PLAIN_SVG}`,
  svgTooDeep: (deepest) => `теги вложены глубже ${deepest}: ${PLAIN_SVG}`,
  svgTagInStyle: (tag) => `в стиле не может стоять <${tag}>: ${PLAIN_SVG}`,
  svgStyle: (part) => `в стиле не может стоять «${part}»: ${PLAIN_SVG}`,
  reworded: (before, after) => `вместо «${before}» теперь «${after}»`,
  reordered: (order) => `записи теперь стоят в печатном порядке; прежние места: ${order.join(', ')}`,
  notRewordable: (wanted) =>
    `здесь должно стоять «${wanted}», но надежно исправить это на месте нельзя: исправьте сами`,
  notReorderable:
    'записи должны стоять в печатном порядке, но надежно переставить их на месте нельзя: переставьте сами',
  wordsNotWritten: (wanted, code) =>
    `здесь должно стоять «${wanted}», но файл нельзя записать (${code}): исправьте сами`,
  orderNotWritten: (code) =>
    `записи должны стоять в печатном порядке, но файл нельзя записать (${code}): переставьте сами`,
};
