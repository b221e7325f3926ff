import type { Quoted } from '../words.ts';

/** Data files: how they are found, named, encoded and shaped. */
export const data = {
  // Files and folders.
  noDataFolder: 'there is no such data folder: choose one with --data',
  dataWithCache: (folder: string, cache: string) =>
    `the data folder ${folder} is inside the cache ${cache} or around it: choose another with --data`,
  importUnfinished: 'an import into this folder is running or was stopped: wait for it, or run it again',
  noFile: 'this is not a regular file: replace it with one',
  emptyFile: 'the file is empty: add its entries',
  notUtf8: 'the file is not in UTF-8: save it as UTF-8, and check that every letter is correct',
  windows1251:
    'the file has the encoding Windows-1251: open it in the editor, choose “Save as…” and the encoding UTF-8',
  utf16:
    'the file has the encoding UTF-16 (“Unicode”): open it in the editor, choose “Save as…” and the encoding UTF-8',
  nothingReads: (hint: Quoted) => `no data file has this name: ${hint}`,
  useNames: (names: readonly string[]) => `use ${names.join(', ')}`,
  rename: (name: string) => `rename it to ${name}`,
  monthFiles: 'the files of months are 01.yaml to 12.yaml',
  factsFiles: 'the files are 01.yaml to 12.yaml and movable.yaml',
  readingFiles: (names: readonly string[]) => `the files of readings are ${names.join(', ')}`,
  textFolders: 'the name of a folder of texts is an id, with ~ instead of a colon',
  textFiles: 'the files of texts are hymnography.yaml, hagiography.yaml, canon-1.cu.yaml, akathist-1.ru.yaml',
  undescribedPicture: 'describe it in icons.yaml or delete it',
  // Days of a month.
  noDayOfMonth: (day: string, month: string) =>
    `${day} is not a day of month ${month}: correct the date or move the day to the file of its month`,
  civilDayOfMonth: (day: string, month: string, julian: string) =>
    `${day} is not a day of month ${month}: if it is the civil date, write ${julian}, the same day in the old style; if not, move the day to the file of its month`,
  missingDay: (day: string) => `the day ${day} is missing: add it`,
  writtenDay: (given: string, wanted: string) =>
    `a day is written as month and day with two digits each: write ${wanted} instead of ${given}`,
  // Shapes.
  missingTranslation: (lang: string) => `the translation “${lang}” is missing: add it`,
  missingKey: (key: string) => `“${key}” is missing: add it`,
  unknownKey: (key: string, known: readonly string[]) => `“${key}” is not known here: use ${known.join(', ')}`,
  unknownKeyAlone: (key: string) => `“${key}” is not known here: delete it`,
  meantKey: (key: string, meant: string) => `“${key}” is not known here: did you mean “${meant}”?`,
  keyInOtherLetters: (key: string, letters: readonly string[], meant: string) =>
    `“${key}” contains ${letters.length === 1 ? 'the Russian letter' : 'the Russian letters'} ${letters.map((letter) => `“${letter}”`).join(', ')}: type “${meant}” in Latin letters`,
  keyWithoutSpace: (key: string, value: string) => `there is no space after the colon: write “${key}: ${value}”`,
  keyOfOther: (key: string, owner: string) =>
    `“${key}” belongs under “${owner}:”: add two spaces at the beginning of this line`,
  keyTooDeep: (key: string) => `“${key}” is indented too far: delete two spaces at the beginning of this line`,
  commaInBraces: (words: string) =>
    `between { and } a comma begins a new part, but “${words}” is not one: put the whole text, with the comma, in quotes "…"`,
  noAllowedValue: (values: readonly string[]) => `this is not one of the allowed values: use ${values.join(', ')}`,
  meantValue: (given: string, meant: string) => `“${given}” is not known here: did you mean “${meant}”?`,
  valueInOtherLetters: (given: string, letters: readonly string[], meant: string) =>
    `“${given}” contains ${letters.length === 1 ? 'the Russian letter' : 'the Russian letters'} ${letters.map((letter) => `“${letter}”`).join(', ')}: type “${meant}” in Latin letters`,
  codeForWord: (given: string, codes: readonly Quoted[]) => `“${given}” is not known here: write ${codes.join(' or ')}`,
  oneOfCodes: (given: string, codes: readonly Quoted[]) =>
    `“${given}” is not known here: write one of ${codes.join(', ')}`,
  called: (_ru: string, en: string) => en,
  codeCalled: (code: string | number, name: Quoted) => `${code} (${name})`,
  numberForWord: (given: string, numbers: readonly Quoted[]) =>
    `this must be a number, not the word “${given}”: write ${numbers.join(' or ')}`,
  oneOfNumbers: (given: string, numbers: readonly Quoted[]) =>
    `this must be a number, not the word “${given}”: write one of ${numbers.join(', ')}`,
  mustBe: (value: string) => `this must be ${value}: correct it`,
  mayNotStand: 'this is not allowed here: delete it',
  wholeNumber: 'this must be a whole number in digits, such as 16: correct it',
  unquotedNumber: (given: string) => `this must be a number without quotes: write ${given}`,
  inBrackets: (given: string) => `this must be a list: put it in brackets, [${given}]`,
  mustBeText: 'this must be text: write it after the colon',
  mustBeQuoted: (given: string) => `this must be text, but ${given} is read as a number: put it in quotes, "${given}"`,
  mustBeList: 'this must be a list: write each entry below on its own line, which begins with “- ”',
  mustBeKeys: 'write this below on its own lines of the form “key: text”, with two more spaces at the beginning',
  mustBeKeysOf: (keys: readonly string[]) =>
    `write the text below on its own lines, with two more spaces at the beginning: ${keys.map((key) => `“${key}: …”`).join(' and ')}`,
  mustBeYesOrNo: 'this must be true or false: correct it',
  notDate: 'this is not a date of the form 2026-11-22: correct it',
  notAddress: 'this is not an address of the form https://example.org/page: correct it',
  notPattern: 'this is not a valid regular expression: correct it',
  oneLine: 'this text must be on one line, without spaces at its ends: correct it',
  latinId:
    'an id contains at most 128 characters, only Latin letters, digits and . _ : -, and begins with a letter, a digit or _: correct it',
  smallLatinId: 'this may contain only lowercase Latin letters, digits and _: correct it',
  smallLatinName: 'this may contain only lowercase Latin letters, digits and - between them: correct it',
  pictureName:
    'the file name of a picture contains only lowercase Latin letters, digits and -, and ends with .svg, .png, .jpg, .jpeg, .webp or .avif: correct it',
  scriptureReference: 'a reference has the form Matt.5.1-12 or Luke.10.38-42,11.27-28: correct it',
  sectionNumber: 'the number of a section has the form "43", "43½" or "43–45": correct it',
  sourceReference:
    'a source is its id in sources.yaml, a space and the place: write it as in menaion-september-1997 25',
  wrongForm: (pattern: string) => `this does not match the pattern ${pattern}: correct it`,
  tooFew: (least: number) =>
    `this must have at least ${least} ${least === 1 ? 'entry' : 'entries'}: add what is missing`,
  tooMany: (most: number) => `this may have at most ${most} ${most === 1 ? 'entry' : 'entries'}: delete the rest`,
  tooShort: (least: number) =>
    `this must have at least ${least} ${least === 1 ? 'character' : 'characters'}: write it in full`,
  tooLong: (most: number) => `this may have at most ${most} characters: shorten it`,
  tooSmall: (least: number) => `the number must be at least ${least}: correct it`,
  tooLarge: (most: number) => `the number must be at most ${most}: correct it`,
  twice: (first: number, second: number) => `items ${first} and ${second} of this list are the same: delete one`,
  noneOfForms: 'this has none of the allowed forms: correct it',
  notAllowed: 'this is not allowed here: correct it',

  // Packs, and the fasting rules that they add to those of the calendar.
  takesPlace: (id: string | number, place: string) => `this replaces ${id} at ${place}`,
  numberKeptForPacks: (id: number, first: number) =>
    `the number ${id} is reserved for packs: choose one below ${first}`,
  idKeptForPacks: (id: string, prefix: string) =>
    `the id ${id} is reserved for packs: choose one that does not begin with ${prefix}`,
  numberAtRisk: (id: number, first: number) =>
    `the calendar may use ${id} for another entry later: choose a number from ${first} up`,
  idAtRisk: (id: string, prefix: string) =>
    `the calendar may use ${id} for another entry later: choose an id that begins with ${prefix}`,
  afterLeadsBack: (after: string, id: string) =>
    `“after” leads from ${after} back to ${id}: name a rule that does not depend on this one`,
  exceptLeadsBack: (word: string, id: string) =>
    `“except” leads from ${word} back to ${id}: delete it in one of the rules`,
  neverAsked: (before: string) =>
    `no day reaches this rule, because ${before} comes first and matches every day: put this rule before ${before}`,
};
