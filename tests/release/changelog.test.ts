import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calendarPart, sectionOf, unreleasedSection, withPart } from '../../build/release/changelog.ts';

const CHANGELOG = `# Changelog

## [1.1.0] - 2026-11-27

- New.

## [1.0.0] - 2026-01-31

- Old.
`;

it.each(['1.1.0', '1.0.0'])('What changed in the calendar stands at the end of the section %s', (version) => {
  const section = sectionOf(CHANGELOG, version);
  if (!section) throw new Error('no section');
  const part = calendarPart('0.9.0', '### Renamed: 1\n\n- a → b\n');
  const after = withPart(CHANGELOG, section, part);
  expect(sectionOf(after, version)?.text).toBe(
    `${section.text}\n\n### The calendar since 0.9.0\n\n#### Renamed: 1\n\n- a → b`,
  );
  expect(after.replace(part, '')).toBe(CHANGELOG);
});

it('An equal calendar is said to be equal', () => {
  expect(calendarPart('0.9.0', '\n')).toBe('\n\n### The calendar since 0.9.0\n\nNothing changed.');
});

it('CHANGELOG.md has a section of what is not released, or of the version of the package', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(unreleasedSection(changelog) ?? sectionOf(changelog, version)).not.toBeNull();
});
