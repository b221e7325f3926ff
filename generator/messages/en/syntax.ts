import { number } from './amounts.ts';

/** What cannot be read in a data file, for people who know no YAML and no HTML. */
export const syntax = {
  // YAML; `generator/catalog/yaml-mistakes.ts`.
  tabs: 'there is a tab at the beginning of this line: replace it with spaces, two for each level',
  colonInWords: (quoted: string) => `this text contains a colon: put it in quotes, ${quoted}`,
  signAtStart: (sign: string, quoted: string) =>
    `text cannot begin with the character ${sign}: put it in quotes, ${quoted}`,
  noSpaceAfterColon: (line: string) => `there is no space after the colon: write “${line}”`,
  noSpaceAfterDash: (line: string) => `there is no space after the dash: write “${line}”`,
  noColon: (line: string) => `there is no colon and space after the key: write “${line}”`,
  noDash: (line: string) => `an entry begins with a dash: write “${line}”`,
  quoteNotClosed: (sign: string) =>
    `the quote ${sign} that opens here is not closed: write ${sign} at the end of the text`,
  quotesInQuotes: (quoted: string) => `there are quotes inside quotes: write the inner ones as in ${quoted}`,
  braceNotClosed: (sign: string) => `${sign} is missing at the end of this line: add it`,
  indentation: (given: number, wanted: number) =>
    `this line begins with ${spaces(given)}: it must begin with ${wanted}, like the lines that it belongs to`,
  keyTwice: (key: string) => `“${key}” occurs here a second time: move what is under it to the first one`,
  nestedTooDeep: (most: number) =>
    `this is nested more than ${number(most)} levels deep, which is the limit: write it like the entries near it`,
  tooManyBytes: (found: number, most: number) =>
    `the file has ${number(found)} bytes, and the limit is ${number(most)}: delete what does not belong here`,
  tooManySigns: (found: number, most: number) =>
    `the file has ${number(found)} line ends, commas, colons, dashes, brackets and backslashes, and the limit is ${number(most)}: delete what does not belong here`,
  tooManyItems: (found: number, most: number) =>
    `this has ${number(found)} items, and the limit is ${number(most)}: delete what does not belong here`,
  tooManyAliases: (found: number, most: number) =>
    `the file has ${number(found)} aliases, and the limit is ${number(most)}: from this one on, write the words themselves`,
  tooMuchRepeated: (found: number, most: number) =>
    `the aliases of this file stand for ${number(found)} values, and the limit is ${number(most)}: write the values themselves`,
  moreOfFile: (count: number) =>
    `this file has ${number(count)} more messages, which are not shown: correct those above first`,
  aliasOfItself: (name: string) =>
    `the alias *${name} is inside the value that it repeats (&${name}): write the value itself`,
  notYaml: (line: number) =>
    `the file cannot be read from here on: check this line and the one above it (line ${line}), and write them like the entries near them`,
  notYamlAtAll: 'the file cannot be read from here on: check this line, and write it like the entries near it',

  // HTML; `generator/html/faults.ts`.
  emptyText: 'this text is empty: write it or delete it',
  lostWords: 'words of this text would be lost: write it without HTML',
  manyOpenTags: (most: number) => `more than ${most} tags are open here: close them`,
  unfinishedTag: 'this tag has no “>” at its end: add it, or write &lt; for the character “<”',
  noEntity: 'this is not a valid character reference: write the character itself, or &amp; for “&”',
  brokenTag: (code: string) => `this tag is not valid HTML (${code}): correct it`,
  forbiddenTag: (tag: string) => `a text cannot contain ${tag}: delete it`,
  unopenedTag: (tag: string) => `${tag} has no opening tag: delete it or add one`,
  unpairedTag: (tag: string) => `${tag} has no pair here: delete it or close it`,
  remark: 'a text cannot contain an HTML comment or DOCTYPE: delete it',
  outsideItem: (list: string) => `<${list}> contains text outside <li>: put it into <li>`,
  blankLineInTag: (tag: string) =>
    `a blank line inside <${tag}> does not separate paragraphs: close the tag before it, or delete the line`,
  outwardLink: (tag: string) => `<${tag} href> can lead only to a place in the same text: write “#…”`,
  forbiddenAttribute: (tag: string, attribute: string) =>
    `<${tag} ${attribute}> is not allowed here: delete the attribute`,
  unclosedTag: (tag: string) => `<${tag}> is not closed: write </${tag}> at its end`,
  misplacedTag: (tag: string, within: string) => `<${tag}> cannot be inside <${within}>: move it`,
  outsideList: (tag: string) => `<${tag}> cannot be outside a list: move it`,

  // Rules; `generator/rules/grammar.ts`.
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

function spaces(count: number): string {
  return count === 1 ? 'one space' : count === 0 ? 'no space' : `${count} spaces`;
}
