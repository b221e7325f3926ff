import type { syntax as english } from '../en/syntax.ts';
import type { WordsLike } from '../words.ts';
import { counted, number } from './amounts.ts';

const spaces = (count: number) => counted(count, { one: 'пробел', few: 'пробела', many: 'пробелов', other: 'пробела' });

export const syntax: WordsLike<typeof english> = {
  tabs: 'в начале строки стоит табуляция: поставьте вместо нее пробелы, по два на каждый шаг вправо',
  colonInWords: (quoted) => `в этих словах стоит двоеточие: возьмите их в кавычки, ${quoted}`,
  signAtStart: (sign, quoted) => `слова не могут начинаться со знака ${sign}: возьмите их в кавычки, ${quoted}`,
  noSpaceAfterColon: (line) => `после двоеточия нет пробела: напишите «${line}»`,
  noSpaceAfterDash: (line) => `после дефиса нет пробела: напишите «${line}»`,
  noColon: (line) => `после ключа нет двоеточия с пробелом: напишите «${line}»`,
  noDash: (line) => `запись начинается с дефиса: напишите «${line}»`,
  quoteNotClosed: (sign) => `кавычка ${sign}, которая здесь открыта, не закрыта: поставьте ${sign} в конце слов`,
  quotesInQuotes: (quoted) => `внутри кавычек стоят такие же кавычки: напишите внутренние так — ${quoted}`,
  braceNotClosed: (sign) => `в конце этой строки не хватает ${sign}: допишите`,
  indentation: (given, wanted) =>
    `в начале этой строки ${spaces(given)}, а должно быть ${wanted}, как у строк, рядом с которыми она стоит`,
  keyTwice: (key) => `«${key}» стоит здесь во второй раз: перенесите то, что под ним, под первое`,
  nestedTooDeep: (most) => `вложенность здесь больше предела, ${number(most)}: напишите, как соседние записи`,
  tooManyBytes: (found, most) =>
    `размер файла в байтах — ${number(found)}, а предел — ${number(most)}: уберите то, чему здесь не место`,
  tooManySigns: (found, most) =>
    `концов строк, запятых, двоеточий, дефисов, скобок и обратных косых в файле ${number(found)}, а предел — ${number(most)}: уберите то, чему здесь не место`,
  tooManyItems: (found, most) =>
    `записей здесь ${number(found)}, а предел — ${number(most)}: уберите то, чему здесь не место`,
  tooManyAliases: (found, most) =>
    `ссылок на повторяемое (*) в файле ${number(found)}, а предел — ${number(most)}: начиная с этой напишите сами слова`,
  tooMuchRepeated: (found, most) =>
    `ссылки этого файла (*) повторяют ${number(found)} значений, а предел — ${number(most)}: напишите сами значения`,
  moreOfFile: (count) =>
    `о файле есть еще сообщения (${number(count)}), они не показаны: сначала исправьте то, что выше`,
  aliasOfItself: (name) => `ссылка *${name} стоит внутри того, что она повторяет (&${name}): напишите само значение`,
  notYaml: (line) =>
    `дальше прочесть нельзя: посмотрите на эту строку и на строку над ней (строка ${line}) и напишите их, как соседние записи`,
  notYamlAtAll: 'дальше прочесть нельзя: посмотрите на эту строку и напишите ее, как соседние записи',

  emptyText: 'текст пуст: напишите его или уберите',
  lostWords: 'часть слов этого текста пропала бы: напишите его без HTML',
  manyOpenTags: (most) => `здесь открыто более ${most} тегов: закройте их`,
  unfinishedTag: 'тег не дописан: поставьте в конце его «>», а если нужен сам знак «<», напишите &lt;',
  noEntity: 'знак так не записывается: напишите сам знак, а вместо «&» — &amp;',
  brokenTag: (code) => `тег написан неверно (${code}): исправьте его`,
  forbiddenTag: (tag) => `${tag} не может стоять в тексте: уберите его`,
  unopenedTag: (tag) => `у ${tag} нет пары: уберите его или откройте тег раньше`,
  unpairedTag: (tag) => `у ${tag} нет пары: уберите его или закройте`,
  remark: 'в тексте не может стоять комментарий HTML или DOCTYPE: уберите его',
  outsideItem: (list) => `то, что стоит в <${list}>, заключите в <li>`,
  blankLineInTag: (tag) =>
    `пустая строка внутри <${tag}> не разделяет абзацев: закройте тег перед нею или уберите строку`,
  outwardLink: (tag) => `<${tag} href> так стоять в тексте не может: ведите ссылку на место этого же текста («#…»)`,
  forbiddenAttribute: (tag, attribute) => `<${tag} ${attribute}> так стоять в тексте не может: уберите «${attribute}»`,
  unclosedTag: (tag) => `<${tag}> не закрыт: напишите в конце </${tag}>`,
  misplacedTag: (tag, within) => `<${tag}> не может стоять внутри <${within}>: перенесите его`,
  outsideList: (tag) => `<${tag}> не может стоять вне списка: перенесите его`,

  ruleGoesOn: (rest) => `правило не может продолжаться словами «${rest}»: здесь может стоять «and», «else» или «..»`,
  noWeekday: (word, weekdays) => `«${word}» — не день недели: напишите одно из слов ${weekdays.join(', ')}`,
  noWindow: 'за словом «between» стоит промежуток, например «julian 12-26..12-31»',
  noRelation: (word, relations) => `правила не знают слова «${word}»: напишите одно из слов ${relations.join(', ')}`,
  noRuleWord: (word, relations) =>
    `правила не знают слова «${word}»: здесь может стоять always, pascha+N, pascha-N, julian ММ-ДД, gregorian ММ-ДД ` +
    `или день недели со словом ${relations.join(', ')}`,
  noMonthDay: 'здесь должно стоять число вида 08-15 (месяц-день)',
  noSuchDate: (date) => `числа ${date} не бывает`,
};
