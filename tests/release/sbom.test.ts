import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reproducibleSbom, SBOM_FORMATS, type SbomFormat, sbomsOf } from '../../build/release/sbom.ts';
import { sharedFolder, temporaryFolder } from '../support/data-folder.ts';

const TIME = '2026-11-27T00:00:00.000Z';
const UUID = /[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}/;

/** What npm says of a package now. */
const listOf = (format: SbomFormat) =>
  execFileSync('npm', ['sbom', '--sbom-format', format, '--package-lock-only'], { cwd: SMALL, encoding: 'utf8' });

/** A package that needs one other. */
const SMALL = sharedFolder();
const OWN = { name: 'small', version: '1.0.0', dependencies: { one: '^1.0.0' } };
const ONE = { version: '1.0.1', integrity: 'sha512-AAAA', license: 'MIT' };
const LOCK = { name: 'small', version: '1.0.0', lockfileVersion: 3, packages: { '': OWN, 'node_modules/one': ONE } };
writeFileSync(path.join(SMALL, 'package.json'), JSON.stringify(OWN));
writeFileSync(path.join(SMALL, 'package-lock.json'), JSON.stringify(LOCK));

describe.each(Object.keys(SBOM_FORMATS) as SbomFormat[])('A list of what the package consists of, %s', (format) => {
  const text = listOf(format);
  const made = reproducibleSbom(format, text, TIME);

  it('has the same bytes from two runs of npm, though npm writes others', () => {
    const again = listOf(format);
    expect(again).not.toBe(text);
    expect(reproducibleSbom(format, again, TIME)).toBe(made);
  });

  it('has the given time and an id of its content, and is otherwise that of npm', () => {
    expect(made).toContain(`"${TIME}"`);
    const [id = ''] = made.match(UUID) ?? [];
    const withNext = reproducibleSbom(format, text.replaceAll('"one"', '"two"'), TIME);
    expect(withNext.match(UUID)?.[0]).not.toBe(id);
    const lines = text.split('\n');
    expect(made.split('\n').filter((line, i) => line !== lines[i])).toHaveLength(2);
  });

  it('is refused in another form', () => {
    expect(() => reproducibleSbom(format, '{}', TIME)).toThrow(`npm writes ${format} in another form`);
  });
});

it('The lists name all that the package needs by the lock, and nothing of development alone', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const lock: Record<string, { version: string; dev?: true; link?: true }> = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  ).packages;
  const locked = Object.entries(lock).flatMap(([place, { version, dev, link }]) => {
    const name = place.split('node_modules/').at(-1);
    return dev || link || place === '' ? [] : [`${name} ${version}`];
  });
  const lists = sbomsOf('.', path.join(temporaryFolder(), 'menologion'), TIME);
  const { components } = JSON.parse(lists.get('cyclonedx') ?? '');
  const { packages } = JSON.parse(lists.get('spdx') ?? '');
  const inFirst = components.map((one: { name: string; version: string }) => `${one.name} ${one.version}`);
  const inSecond = packages.map((one: { name: string; versionInfo: string }) => `${one.name} ${one.versionInfo}`);
  for (const list of [inFirst, inSecond.slice(1)]) expect([...list].sort()).toEqual(locked.sort());
  for (const name of Object.keys(dependencies)) expect(locked.join(), name).toContain(`${name} `);
});
