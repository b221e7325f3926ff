import type { yaml as english } from '../en/yaml.ts';
import type { WordsLike } from '../words.ts';
import { counted, number } from './amounts.ts';

const spaces = (count: number) => counted(count, { one: 'пробел', few: 'пробела', many: 'пробелов', other: 'пробела' });

export const yaml: WordsLike<typeof english> = {
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
};
