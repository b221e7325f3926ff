import { message } from '../../messages/message.ts';
import { type NameRule, nameCheck, parenthesesOf } from './name-check.ts';

const YEARS = String.raw`\d{1,4}(?:–\d{1,4})?`;
const CENTURY = String.raw`\d{1,2}(?:st|nd|rd|th)`;
const FORMS = {
  ru: new RegExp(
    String.raw`^(?:(?:ок\. |после |до |не ранее |рубеж )?(?:${YEARS}|[IVX]+(?:–[IVX]+)?)(?: до Р\. Х\.)?)$`,
    'u',
  ),
  en: new RegExp(
    `^(?:(?:c\\. |after |before |not before |turn of )?(?:${YEARS}|${CENTURY}(?:–${CENTURY})? c\\.)(?: BC)?)$`,
  ),
};
const LOOKS_LIKE_A_YEAR = { ru: /\d|^[IVX]+\b|^ок\.|^около|до Р/u, en: /\d|\bBC\b/ };
const EXAMPLES = {
  ru: '(1392), (ок. 306), (IV), (303–305), (после 1592), (IX до Р. Х.)',
  en: '(1392), (c. 306), (4th c.), (303–305), (after 1592), (9th c. BC)',
};

/** A year in parentheses has one of the forms of the house style. */
export const oddYearIn: NameRule = (name, lang) => {
  const odd = parenthesesOf(name).find((inside) => LOOKS_LIKE_A_YEAR[lang].test(inside) && !FORMS[lang].test(inside));
  if (odd !== undefined) return message('oddYear', `(${odd})`, EXAMPLES[lang]);
  const sign = /[†+]|(?<=\d)-(?=\d)/u.exec(name);
  return sign && message('signAtYear', sign[0], EXAMPLES[lang]);
};

export const yearForms = nameCheck(oddYearIn);
