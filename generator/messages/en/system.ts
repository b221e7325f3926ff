import { UNLOADABLE } from '../../unloadable.js';
import type { Quoted } from '../words.ts';

/** Errors of the system, and what to do. */
export const system = {
  nothingStandsThere: 'there is no such file or folder, or a symbolic link is broken: create it or choose another',
  fileForFolder: 'this must be a folder, but a file has its name: delete the file or choose another place',
  folderForFile: 'this must be a file, but a folder has its name: delete the folder or choose another place',
  otherStandsThere: 'something else already has this name: delete it or choose another place',
  permissionDenied: 'permission is denied: change the permissions',
  diskReadOnly: 'the disk is read-only: choose another place',
  linksInCircle: 'symbolic links form a loop: replace them with the file itself',
  nameTooLong: 'the name is too long: shorten it',
  noSpace: 'the disk is full: free some space',
  shareFull: 'your disk quota is used up: free some space',
  fileTooLarge: 'the file is larger than the limit: raise the limit (ulimit -f)',
  tooManyFilesWatched:
    'this machine cannot watch more files: close other programs or raise the limit (sysctl fs.inotify.max_user_watches)',
  tooManyFilesOpen: UNLOADABLE.EMFILE.en,
  programPlaceless: UNLOADABLE.NO_PLACE.en,
  programPartMissing: UNLOADABLE.ERR_MODULE_NOT_FOUND.en,
  tooManyFilesOpenHere: 'too many files are open on this machine: close other programs',
  noMoreProcesses:
    'the machine cannot start more threads or processes: close other programs or raise the limit (ulimit -u)',
  tooLittleMemory: 'there is not enough memory: close other programs',
  diskFails: 'the disk reports an error: check the system log',
  addressTaken: 'the port is already in use: choose another',
  noSuchAddress: 'this machine does not have this address: choose another',
  noNameServer: 'no name server answers: use an IP address instead of the host name',
  noSuchHost: 'there is no host with this name: choose another',
  systemRefuses: (code: string, message: string) => `the system reports an error (${code}): ${message}`,
  fileUnusable: (file: string, reason: Quoted) => `${file} cannot be used: ${reason}`,
  workerEnded: (how: string | number) =>
    `A worker process ended unexpectedly (${how}), perhaps because there is not enough memory: run the command again with a lower number of --workers.`,
  workerSaid: (how: string | number, why: string) => `A worker process ended unexpectedly (${how}): ${why}`,
  cacheUnused: (failure: Quoted) => `this command works without its cache and takes longer: ${failure}`,
  cacheDamaged: (place: string) => `${place} in the cache is damaged: its content is made again`,
  cannotGoOn: (reason: Quoted) => `the command cannot continue: ${reason}`,
};
