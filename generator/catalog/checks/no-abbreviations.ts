import { message } from '../../messages/message.ts';
import { type NameRule, nameCheck, withoutParentheses } from './name-check.ts';

const RUSSIAN =
  /(?<![\p{L}-])(свв?|свтт?|прпп?|мчч?|мцц?|сщмчч?|прмчч?|прмцц?|вмчч?|вмцц?|блгвв?|блж|прор|прорр|апп?|правв?|равноапп?|испп?|бесср|страст|кнн?|вел|митр|архиеп|архим|еп|патр|игум|иером|иеросхим|схим|прот|протодиак|свящ|иер|пресв|диак|имп|царев|чуд|мон|ин|г|гг|см|др|нач|кон)\./iu;
const ENGLISH =
  /\b(Sts?|Ss|Ven|Abp|Archbp|Bp|Abt|Mt|Metr?|Archim|Hierom|Pat|Fr|Dcn|Gt|Rt|Bl|d|ca|cent)\.|\b(St|Sts|Ss)\b/;

/** Titles are written out: only the year in parentheses may have abbreviations. */
export const abbreviationIn: NameRule = (name, lang) => {
  const found = (lang === 'ru' ? RUSSIAN : ENGLISH).exec(withoutParentheses(name));
  return found && message('abbreviation', found[0]);
};

export const noAbbreviations = nameCheck(abbreviationIn);
