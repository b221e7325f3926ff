/**
 * Makes a release from the last commit and checks it: `npm run release -- 1.0.0 --dry-run`. What it makes and how it is
 * published: docs/how-to/releasing.md. It publishes nothing.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { UserError } from '../generator/errors.ts';
import { readSigningKey } from '../generator/tree/disk/keys.ts';
import { identity, readCheckout, tagRelease } from './release/checkout.ts';
import { make } from './release/make.ts';
import { missingPrograms } from './release/programs.ts';
import { Refusal } from './release/refusal.ts';
import { rehearse } from './release/rehearse.ts';
import { releaseOf, tagOf } from './release/request.ts';
import { signFiles, writeNewKey } from './release/signature.ts';

interface Flags {
  readonly dryRun: boolean;
  readonly key?: string;
  readonly to: string;
}

const checkout = process.cwd();
const say = (line: string) => console.log(line);

try {
  await new Command('release')
    .description('makes the files of a release from the last commit, signs them and uses them as readers do')
    .argument('<version>', 'version, such as 1.0.0')
    .option('--dry-run', 'leave no tag; without --key, sign with a key that is thrown away', false)
    .option('--key <file>', 'private Ed25519 key in PEM, which signs the tree and the checksums')
    .option('--to <folder>', 'folder in which the folder of the release is made', 'release')
    .action(release)
    .parseAsync();
} catch (error) {
  if (!(error instanceof Refusal || error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function release(version: string, { dryRun, key: given, to }: Flags): Promise<void> {
  const [missing] = missingPrograms();
  if (missing !== undefined) throw new Refusal(`${missing} is not installed, and a release needs it`);
  const asked = releaseOf({ version, dryRun, key: given }, readCheckout(checkout));
  const who = dryRun ? [] : identity(checkout);
  if (given !== undefined) readSigningKey(given, [path.resolve(to), path.resolve('data')]);
  const out = path.resolve(to, dryRun ? `${version}-dry-run` : version);
  if (!dryRun && existsSync(out)) throw new Refusal(`${out} is there: delete it or give another folder with --to`);
  for (const notice of asked.notices) say(notice);

  // The rights of files in the package must not depend on who packs it.
  process.umask(0o022);
  const { work, part } = workshopFor(out);
  const key = given === undefined ? path.join(work, 'key.pem') : path.resolve(given);
  if (given === undefined) writeNewKey(key);
  const workshop = { checkout, work, out: part, key, say };
  const made = make(asked, workshop);
  signFiles(part, readSigningKey(key, []));
  await rehearse(made, workshop);
  if (!dryRun) tagRelease(checkout, made.clone, version, who);
  rmSync(out, { recursive: true, force: true });
  renameSync(part, out);
  for (const name of readdirSync(out)) say(`${name}: ${statSync(path.join(out, name)).size} bytes`);
  say(dryRun ? `The files of the dry run are in ${out}` : afterwards(version, out));
}

/** A folder for what is not published, and one beside the final place; both are deleted when the program ends. */
function workshopFor(out: string): { readonly work: string; readonly part: string } {
  const work = mkdtempSync(path.join(tmpdir(), 'menologion-release-'));
  const part = `${out}.part`;
  process.once('exit', () => {
    for (const folder of [work, part]) rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  return { work, part };
}

/** What the maintainer does next. */
function afterwards(version: string, out: string): string {
  return [
    `The release is in ${out}, and its commit is tagged ${tagOf(version)}. To publish it:`,
    `  git merge --ff-only ${tagOf(version)}`,
    `  git push origin HEAD ${tagOf(version)}`,
    `  npm publish ${path.join(out, `menologion-${version}.tgz`)}`,
    `and upload the other files of the folder beside the tag, with the words of CHANGES.md.`,
  ].join('\n');
}
