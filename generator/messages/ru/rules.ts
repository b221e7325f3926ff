import type { rules as english } from '../en/rules.ts';
import type { WordsLike } from '../words.ts';

export const rules: WordsLike<typeof english> = {
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
