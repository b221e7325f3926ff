/** Why a rule cannot be read; `generator/rules/grammar.ts`. */
export const rules = {
  ruleGoesOn: (rest: string) => `“${rest}” cannot continue a rule: write “and”, “else” or “..”`,
  noWeekday: (word: string, weekdays: readonly string[]) =>
    `“${word}” is not a weekday: write one of ${weekdays.join(', ')}`,
  noWindow: '“between” needs a range of dates: write one such as “julian 12-26..12-31”',
  noRelation: (word: string, relations: readonly string[]) =>
    `“${word}” is not a rule word: write one of ${relations.join(', ')}`,
  noRuleWord: (word: string, relations: readonly string[]) =>
    `“${word}” is not a rule word: write always, pascha+N, pascha-N, julian MM-DD, gregorian MM-DD, ` +
    `or a weekday with ${relations.join(', ')}`,
  noMonthDay: 'this must be a month and a day, such as 08-15: correct it',
  noSuchDate: (date: string) => `the date ${date} does not exist: correct it`,
};
