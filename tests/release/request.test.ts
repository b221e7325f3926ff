import { describe, expect, it } from 'vitest';
import { Refusal } from '../../build/release/refusal.ts';
import { type Checkout, type Request, releaseOf } from '../../build/release/request.ts';

const CHANGELOG = `# Changelog

## [1.1.0] - Unreleased

### Added

- A new thing.

## [1.0.0] - 2026-01-31

- The first things.

## [0.9.0] - 2025-01-31
`;
const REQUEST: Request = { version: '1.1.0', dryRun: true, key: 'key.pem' };
const CHECKOUT: Checkout = {
  changed: [],
  tags: ['v1.0.0', 'v0.9.0', 'v0.10.0', 'before-the-move', ''],
  version: '1.0.0',
  changelog: CHANGELOG,
};
const DATED = CHANGELOG.replace('Unreleased', '2026-11-27');

const released = (request: Partial<Request> = {}, checkout: Partial<Checkout> = {}) =>
  releaseOf({ ...REQUEST, ...request }, { ...CHECKOUT, ...checkout });

describe('A release', () => {
  it('has the section of its version, and the greatest version before it', () => {
    const { section, last, notices } = released({ dryRun: false }, { changelog: DATED });
    expect({ last, notices }).toEqual({ last: '1.0.0', notices: [] });
    expect(section).toMatchObject({ date: '2026-11-27', text: '### Added\n\n- A new thing.' });
  });

  it('counts numbers of versions by their value', () => {
    expect(released({}, { tags: ['v0.9.0', 'v0.10.0'] }).last).toBe('0.10.0');
  });

  it('may be the first, with the version of the checkout', () => {
    expect(released({ version: '1.0.0' }, { tags: [] }).last).toBeNull();
  });

  it('may be tried with what is not released yet, and without a key: it says so', () => {
    const { section, notices } = released({ version: '2.0.0', key: undefined });
    expect(section.text).toContain('A new thing');
    expect(notices).toEqual([
      'CHANGELOG.md has no section 2.0.0: the one not released stands for it.',
      'No --key: a key that is thrown away signs this dry run.',
    ]);
  });
});

describe('No release is made', () => {
  const DONE = { dryRun: false } as const;
  const CASES: readonly (readonly [string, Partial<Request>, Partial<Checkout>, string])[] = [
    ['of what is no version', { version: 'v1.1' }, {}, '“v1.1” is no version: give three numbers, such as 1.0.0'],
    ['of a version before a release', { version: '1.1.0-rc.1' }, {}, 'is no version'],
    ['of numbers with zeros before them', { version: '01.1.0' }, {}, 'is no version'],
    ['with changes', {}, { changed: ['a b.md'] }, 'a b.md is not as in the last commit: commit all changes first'],
    ['twice', { version: '0.9.0' }, {}, '0.9.0 is released, there is a tag v0.9.0: give a greater version'],
    ['below the last', { version: '0.99.0' }, {}, '0.99.0 is less than 1.0.0, which is there'],
    ['below the checkout', { version: '1.0.1' }, { version: '1.0.2' }, '1.0.1 is less than 1.0.2, which is there'],
    ['without a section', { ...DONE, version: '1.2.0' }, {}, 'does not say what is new in 1.2.0: write a section'],
    ['with an empty section', { version: '3.0.0' }, { changelog: '## [3.0.0] - 2026-11-27\n' }, 'what is new in 3.0.0'],
    ['without a day', DONE, {}, 'CHANGELOG.md says no day of 1.1.0: write it in the heading, such as ## [1.1.0] -'],
    ['without a key', { ...DONE, key: undefined }, { changelog: DATED }, 'give the file of the private key with --key'],
  ];

  it.each(CASES)('%s', (_, request, checkout, said) => {
    expect(() => released(request, checkout)).toThrow(Refusal);
    expect(() => released(request, checkout)).toThrow(said);
  });
});
