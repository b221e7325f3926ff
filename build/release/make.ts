import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { calendarPart, withPart } from './changelog.ts';
import { cloneOf, commitTime } from './checkout.ts';
import { renumber } from './numbered.ts';
import { output } from './programs.ts';
import { type Release, tagOf } from './request.ts';
import { SBOM_FORMATS, sbomsOf } from './sbom.ts';

/** Where a release is made, and with what. */
export interface Workshop {
  /** The checkout, which does not change. */
  readonly checkout: string;
  /** A folder for what is not published. */
  readonly work: string;
  /** The folder of what is published. */
  readonly out: string;
  /** The file of the private key. */
  readonly key: string;
}

/** What the checks of a release need to know of it. */
export interface Made {
  /** What is tagged. */
  readonly clone: string;
  /** The command line of the installed package. */
  readonly menologion: (...args: string[]) => string;
  /** The program of this command line. */
  readonly program: string;
  readonly tree: string;
  readonly package: string;
  readonly archive: string;
  readonly database: string;
}

/** The years of datasets and exports. */
const YEARS = '2000-2100';

/**
 * Makes the files of a release. The package is packed from a clone that has the new version; the package, installed in an
 * empty folder, makes the tree and the exports.
 */
export function make(release: Release, workshop: Workshop): Made {
  const { checkout, work, out, key } = workshop;
  const { version, last } = release;
  const { seconds, iso } = commitTime(checkout);
  const clone = cloneOf(checkout, 'HEAD', path.join(work, 'clone'));
  setVersion(clone, version);
  const name = `menologion-${version}`;
  const inOut = (ending: string) => path.join(out, `${name}.${ending}`);
  output(clone, 'npm', 'pack', '--silent', '--pack-destination', out);
  for (const [format, list] of sbomsOf(clone, path.join(work, 'sbom', 'menologion'), iso)) {
    writeFileSync(inOut(SBOM_FORMATS[format]), list);
  }
  const program = install(inOut('tgz'), path.join(work, 'installed'));
  const menologion = (...args: string[]) => output(work, program, ...args, '--messages', 'en');
  const tree = path.join(work, 'tree');
  const options = ['--years', iso.slice(0, 4), '--datasets', YEARS, '--texts', 'packed'];
  menologion('generate', ...options, '--sequence', String(seconds), '--sign', key, '--out', tree);
  menologion('export', 'zip', tree, '--to', inOut('zip'));
  menologion('export', 'sqlite', '--years', YEARS, '--to', inOut('db'));

  const part = last === null ? '' : calendarPart(last, calendarChanges(last, tree, options, workshop, menologion));
  writeFileSync(path.join(out, 'CHANGES.md'), `# Menologion ${version}\n\n${release.section.text}${part}\n`);
  const changelog = path.join(clone, 'CHANGELOG.md');
  writeFileSync(changelog, withPart(readFileSync(changelog, 'utf8'), release.section, part));
  return { clone, menologion, program, tree, package: inOut('tgz'), archive: inOut('zip'), database: inOut('db') };
}

/** What differs from the tree of the last release, which its own program makes again, as Markdown. */
function calendarChanges(
  last: string,
  tree: string,
  options: readonly string[],
  { checkout, work }: Workshop,
  menologion: Made['menologion'],
): string {
  const before = path.join(work, 'tree-of-last');
  const clone = cloneOf(checkout, tagOf(last), path.join(work, 'clone-of-last'));
  output(clone, 'node', 'build/run.js', 'generate', ...options, '--out', before);
  return menologion('diff', before, tree, '--format', 'markdown');
}

/** Writes the version of a release into a clone. */
function setVersion(clone: string, version: string): void {
  const { version: before } = JSON.parse(readFileSync(path.join(clone, 'package.json'), 'utf8'));
  output(clone, 'npm', 'version', version, '--no-git-tag-version', '--ignore-scripts', '--allow-same-version');
  renumber(clone, before, version);
}

/** Installs a package in an empty folder, and returns its command line. */
function install(tarball: string, folder: string): string {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  output(folder, 'npm', 'install', '--silent', '--no-audit', '--no-fund', tarball);
  return path.join(folder, 'node_modules/.bin/menologion');
}
