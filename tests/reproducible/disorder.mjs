/**
 * Makes a machine another one, with `node --import`: folders are read in the opposite order, as on another file system,
 * and the clock is more than a year ahead. Workers inherit it.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const AHEAD = 400 * 24 * 60 * 60 * 1000;
const { readdir, readdirSync } = fs;
const { readdir: readdirLater } = fs.promises;
const reversed = (names) => (Array.isArray(names) ? names.toReversed() : names);

fs.readdirSync = (...given) => reversed(readdirSync(...given));
fs.readdir = (...given) => {
  const done = given.pop();
  return readdir(...given, (error, names) => done(error, reversed(names)));
};
fs.promises.readdir = async (...given) => reversed(await readdirLater(...given));
syncBuiltinESMExports();

const { now } = Date;
globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [now() + AHEAD] : given));
  }
  static now() {
    return now() + AHEAD;
  }
};
