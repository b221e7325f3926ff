import { isDated, type Section, sectionOf, unreleasedSection } from './changelog.ts';
import { Refusal } from './refusal.ts';

/** What somebody asks for. */
export interface Request {
  readonly version: string;
  /** Make and check everything, and leave no tag. */
  readonly dryRun: boolean;
  /** The file of the key that signs. */
  readonly key: string | undefined;
}

/** What a release is made from. */
export interface Checkout {
  /** Files that are not as in the last commit. */
  readonly changed: readonly string[];
  readonly tags: readonly string[];
  /** The version in `package.json`. */
  readonly version: string;
  readonly changelog: string;
}

/** A release that may be made. */
export interface Release {
  readonly version: string;
  readonly section: Section;
  /** The last version that was released; null before the first. */
  readonly last: string | null;
  /** What a dry run does without, as sentences. */
  readonly notices: readonly string[];
}

const VERSION = /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/;

/** The tag of a version. */
export const tagOf = (version: string) => `v${version}`;

/** What is released from a checkout. Throws Refusal. */
export function releaseOf({ version, dryRun, key }: Request, checkout: Checkout): Release {
  if (!VERSION.test(version)) throw new Refusal(`“${version}” is no version: give three numbers, such as 1.0.0`);
  const [changed] = checkout.changed;
  if (changed !== undefined) throw new Refusal(`${changed} is not as in the last commit: commit all changes first`);
  if (checkout.tags.includes(tagOf(version))) {
    throw new Refusal(`${version} is released, there is a tag ${tagOf(version)}: give a greater version`);
  }
  const released = checkout.tags.map((tag) => tag.slice(1)).filter((name) => VERSION.test(name));
  const last = released.sort(byNumbers).at(-1) ?? null;
  for (const known of [last, checkout.version]) {
    if (known !== null && byNumbers(version, known) < 0) {
      throw new Refusal(`${version} is less than ${known}, which is there: give a greater version`);
    }
  }
  const { section, notices } = described(version, checkout.changelog, dryRun);
  if (key !== undefined) return { version, section, last, notices };
  if (!dryRun) throw new Refusal('A release is signed: give the file of the private key with --key');
  return { version, section, last, notices: [...notices, 'No --key: a key that is thrown away signs this dry run.'] };
}

function described(version: string, changelog: string, dryRun: boolean): Pick<Release, 'section' | 'notices'> {
  const own = sectionOf(changelog, version);
  if (own && (dryRun || isDated(own))) return { section: own, notices: [] };
  const another = dryRun ? unreleasedSection(changelog) : null;
  const heading = `## [${version}] - 2026-01-31`;
  if (another) {
    return {
      section: another,
      notices: [`CHANGELOG.md has no section ${version}: the one not released stands for it.`],
    };
  }
  if (own) {
    throw new Refusal(`CHANGELOG.md says no day of ${version}: write it in the heading, such as ${heading}`);
  }
  throw new Refusal(`CHANGELOG.md does not say what is new in ${version}: write a section ${heading}`);
}

/** The order of versions: each number by its value. */
const byNumbers = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
