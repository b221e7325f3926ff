import type { Quoted } from '../words.ts';

/** What the checks of `generator/catalog/checks/` find, and what `--fix` does about it. */
export const checks = {
  // Names.
  abbreviation: (found: string) => `“${found}” is an abbreviation: write it in full`,
  genitive: (found: string) => `“${found}” is a genitive: write the name in the nominative`,
  latinLetter: (word: string, letter: string) =>
    `“${word}” contains the Latin letter “${letter}”: type the word again in Russian letters`,
  cyrillicLetter: (word: string, letter: string) =>
    `“${word}” contains the Russian letter “${letter}”: type the word again in Latin letters`,
  unmatchedSigns: (open: string, close: string) =>
    `“${open}” and “${close}” do not match: open and close each pair once`,
  unclosedSign: (open: string, close: string) => `“${open}” is not closed: add “${close}”`,
  oddYear: (year: string, examples: string) => `“${year}” is not a form of a year: write it as in ${examples}`,
  signAtYear: (sign: string, examples: string) =>
    `“${sign}” is not allowed with a year: write the year as in ${examples}`,
  yearsDiffer: (ru: string, en: string) =>
    `the years differ: ${ru || 'none'} in ru, ${en || 'none'} in en; correct one of them`,
  straySpace: 'there is an extra space: delete it',
  fullStop: 'a name must not end with a period: delete it',
  straightQuotes: (instead: string) => `straight quotes are not allowed: write ${instead}`,
  smallLetter: 'a name must begin with an uppercase letter: correct it',
  // Characters.
  invisible: (code: string) => `there is an invisible character ${code} here: delete it`,
  angleBracket: (sign: string) => `“${sign}” is not allowed here: delete it`,
  tagsInWords: (tags: readonly string[]) => `names and titles cannot contain HTML: delete ${tags.join(' ')}`,
  entitiesInWords: (entities: readonly string[]) =>
    `names and titles cannot contain HTML: write the character itself instead of ${entities.join(' ')}`,
  // Days and ids.
  iconsLast: 'icons of the Mother of God must be last in a day: move this entry above them',
  idTaken: (key: string, id: string | number, place: string) =>
    `the ${key} ${id} is already used at ${place}: choose another`,
  idOfCommemorationTaken: (id: number, name: Quoted, place: string, free: number) =>
    `the id ${id} already belongs to “${name}” (${place}): choose another, such as ${free}, which is free`,
  idRetired: (id: number, place: string, free: number) =>
    `the id ${id} is retired (${place}) and is never used again: choose another, such as ${free}, which is free`,
  idOfDevice: (id: string) => `the id “${id}” is the name of a device on Windows: choose another`,
  idWithStop: (id: string) => `the id “${id}” ends with a period, which Windows removes: choose another`,
  idOfJavaScript: (id: string) => `the id “${id}” is a reserved name in JavaScript: choose another`,
  idsDifferInCase: (id: string, other: string) => `the id ${id} differs from ${other} only in case: choose another`,
  newStyle: (given: string, julian: string) =>
    `${given} is the civil date, but the files use the old style: move this entry to ${julian}`,
  newStyleOf: (given: string, julian: string, name: Quoted, place: string) =>
    `${given} is the civil date of ${julian}, which already has “${name}” (${place}), and the files use the old style: delete this entry, or if there are two such days, list both under “same” in related.yaml`,
  revisedTooEarly: (day: string, first: string) =>
    `${day} is before ${first}, when the feeds began: write the day of the correction`,
  // Facts.
  otherFactsFile: (id: string, file: string) => `${id} belongs to commemorations/${file}.yaml: move it there`,
  nameNotPrinted: (forms: readonly string[], printed: string) =>
    `“${printed}” does not contain “${forms.join('” or “')}”: correct the name, or add the form to names.yaml`,
  otherSurname: (ru: string, en: string) =>
    `the English of “${ru}” is “${en}” here: write it so, or give another spelling in surnames.yaml`,
  untilBeforeSince: '“until” is before “since”: correct one of them',
  otherDayThanAct: (id: string, rule: string) => `${id} is kept on “${rule}”, not on this day: correct one of them`,
  otherSinceThanAct: (id: string, since: number | null, year: number) =>
    since === null
      ? `${id} has no “since”: add since: ${year}`
      : `${id} has since: ${since}, but its first day after this decision is in ${year}: correct one of them, or if it was kept earlier or first kept later, write since: ${since} here too`,
  addedTwice: (id: string, act: string) =>
    `${id} was added by ${act} already: write what: joined, moved or renamed here, or delete one of them`,
  notAmongSources: (id: string) =>
    `“sources” of this entry does not name ${id}: add it there with its place, or delete it here`,
  noRankSources:
    'this rank does not say where its sign was read: add “rankSources” in the form of “sources”, or delete the rank',
  noRankOfSources: 'there is no rank to which these sources belong: add “rank” or delete them',
  oddRelation: 'a row has either “same”, or both “synaxis” and “of”: correct it',
  // Texts.
  noAddress: 'this is not a web address: write https://…',
  refusedDomain: (domain: string) => `links to ${domain} are not accepted: delete this link`,
  sourceOfTranslation: (file: string) => `“source” and “church” belong to the Slavonic text: move them to ${file}`,
  churchWithoutSlavonic: '“church” needs a cu text: add it to “texts”',
  disorder: (number: number, last: number) =>
    `number ${number} comes after ${last}: put the parts in order, with each number once`,
  sharedBesideOthers: 'all hymns of another id cannot be combined with other hymns: name those that you need',
  sharedTwice: (number: number, list: string) => `two ${list} have the delta ${number}: change one of them`,
  aliasOfAlias: (id: string) => `“${id}” is itself an alias: write the id that has the texts`,
  aliasWithTexts: (id: string) => `“${id}” has its own texts: delete them or the alias`,
  noTextsInOrder: (id: string) => `there are no texts of “${id}”: correct the id, or delete it`,
  noSearched: (id: string) => `there is no commemoration and no text “${id}”: correct the id`,
  noSearchedSeason: (id: string) => `there is no season “${id}” in fasting.yaml: correct the id`,
  searchedAlready: (name: string) => `the search finds it by “${name}” already: delete these words`,
  searchWordTwice: (word: string) => `“${word}” is already in this list or in one above: delete one of them`,
  noNameDay: (id: string, name: string) => `“${id}” is not a name day of ${name}: name a commemoration that is`,
  titleOfTwo: (title: string, owner: string) => `“${title}” is already under ${owner}: delete one of them`,
  canonWithoutTitle: '“of” is missing: add what follows the word “Канон” in the title of the canon',
  textTwice: (place: string) => `this text is already at ${place}: delete one of the lines`,
  // Readings.
  oneKindOfReading: 'a reading has exactly one of apostle, gospel and prophecy: write one of the three',
  isGospel: (book: string) => `${book} is a Gospel: write “gospel”, or correct the book`,
  isNoGospel: (book: string) => `${book} is not a Gospel: write “apostle” or “prophecy”, or correct the book`,
  noTable: (name: string) => `there is no table “${name}” of kathismata: use a key of “tables”`,
  isOrOpen: 'a row says what is ordered or what is left open: write “is” or “open”',
  lastRowIsAlways: 'the last row of this list, and no other, is “on: always”: move or add it',
  sungWhen: 'there is no day for this: add “of” or “on”',
  sungOrOpen: 'a row says what is sung, or what is left open: write one of the two',
  sameDays: (other: string) =>
    `the row at ${other} is for the same days, so this one never decides: delete one of them`,
  secondService: (id: number | string, other: string) =>
    `${id} already begins a service at ${other}: add “optional” to one of them or delete it`,
  basisWithoutPlace: 'the basis names no place in a book: add a chapter, a day, a leaf or a page',
  readWhen: 'there is no day for this reading: add “of” or “on”',
  yearsReversed: (until: number, since: number) =>
    `the last year, ${until}, is before the first, ${since}: correct one of them`,
  // Pictures.
  noPicture: (file: string, folder: string) => `the picture ${file} is missing: add it to ${folder}/`,
  iconsOfTexts: (id: string) => `the icons of ${id} belong to the commemoration itself: delete them here`,
  pictureOutside: 'this link leads outside the data folder: replace it with the picture itself',
  noKnownPicture:
    'this is not a complete picture of a known format: use SVG with a width and a height, PNG, JPEG, WebP or AVIF',
  otherEnding: (mimeType: string, ending: string) =>
    `the content is ${mimeType}, but the extension is “.${ending}”: correct the extension`,
  svgNotUtf8: 'the file is not in UTF-8: save it as UTF-8',
  svgEncoding: (encoding: string) => `the encoding is ${encoding}, not UTF-8: save the file as UTF-8`,
  svgNotXml: (reason: string) => `this is not valid XML (${reason}): save it as a plain SVG that only draws`,
  svgDoctype: 'a picture cannot contain a DOCTYPE: save it as a plain SVG that only draws',
  svgPart: (part: string) => `a picture cannot contain ${part}: save it as a plain SVG that only draws`,
  svgAttribute: (attribute: string, tag: string) =>
    `a picture cannot contain the attribute ${attribute} of <${tag}>: save it as a plain SVG that only draws`,
  svgTooDeep: (deepest: number) => `tags are nested more than ${deepest} deep: save it as a plain SVG that only draws`,
  svgTagInStyle: (tag: string) => `a style cannot contain <${tag}>: save it as a plain SVG that only draws`,
  svgStyle: (part: string) => `a style cannot contain “${part}”: save it as a plain SVG that only draws`,
  // Repairs.
  reworded: (before: string, after: string) => `“${before}” is now “${after}”`,
  reordered: (order: readonly number[]) =>
    `the entries are now in the printed order; their old places were ${order.join(', ')}`,
  notRewordable: (wanted: string) =>
    `this should be “${wanted}”, but it cannot be changed safely in place: change it by hand`,
  notReorderable:
    'the entries should be in the printed order, but they cannot be moved safely in place: move them by hand',
  wordsNotWritten: (wanted: string, code: string) =>
    `this should be “${wanted}”, but the file cannot be written (${code}): change it by hand`,
  orderNotWritten: (code: string) =>
    `the entries should be in the printed order, but the file cannot be written (${code}): move them by hand`,
};
