/** What a changelog says of a version. */
export interface Section {
  /** What stands behind the version: the date of the release, or `Unreleased`. */
  readonly date: string;
  readonly text: string;
  /** Where the text ends. */
  readonly end: number;
}

const HEADING = /^## \[(.+)\] - (.+)$/gm;
const UNRELEASED = 'Unreleased';

/**
 * The section of a version in the form of Keep a Changelog, such as `## [1.0.0] - 2026-11-27`; null if there is none, or
 * it has no text.
 */
export function sectionOf(changelog: string, version: string): Section | null {
  return sectionsOf(changelog).find((section) => section.version === version && section.text !== '') ?? null;
}

/** The first section that is not released, whatever its version. */
export function unreleasedSection(changelog: string): Section | null {
  return sectionsOf(changelog).find(({ date, text }) => date === UNRELEASED && text !== '') ?? null;
}

/** Whether a section says the day of its release. */
export const isDated = ({ date }: Section) => /^\d{4}-\d\d-\d\d$/.test(date);

/** What changed in the calendar since the last release, as a part of a section. `changes` is what `diff` says of it. */
export const calendarPart = (last: string, changes: string) =>
  `\n\n### The calendar since ${last}\n\n${changes.trim().replace(/^###/gm, '####') || 'Nothing changed.'}`;

/** The changelog with a part at the end of a section. */
export function withPart(changelog: string, { end }: Section, part: string): string {
  return changelog.slice(0, end) + part + changelog.slice(end);
}

function sectionsOf(changelog: string): (Section & { readonly version: string })[] {
  const headings = [...changelog.matchAll(HEADING)];
  return headings.map(({ 0: heading, 1: version = '', 2: date = '', index }, i) => {
    const start = index + heading.length;
    const text = changelog.slice(start, headings[i + 1]?.index);
    return { version, date, text: text.trim(), end: start + text.trimEnd().length };
  });
}
