import type { Quoted } from '../words.ts';
import { counted, number, size } from './amounts.ts';

const FILES = { one: 'file', other: 'files' };
const REQUESTS = { one: 'request', other: 'requests' };

/** What mirror reports, and why a site cannot be mirrored. */
export const mirror = {
  aboutMirror: 'make a verified copy of another site, or bring it up to date',
  aboutExpand: 'make a tree from datasets that came in a folder, and prove it by the records beside them',
  datasetsArgument: 'folder with datasets, manifest.json and manifest/ of a tree',
  siteArgument: 'address of the site, such as https://example.org',
  mirrorYearsOption: 'mirror only these years, besides what belongs to no year; none: no years',
  mirrorLangOption: 'mirror only these languages',
  mirrorEndpointOption: 'mirror only these endpoints',
  mirrorDaysOption: 'none: only datasets and no files of single days, which serve cuts from the datasets',
  maxSizeOption: 'stop before anything is fetched if the copy would be larger: 500MB, 2GB',
  writeSize: 'Write a size such as 500MB or 2GB.',

  siteHasNoTree: (address: string) =>
    `there is no manifest of a tree at ${address}: look at the address, or try again later if the site is just being updated`,
  siteHasNoYears: (address: string) => `${address} has none of these years: choose others with --years`,
  siteOfOtherVersion: (address: string) =>
    `${address} was made by a version that this program does not know: use the version of the site`,
  siteFails: (address: string, reason: string) =>
    `${address} cannot be fetched (${reason}): try again later; what was fetched so far is kept`,
  siteAsksToWait: (address: string, minutes: number) =>
    `the site asks to be left alone for ${counted(minutes, { one: 'minute', other: 'minutes' })} (${address}): run the ` +
    'command again then; what was fetched so far is kept',
  siteRedirects: (address: string, target: string) =>
    `${address} redirects to ${target}, and a mirror takes nothing from another host: give the address of the site itself`,
  siteRedirectsInCircle: (address: string) => `${address} only leads to other addresses: tell the owner of the site`,
  siteAnswersWithPage: (address: string) =>
    `${address} returned a web page instead of a file: this network may ask you to log in, or the site has moved`,
  siteAltered: (address: string) =>
    `${address} does not have the bytes that the site lists: the site is damaged, or something on the way changes it`,
  siteListsStrange: (address: string) =>
    `${address} is not a list of files of a tree: the mirror takes nothing from it`,
  answerTooLarge: (address: string, most: number) =>
    `${address} has more bytes than it may have (${size(most)}): the mirror takes nothing of it`,
  fileNotOnSite: (address: string) => `the site lists ${address} but does not have it: tell the owner of the site`,
  fileNotInFolder: (file: string) => `${file} is listed but missing: copy it from the site too`,
  folderHasNoTree: (folder: string) =>
    `${folder} has no manifest.json: copy manifest.json and the folder manifest of the site beside the datasets, at the same paths`,
  folderHasNoDatasets: (folder: string) =>
    `${folder} has no datasets in api/v1/datasets: copy them from the site to the same paths`,
  expandInPlace: (out: string, folder: string) =>
    `${out} and ${folder} are inside each other: choose another folder with --out`,
  siteKeepsChanging: (reason: Quoted) =>
    `the site changed again and again while it was mirrored: try later (${reason})`,
  notDataset: (file: string) => `${file} of the site is not a dataset: tell the owner of the site`,
  datasetTooLarge: (file: string) =>
    `${file} of the site unpacks to more bytes than its days have: the mirror takes nothing of it`,
  datasetOfOtherDays: (file: string, date: string) =>
    `${file} of the site has other bytes for ${date} than the site lists: tell the owner of the site`,
  siteOlder: (address: string, own: number, given: number | null) =>
    `${address} has ${given === null ? 'a tree without a number' : `tree ${number(given)}`}, but the mirror already has ` +
    `tree ${number(own)}: somebody may be showing you an old copy`,
  notMirror: (out: string) => `${out} contains a tree that is no mirror: choose another folder with --out`,
  mirrorOfOther: (out: string, site: string) =>
    `${out} is a mirror of ${site}: give that address, or choose another folder with --out`,
  mirrorRepairs: (out: string, site: string) => `${out} is a mirror of ${site}: run mirror again to repair it`,
  copyTooLarge: (bytes: number, most: number) =>
    `the copy would have ${size(bytes)}, more than ${size(most)}: raise --max-size, or narrow it with --years, --lang or --days none`,

  ageUnknown: 'the site does not number its trees, so nobody can tell an old copy of it from a new one',
  hostFileLeftOut: (file: string) => `${file} was left out: it is for the host of the site`,
  mirrorPlanned: (files: number, fetched: number, bytes: number, free: number) =>
    `${counted(files, FILES)} to change, ${counted(fetched, FILES)} to fetch, at most ${size(bytes)} (${size(free)} free)`,
  expanded: (changed: number, out: string, files: number) =>
    `${changed === 0 ? 'nothing' : counted(changed, FILES)} changed of ${counted(files, FILES)} in ${out}`,
  mirrored: (changed: number, out: string, files: number, requests: number, bytes: number) =>
    `${changed === 0 ? 'nothing' : counted(changed, FILES)} changed of ${counted(files, FILES)} in ${out}; ` +
    `${counted(requests, REQUESTS)}, ${size(bytes)} received`,
};
