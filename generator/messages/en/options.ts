import type { Quoted } from '../words.ts';

/** The help of the commands, and errors in their arguments. */
export const options = {
  aboutProgram: 'The Orthodox calendar and its service texts as a JSON API of static files.',
  aboutGenerate: 'write all answers as a tree of files',
  aboutValidate: 'check the data, print each error with file, line, column and what to do, and count the sources',
  aboutVerify: 'read a tree again and name every file that is missing, extra, truncated or altered',
  aboutList: 'print the files of a tree with their SHA-256, as sha256sum -c reads them',
  aboutJoin: 'combine the shards in a folder into one tree',
  aboutCoverage:
    'show by month how much of the menologion is filled, which days have few entries, and what texts and sources there are',
  aboutImport: 'read the Moscow service books and write a pack of the texts that the data do not have yet',
  aboutServe: 'serve a generated tree',
  aboutEdit: 'show the calendar while you edit its data: the open page shows each saved change at once',

  versionOption: 'print the version',
  helpOption: 'show this help',
  messagesOption: 'language of the messages, otherwise that of the locale',
  dataOption:
    'folder of data, may be repeated; a folder without labels.yaml, or one after the first, adds entries or replaces ' +
    'them by id',
  outOption: 'folder of the tree',
  outArgument: 'the same as --out',
  jsonOption: 'print JSON',
  listYearsOption: 'list only the files of these years; none: only what belongs to no year',
  onlyOption:
    'verify a part of the tree, such as ru,2026: years, texts, pages, languages and endpoints, separated by commas',
  yearsOption: 'years with one file per day: 2026, 2020-2030, now for this year, or none',
  datasetsOption:
    'years with datasets, and after them endpoints with years of their own: 1583-3000,liturgy:2000-2100 ' +
    '(default: the years of --years)',
  textsOption: 'one file per id, or blocks of about 200 kB for hosts that limit the number of files',
  pagesOption:
    'years with pages that need no script, of days, months and texts (default: the years of --years, if at most three)',
  csvOption: 'write each dataset also as a CSV table',
  noFeedsOption: 'omit the calendar feeds (.ics)',
  historicalOption: 'list in each year only what was kept in that year, as far as known',
  hostOption: 'add the rules or headers that this host reads from the tree',
  langOption: 'languages of the tree, separated by commas',
  endpointOption: 'endpoints, separated by commas',
  originOption: 'start of absolute addresses: scheme, host and, below a folder, its path',
  workersOption: 'number of worker processes (default: one per core)',
  shardOption: 'generate only one shard of the tree, such as 3/16; join combines the shards',
  sequenceOption: 'number of the tree, greater than that of the one before: a mirror then refuses an older tree',
  pruneOption: 'delete years that are in the folder but not in --years or --datasets',
  changedOption: 'file for the list of paths that changed in a complete tree (default: <out>.changed)',
  recordsOption: 'check only the records in the folder, because the files are elsewhere, such as in object storage',
  listingOption: 'listing of the files elsewhere, which finds lost ones: rclone lsf -R --files-only --format ps',
  fixOption: 'repair in the files what has only one right form, and print what changed',
  repairOption: 'make missing and damaged files again from the same data, and delete extra files',
  checkoutArgument: 'a clone of https://github.com/slavonic/cu-md-sandbox',
  packOption: 'folder of the pack',
  proposalsOption: 'instead of a pack, write a table for each book, of its texts and the ids they may belong to',
  portOption: 'TCP port; 0 chooses any free one',
  addressOption: 'address to listen on',
  trustProxyOption: 'read the scheme of addresses from X-Forwarded-Proto; use only behind a proxy that sets it',

  usageTitle: 'Usage:',
  argumentsTitle: 'Arguments:',
  optionsTitle: 'Options:',
  commandsTitle: 'Commands:',
  exampleTitle: 'Example:',
  usageOptions: '[options]',
  usageCommand: '[command]',
  defaultIs: (value: string) => `default: ${value}`,
  choicesAre: (values: readonly string[]) => `choices: ${values.join(', ')}`,
  helpHint: '(--help shows what you can write)',

  unknownOption: (flag: string) => `error: unknown option '${flag}'`,
  unknownCommand: (name: string) => `error: unknown command '${name}'`,
  didYouMean: (names: readonly string[]) => `(Did you mean ${names.join(' or ')}?)`,
  argumentMissing: (name: string) => `error: missing required argument '${name}'`,
  valueMissing: (flags: string) => `error: option '${flags}' argument missing`,
  tooManyArguments: (command: string, expected: number, given: number) =>
    `error: too many arguments for '${command}'. ` +
    `Expected ${expected} argument${expected === 1 ? '' : 's'} but got ${given}.`,
  valueInvalid: (flags: string, value: string, reason: string) =>
    `error: option '${flags}' argument '${value}' is invalid. ${reason}`,

  writeYears: 'Write one year (2026), a range (2020-2030), now, or none.',
  writeSelection: (word: string, known: readonly string[]) =>
    `“${word}” is neither a year nor one of ${known.join(', ')}. Write for example ru,2026.`,
  onlyOrRepair: '--repair makes a whole tree, so it cannot be used with --only: leave one of the two out',
  firstYearAfterLast: 'The first year must not be after the last.',
  yearsSupported: (first: number, last: number) => `Years from ${first} to ${last} are supported.`,
  datasetsInOrder:
    'Write the years of all endpoints first and once, then endpoints with years of their own: ' +
    '1583-3000,liturgy:2000-2100.',
  yearsOfEndpoint: (endpoint: string) =>
    `Write the years of ${endpoint} after the colon: ${endpoint}:2026, ${endpoint}:2020-2030, ` +
    `${endpoint}:now, or ${endpoint}:none.`,
  endpointHasYears: (endpoint: string, first: number, last: number) =>
    `The years of ${endpoint} are from ${first} to ${last}.`,
  endpointTwice: (endpoint: string) => `The years of ${endpoint} are written twice: leave one.`,
  endpointNotAsked: (endpoint: string) =>
    `The tree does not have the endpoint ${endpoint}: add the endpoint, or leave out its years.`,
  writeOrigin:
    'Write the scheme and the host, such as https://example.org, and the folder if the tree is in one: https://example.org/calendar. Its name may have Latin letters, digits and - . _ ~.',
  writeShard: 'Write which part of how many, such as 3/16.',
  writeSequence: 'Write a whole number from 0 to 9007199254740991.',
  workersInRange: 'The number of processes must be from 1 to 64.',
  portInRange: 'The port must be a number from 0 to 65535.',
  outNamedTwice: (place: string, out: string) =>
    `the command names two folders, ${place} and --out ${out}: name only one`,
  proposalsWithOut:
    '--proposals writes tables in place of a pack, so --out has no meaning beside it: name only one of the two',
  valueAsFolder: (value: string, flag: string) =>
    `${value} is a value of ${flag}, but stands for a folder here: write ${flag} ${value}, or ./${value} for a folder of this name`,
  takenByNpm: (flags: readonly string[]) =>
    `npm took ${flags.join(', ')} for itself: write -- before the options (in PowerShell '--'), ` +
    'such as npm run generate -- --years 2026',
  notOneOf: (text: string, known: readonly string[]) => `“${text}” is not one of ${known.join(', ')}.`,
  optionCannotBe: (name: string, text: string, reason: Quoted) => `${name} cannot be “${text}”. ${reason}`,
  noSuchOption: (name: string) => `generate has no option “${name}”`,
  changedListInside: (out: string) =>
    `the list of changes cannot be inside the tree: choose a file outside ${out} with --changed`,
};
