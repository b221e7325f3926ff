import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BASE_CHECKS, CHECKS, PICTURE_CHECKS } from '../../../generator/catalog/checks/index.ts';
import { FIXES } from '../../../generator/catalog/repair.ts';

/** Modules that checks or fixes share. */
const SHARED = ['check', 'edit-text', 'fix', 'index', 'name-check', 'strings'];

describe.each<[string, readonly unknown[]]>([
  ['checks', [...BASE_CHECKS, ...CHECKS, ...PICTURE_CHECKS]],
  ['fixes', FIXES],
])('generator/catalog/%s', async (room, made) => {
  const names = readdirSync(`generator/catalog/${room}`)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !SHARED.includes(name));
  const exported = await Promise.all(
    names.map(async (name) => {
      const camelCase = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      return (await import(`../../../generator/catalog/${room}/${name}.ts`))[camelCase];
    }),
  );

  it.each(names)('%s has a test of its name', (name) => {
    expect(existsSync(`tests/catalog/${room}/${name}.test.ts`)).toBe(true);
  });

  it('are all in the lists, and no other', () => {
    expect(new Set(made)).toEqual(new Set(exported));
  });
});

it('a fix has a check of the same name', () => {
  const fixes = readdirSync('generator/catalog/fixes').filter((file) => !SHARED.includes(file.replace(/\.ts$/, '')));
  expect(fixes.filter((file) => !existsSync(`generator/catalog/checks/${file}`))).toEqual([]);
});
