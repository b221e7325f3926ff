import { counted, number, percent, size, tenths } from './amounts.ts';

const FILES = { one: 'file', other: 'files' };
const DIFFER = { one: 'does not match the record', other: 'do not match the record' };
const PARTS = { one: 'part', other: 'parts' };
const PATHS = { one: 'path', other: 'paths' };
const ERRORS = { one: 'error', other: 'errors' };
const YEARS = { one: 'year', other: 'years' };

/** What the commands report while they work and at the end. */
export const work = {
  finding: (kind: 'missing' | 'extra' | 'truncated' | 'altered', path: string) => `${kind}: ${path}`,
  repairedNow: (findings: number, named: number) =>
    `${counted(findings, { one: 'file does', other: 'files do' })} not match the record` +
    `${findings > named ? ` (the first ${number(named)} are listed)` : ''}: this run repairs ${findings === 1 ? 'it' : 'them'}`,
  planned: (files: number, years: number, whole: number, bytes: number, onDisk: number, free: number) =>
    `${counted(files, FILES)} of ${counted(years, YEARS)}` +
    `${whole > 0 ? ` (${counted(whole, { one: 'is', other: 'are' })} already complete)` : ''}, ` +
    `about ${size(bytes)} (${size(onDisk)} on disk, ${size(free)} free)`,
  hostTakesFiles: (host: string, files: number, plan: string, most: number, enough: string | null) =>
    `${host} takes at most ${number(most)} files on its ${plan} plan, and this tree has about ${number(files)}: ` +
    (enough === null ? 'no plan takes so many; ' : `use its ${enough} plan, or `) +
    'choose fewer years, fewer endpoints or --texts packed',
  hostTakesBytes: (host: string, file: string, bytes: number, most: number) =>
    `${host} takes files of at most ${size(most)}, and ${file} has about ${size(bytes)}: ` +
    'choose fewer years of datasets, or no --csv',
  filesDone: (share: number, files: number) => `${percent(share)}: ${counted(files, FILES)}`,
  filesBar: '{bar} {percentage}% | {value} of {total} files | {eta_formatted} left',
  chaptersDone: (share: number, chapters: number) =>
    `${percent(share)}: ${counted(chapters, { one: 'chapter', other: 'chapters' })}`,
  chaptersBar: '{bar} {percentage}% | {value} of {total} chapters',
  timeLeft: (hours: number, minutes: number, seconds: number) =>
    hours > 0 ? `${hours} h ${minutes} min` : minutes > 0 ? `${minutes} min ${seconds} s` : `${seconds} s`,
  written: (files: number, bytes: number, seconds: number) =>
    `${counted(files, FILES)}, ${size(bytes)}, in ${tenths(seconds)} s ` +
    `(${counted(Math.round(files / seconds), FILES)} a second)`,
  yearsKept: (years: number) => `${counted(years, { one: 'finished year', other: 'finished years' })} kept`,
  treeIsIn: (out: string) => `the tree is in ${out}`,
  shardIsIn: (shard: number, of: number, out: string, next: string) =>
    `shard ${shard} of ${of} is in ${out}; the tree is not complete yet: ` +
    `when the files of all shards are in this folder, run ${next}`,
  pathsChanged: (paths: number, list: string) => `${counted(paths, PATHS)} changed, listed in ${list}`,
  joined: (files: number, parts: number, out: string) =>
    `joined ${counted(parts, PARTS)} (${counted(files, FILES)}) into one tree in ${out}`,
  joinedRecords: (files: number, parts: number, out: string) =>
    `joined ${counted(parts, PARTS)} (${counted(files, FILES)}) by their records in ${out}; ` +
    'whether their files are there, nobody looked',
  joinedListing: (files: number, parts: number, out: string) =>
    `joined ${counted(parts, PARTS)} (${counted(files, FILES)}) by their records in ${out}; ` +
    'each file is listed with its size, and none was read',
  rootFiles: (files: readonly string[]) =>
    `upload these files to the others in this order, and delete the marks of the shards there: ${files.join(', ')}`,
  filesRead: (files: number) => `${counted(files, FILES)} read`,
  verified: (out: string, files: number, findings: number) =>
    `${counted(files, FILES)} of ${out}: ${findings === 0 ? 'all match the record' : counted(findings, DIFFER)}`,
  treeRepaired: (paths: number) => `repaired: ${counted(paths, PATHS)} changed; reading the tree again`,
  serving: (out: string, address: string) => `serving ${out} at ${address}`,
  editing: (folders: readonly string[], address: string) =>
    `the calendar of ${folders.join(', ')} is at ${address} and shows each saved change at once; press Ctrl-C to stop`,
  onlyOwnHost: (address: string) =>
    `This calendar answers only to its own page: open ${address}, or name this host with --host.`,
  shownAgain: (paths: readonly string[]) => `updated: ${paths.join(', ')}`,
  errorsOverOld: (errors: number) =>
    `${counted(errors, ERRORS)} in the data. The page shows the calendar from before the ${errors === 1 ? 'error' : 'errors'}.`,
  errorsOverNothing: (errors: number) => `${counted(errors, ERRORS)} in the data. There is nothing to show yet.`,

  noErrors: (folders: readonly string[]) => `no errors in ${folders.join(', ')}`,
  bookLeftOut: (book: string, why: string) => `${book}: left out: ${why}`,
  bookNotThere: (book: string) => `${book}: left out: the checkout does not have it`,
  packWritten: (out: string, canons: number, hymns: number, magnifications: number, hypakoai: number, ids: number) =>
    `${out}: ${counted(canons, { one: 'canon', other: 'canons' })}, ${number(hymns)} troparia and kontakia, ` +
    `${counted(magnifications, { one: 'magnification', other: 'magnifications' })} and ` +
    `${counted(hypakoai, { one: 'hypakoe', other: 'hypakoai' })} of ${counted(ids, { one: 'id', other: 'ids' })}`,
  packOther: (place: string) => `${place} stays: no import wrote it`,
  packChanged: (place: string) =>
    `${place} stays: it was changed after the import; to get the text of the books, delete it and import again`,
  packMore: (more: number) => `and ${number(more)} more like this`,
  textsCompared: (texts: number, differences: number) =>
    `the books also contain ${counted(texts, { one: 'text', other: 'texts' })} of the project; ` +
    `the words differ in ${counted(differences, { one: 'place', other: 'places' })}`,
  leftToRead: (refused: number, doubts: number, unread: number, report: string) =>
    `${counted(refused, { one: 'reason', other: 'reasons' })} to omit texts, ` +
    `${counted(doubts, { one: 'unclear place', other: 'unclear places' })}, ` +
    `${counted(unread, { one: 'text', other: 'texts' })} not assigned to an id yet: ${report}`,
};
