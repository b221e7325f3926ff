import { message } from '../../messages/message.ts';
import { type NameRule, nameCheck } from './name-check.ts';

/** Endings of the genitive by the stem of the title: lines copied from a printed list begin with them. */
const GENITIVE = new RegExp(
  `^(${[
    '(Свят|Богоносн|Праведн|Преподобн|Блаженн|Благоверн|Равноапостольн|Первоверховн|Ветхозаветн)(ого|ых)',
    '(Преподобной|Праведной|Блаженной|Благоверной|Равноапостольной|Святого|Святых)(?= [А-Я])',
    '(Святител|Просветител)(я|ей)',
    '(Велико|Священно|Преподобно|Перво|Ново)?[Мм]ученик(а|ов)',
    '(Велико|Преподобно|Перво)?[Мм]учениц(?=[ ,])',
    '(Священно|Преподобно)?[Ии]споведник(а|ов)',
    'Пророка',
    'Пророков',
    'Апостола',
    'Апостолов',
    'Страстотерпц(а|ев)',
    'Бессребреник(а|ов)',
    'Иконы',
    'Собора',
    'Мощей',
  ].join('|')})(?![\\p{L}])`,
  'u',
);

/** Labels that the calendar itself prints in the genitive, because “the memory of” is implied. */
const IN_FULL = /^(Всех|Святых отцов|Святых отец)/u;

/** A Russian name is in the nominative. */
export const genitiveIn: NameRule = (name, lang) => {
  if (lang !== 'ru' || IN_FULL.test(name)) return null;
  const found = GENITIVE.exec(name);
  return found && message('genitive', found[0]);
};

export const nominativeTitles = nameCheck(genitiveIn);
