import type { Quoted } from '../words.ts';
import { counted, number, size } from './amounts.ts';

/** Why a tree cannot be written, read or joined. */
export const tree = {
  nothingToWrite: 'there is nothing to write: no endpoint covers these years',
  outIsFile: (place: string) => `${place} is a file: choose a folder with --out`,
  outIsClosed: (place: string) =>
    `the folder ${place} is not writable: change its permissions or choose another folder with --out`,
  outHoldsOthers: (out: string, names: readonly string[]) =>
    `${out} contains other files (${names.join(', ')}) and is not a tree: choose an empty folder with --out`,
  insideData: (place: string, folder: string) =>
    `${place} is the data folder ${folder} or inside it, and a run may not write there: choose another place`,
  insideProgram: (place: string, folder: string) =>
    `${place} is ${folder}, a folder of the program, or inside it: choose another place`,
  outAroundData: (out: string, folder: string) =>
    `the data folder ${folder} is inside ${out}, where a run writes and deletes files: choose another folder for the tree`,
  outAroundProgram: (out: string, folder: string) =>
    `${folder}, a folder of the program, is inside ${out}, where a run writes and deletes files: choose another folder for the tree`,
  outIsTaken: (out: string, pid: number, host: string, lock: string | null) =>
    `another run (process ${pid} on ${host}) is writing to ${out}: wait until it ends or choose another folder with --out` +
    `${lock === null ? '' : `; if that run no longer exists, run the command again in a minute, or delete the lock file ${lock}`}`,
  outWasTaken: (out: string, lock: string) =>
    `this run stopped writing to ${out}, because its lock file ${lock} is gone or belongs to another run, which takes it ` +
    'over after a minute without a sign of life: wait until no other run writes there, then run the command again',
  linkInTheWay: (link: string) => `${link} is a symbolic link, and a tree is never written through a link: delete it`,
  yearsNotAsked: (out: string, years: number, first: string, last: string) =>
    `${out} also contains ${counted(years, { one: 'year', other: 'years' })} that you did not request ` +
    `(${years === 1 ? first : `${first} to ${last}`}): ` +
    `add ${years === 1 ? 'it' : 'them'} to --years or --datasets, delete ${years === 1 ? 'it' : 'them'} with --prune, or ` +
    'choose another folder with --out',
  tooFewBytes: (out: string, wanted: number, free: number) =>
    `about ${size(wanted)} are needed, but only ${size(free)} are free at ${out}: ` +
    'free some space, narrow the years with --years, or choose another folder with --out',
  tooFewFiles: (out: string, wanted: number, free: number) =>
    `${counted(wanted, { one: 'file is', other: 'files are' })} needed, but the file system of ${out} has room for only ` +
    `${number(free)}: narrow the years with --years`,
  diskFull: (file: string, out: string, bytes: number, files: number) =>
    `${file} cannot be written because the disk is full (${size(bytes)} and ` +
    `${counted(files, { one: 'file', other: 'files' })} are free at ${out}): ` +
    'free some space or choose another folder with --out, then run the command again; it keeps finished years',
  writingDenied: (file: string) =>
    `${file} cannot be written because permission is denied or the disk is read-only: ` +
    'change that or choose another folder with --out',
  writingFailed: (file: string, reason: Quoted) => `${file} cannot be written: ${reason}`,
  goneMeanwhile: (file: string) => `${file} was deleted while this command was running: run the command again`,
  strangeParts: (out: string, parts: readonly string[]) =>
    `${out} contains parts that were made with other options (${parts.join(', ')}): ` +
    'delete them with generate --prune, then join again',
  strangeRecords: (out: string, parts: readonly string[]) =>
    `${out} contains records that were made with other options (${parts.join(', ')}): ` +
    'delete them here, and their files where these are, then join again',
  recordDamaged: (file: string) =>
    `${file} is not a record of this program, or is cut off: copy it again or generate its shard again, then join again`,
  shardMarkDamaged: (file: string) =>
    `${file} is not the mark of a shard, or is cut off: copy it again or generate the shard again, then join again`,
  shardOfOtherVersion: (shards: readonly string[], version: string, own: string) =>
    `shard ${shards.join(', ')} was made by version ${version}, and this is version ${own}: ` +
    'use one version for all shards and to join them',
  shardsOfVersions: (shards: readonly string[], version: string, others: string) =>
    `${shardsWere(shards)} made by version ${version}, the others by version ${others}: ${again(shards)} with that version`,
  shardsOfOptions: (shards: readonly string[], differences: readonly Quoted[]) =>
    `${shardsWere(shards)} generated ${differences.join('; ')}: ${again(shards)} with the options of the others`,
  optionDiffers: (name: string, value: string | null, others: string | null) =>
    `${withOption(name, value)}, the others ${withOption(name, others)}`,
  shardsOfData: (shards: readonly string[]) =>
    `${shardsWere(shards)} generated from other data than the others: ${again(shards)} from the same data`,
  shardsOfCode: (shards: readonly string[]) =>
    `${shardsWere(shards)} generated from the same data as the others, but by other code or other npm packages: ` +
    `${again(shards)} with the same checkout and “npm ci”`,
  shardsMissing: (missing: number, of: number, shards: readonly string[]) =>
    `${counted(missing, { one: 'shard', other: 'shards' })} of ${number(of)} ${missing === 1 ? 'is' : 'are'} missing ` +
    `(${shards.join(', ')}): copy or generate ${missing === 1 ? 'it' : 'them'}, then join again`,
  listingLine: (file: string, line: number) =>
    `line ${number(line)} of ${file} is not a path and a size: ` +
    'write the listing with “rclone lsf -R --files-only --format ps”',
  listingDiffers: (count: number, findings: readonly Quoted[]) =>
    `the listing differs from the records in ${counted(count, { one: 'file', other: 'files' })} ` +
    `(${findings.join(', ')}): upload what is missing or differs, delete what is extra, list again, then join again`,
  partDamaged: (part: string, finding: Quoted) =>
    `part ${part} does not match its record (${finding}): copy its shard again or generate it again, then join again`,
  partsMissing: (missing: number, all: number, parts: readonly string[]) =>
    `${number(missing)} of ${counted(all, { one: 'part', other: 'parts' })} ` +
    `${missing === 1 ? 'is missing or was' : 'are missing or were'} made from other data ` +
    `(${parts.join(', ')}): generate ${missing === 1 ? 'it' : 'them'}, then join again`,
  treeUnfinished: (out: string, manifest: string) =>
    `the tree in ${out} is not finished (${manifest} is missing): run generate again, or join its shards`,
  treeOfOtherVersion: (out: string) =>
    `the tree in ${out} was made by another version, or its manifest/tree.json is damaged: ` +
    'run generate again with the same options',
  treeOfOtherData: (out: string) =>
    `the tree in ${out} was made from other data or by another version: ` +
    'repair it with the same data and version, or run generate again',
  listMissing: (file: string) =>
    `${file} is missing, so the tree cannot list its files: run verify to see what else is`,
  listAltered: (file: string) =>
    `${file} is not the list that manifest.json names: run verify to see what else differs, or copy both files again`,
  treeFileAltered: (file: string, out: string) =>
    `${file} of ${out} is missing or is not the file that its record names: run verify to see what else differs`,
  treeMissing: (out: string) => `${out} does not contain a readable tree: generate one first, or choose its folder`,
  noTreeToServe: (out: string) =>
    `there is no tree in ${out}: run “npm run generate” first, or choose its folder with --out`,
  portTaken: (port: string) => `port ${port} is already in use: choose another with --port`,
  portRefused: (port: string) => `you have no permission to use port ${port}: choose another with --port`,
};

function shardsWere(shards: readonly string[]): string {
  return `${shards.length === 1 ? 'shard' : 'shards'} ${shards.join(', ')} ${shards.length === 1 ? 'was' : 'were'}`;
}

function again(shards: readonly string[]): string {
  return `generate ${shards.length === 1 ? 'it' : 'them'} again`;
}

function withOption(name: string, value: string | null): string {
  return value === null ? `without ${name}` : `with ${name}${value === '' ? '' : ` ${value}`}`;
}
