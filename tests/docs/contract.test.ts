import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONTENT_ENDPOINT_NAMES, DAILY_ENDPOINTS, languagesOf } from '../../generator/contract/endpoints.ts';
import { CACHE_CONTROL } from '../../generator/contract/headers.ts';
import { CONTENT_ID, MOST_IDS } from '../../generator/contract/ids.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';

const page = readFileSync('docs/reference/contract.md', 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('|'));
const code = [...page.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
const words = new Set([...code, ...code.flatMap((text) => text.match(/[\w-]+/g) ?? [])]);

/** The names of fields and the fixed values in a schema. */
function said(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, enum: values = [], ...others } = schema as Record<string, object>;
  const fixed = (values as unknown[]).filter((value) => typeof value === 'string');
  return [
    ...Object.keys(properties),
    ...fixed,
    ...[...Object.values(properties), ...Object.values(others)].flatMap(said),
  ];
}

it.each(readdirSync('schemas/responses'))('names every field and every fixed value of %s', (name) => {
  const all = new Set(said(JSON.parse(readFileSync(`schemas/responses/${name}`, 'utf8'))));
  expect([...all].filter((word) => !words.has(word))).toEqual([]);
});

it.each(Object.entries(DAILY_ENDPOINTS))('says which years %s answers, and in which languages', (name, years) => {
  const row = rows.find((line) => line.startsWith(`| \`/${name}/day/{date}\``));
  const languages = LANGUAGES.map((lang) => `\`${lang}\``).join(', ');
  expect(row).toContain(`| ${years.firstYear}–${years.lastYear} | ${languages} |`);
});

it.each(CONTENT_ENDPOINT_NAMES)('says in which languages %s answers', (name) => {
  const row = rows.find((line) => line.startsWith(`| \`/${name}/\``));
  expect(row).toContain(
    `| ${languagesOf(name)
      .map((lang) => `\`${lang}\``)
      .join(', ')} |`,
  );
});

it('says what an id is, how many a request may have, and how long an answer may be cached', () => {
  expect(rows.find((line) => line.startsWith('| `id` | 1 to'))).toContain(`1 to ${MOST_IDS} times`);
  expect(code).toContain(CONTENT_ID.source);
  expect(code).toContain(CACHE_CONTROL);
});

it('lists the aliases of the data', () => {
  const aliases = parse(readFileSync('data/aliases.yaml', 'utf8')) as { id: string; of: string }[];
  const [, table = ''] = /^### Aliases$(.*?)^#/ms.exec(page) ?? [];
  const listed = [...table.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|$/gm)].map(([, id, of]) => ({ id, of }));
  expect(listed).toEqual(aliases);
});
