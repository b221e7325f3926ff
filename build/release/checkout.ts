import { readFileSync } from 'node:fs';
import path from 'node:path';
import { output } from './programs.ts';
import { Refusal } from './refusal.ts';
import { type Checkout, tagOf } from './request.ts';

const QUIET = ['--silent', '--no-audit', '--no-fund'];

/** What is released from a folder, as far as git and its files say. Throws Refusal if it is no checkout. */
export function readCheckout(folder: string): Checkout {
  const status = output(folder, 'git', 'status', '--porcelain', '-z');
  return {
    changed: status.split('\0').flatMap((entry) => (entry === '' ? [] : [entry.slice(3)])),
    tags: output(folder, 'git', 'tag').split('\n'),
    version: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version,
    changelog: readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8'),
  };
}

/** When the last commit was made: in seconds, and as a time in UTC. */
export function commitTime(folder: string): { readonly seconds: number; readonly iso: string } {
  const seconds = Number(output(folder, 'git', 'log', '-1', '--format=%ct'));
  return { seconds, iso: new Date(seconds * 1000).toISOString() };
}

/**
 * Clones a commit of a checkout and installs what it needs.
 *
 * @param place a folder for it, which is made; the clone in it has the name of the package, because an SBOM names it
 */
export function cloneOf(checkout: string, ref: string, place: string): string {
  const clone = path.join(place, 'menologion');
  output(checkout, 'git', 'clone', '--quiet', '--no-hardlinks', checkout, clone);
  output(clone, 'git', '-c', 'advice.detachedHead=false', 'checkout', '--quiet', ref);
  output(clone, 'npm', 'ci', ...QUIET);
  return clone;
}

/** Who makes the tag, in the form of the options of git. Throws Refusal if git does not know. */
export function identity(checkout: string): string[] {
  const said = output(checkout, 'git', 'var', 'GIT_COMMITTER_IDENT');
  const [, name, mail] = /^(.*) <(.*)> /.exec(said) ?? [];
  if (!name || !mail) throw new Refusal('git does not know who you are: set user.name and user.email');
  return ['-c', `user.name=${name}`, '-c', `user.email=${mail}`];
}

/** Commits a clone as a release and tags it there; the checkout gets the tag, and nothing else changes in it. */
export function tagRelease(checkout: string, clone: string, version: string, who: readonly string[]): void {
  const tag = tagOf(version);
  output(clone, 'git', ...who, 'commit', '--quiet', '--all', '--message', `Release ${version}`);
  output(clone, 'git', ...who, 'tag', '--annotate', '--message', `Menologion ${version}`, tag);
  output(checkout, 'git', 'fetch', '--quiet', '--no-tags', clone, `refs/tags/${tag}:refs/tags/${tag}`);
}
