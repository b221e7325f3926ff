import { number } from './amounts.ts';

/** Errors in the syntax of YAML, for people who do not know it; `generator/catalog/yaml-mistakes.ts`. */
export const yaml = {
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
};

function spaces(count: number): string {
  return count === 1 ? 'one space' : count === 0 ? 'no space' : `${count} spaces`;
}
