import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PART_KINDS } from '../generator/tree/plan/kinds.ts';
import { codeFiles } from '../generator/tree/record/code.ts';
import { IMPORTS, MODULES } from './support/imports.ts';

/** The rooms, each after all rooms that it may know. Every room after `rules` may know the files outside the rooms. */
const ROOMS = [
  'contract',
  'messages',
  'calendar',
  'rules',
  'model',
  'html',
  'cache',
  'catalog',
  'days',
  'responses',
  'feeds',
  'engine',
  'edge',
  'site',
  'reference',
  'tree',
  'diff',
  'mirror',
  'export',
  'import',
  'preview',
  'cli',
];
/** The earlier rooms that a room may know; a room that is not listed here may know all of them. */
const KNOWS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  messages: ['contract'],
  calendar: ['contract'],
  rules: ['contract', 'messages', 'calendar'],
  model: ['contract', 'rules'],
  html: ['contract', 'messages'],
  cache: [],
  catalog: ['contract', 'messages', 'calendar', 'rules', 'model', 'html', 'cache'],
  days: ['contract', 'calendar', 'rules', 'model'],
  responses: ['contract', 'calendar', 'model', 'days'],
  feeds: ['contract', 'calendar', 'model', 'days', 'responses'],
  engine: ['contract', 'calendar', 'model', 'days', 'responses', 'feeds'],
  edge: ['contract', 'calendar', 'responses'],
  site: ['contract', 'calendar', 'rules', 'model', 'days', 'responses', 'engine', 'edge'],
  reference: ['contract', 'calendar', 'rules', 'model', 'days', 'responses', 'engine', 'edge', 'site'],
};
/** The folders inside rooms, each after all folders that it may know; '' is the room itself. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  edge: ['', 'hosts', 'hosts/netlify'],
  import: ['books', 'pack'],
  site: ['words', 'model', 'views', 'browser', '', 'prerender'],
  tree: ['plan', 'record/hosts', 'record', 'disk', 'unit', 'parts', 'workers', ''],
};
/** Rooms that a browser or an edge runs too. */
const WITHOUT_NODE = ['contract', 'messages', 'calendar', 'rules', 'model', 'days', 'responses', 'feeds', 'engine'];

const roomOf = (module: string) => (module.includes('/') ? (module.split('/')[0] as string) : '');

describe('the house', () => {
  it('has no other rooms than these', () => {
    expect(new Set(MODULES.map(roomOf).filter((room) => room !== ''))).toEqual(new Set(ROOMS));
  });

  it('is drawn with all rooms but those that every other one may know', () => {
    const picture = readFileSync('docs/explanation/architecture.svg', 'utf8');
    const drawn = [...picture.matchAll(/<text x="\d+" y="\d+">([a-z]+)<\/text>/g)].map(([, name]) => name);
    expect(drawn.sort()).toEqual(ROOMS.filter((room) => !['messages', 'cache'].includes(room)).sort());
  });

  it.each(ROOMS)('lets %s know only rooms before it, types included', (room) => {
    const before = ROOMS.slice(0, ROOMS.indexOf(room));
    const allowed = new Set([...(KNOWS[room] ?? before), room, '']);
    const strange = IMPORTS.filter(({ from, to }) => roomOf(from) === room && !allowed.has(roomOf(to)));
    expect(strange.map(({ from, to }) => `${from} knows ${to}`)).toEqual([]);
  });

  it.each(Object.keys(FOLDERS))('lets a folder of %s know only folders before it, types included', (room) => {
    const order = FOLDERS[room] as readonly string[];
    const folderOf = (module: string) => module.split('/').slice(1, -1).join('/');
    const inside = IMPORTS.filter(({ from, to }) => roomOf(from) === room && roomOf(to) === room);
    const folders = new Set(inside.flatMap(({ from, to }) => [folderOf(from), folderOf(to)]));
    expect([...folders].sort()).toEqual([...order].sort());
    const strange = inside.filter(({ from, to }) => order.indexOf(folderOf(to)) > order.indexOf(folderOf(from)));
    expect(strange.map(({ from, to }) => `${from} knows ${to}`)).toEqual([]);
  });

  it('gives a name one meaning: twins are a message in two languages, a check with its repair, and what hosts and scripts prescribe', () => {
    const EXPORT = /^export (?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;
    const owners = new Map<string, string[]>();
    // The main export has functions of the same names, which load these.
    for (const module of MODULES.filter((one) => one !== 'index.ts')) {
      for (const [, name = ''] of readFileSync(`generator/${module}`, 'utf8').matchAll(EXPORT)) {
        owners.set(name, [...(owners.get(name) ?? []), module]);
      }
    }
    const twins = (places: readonly string[]) =>
      places.every((place) => /^messages\/(en|ru)\//.test(place)) ||
      places.every((place) => /^catalog\/(checks|fixes)\//.test(place));
    const several = [...owners].filter(([, places]) => places.length > 1 && !twins(places)).map(([name]) => name);
    expect(several.sort()).toEqual(['VIEWS', 'config', 'forgetAll']);
  });

  it('begins a docstring with its subject', () => {
    const second = MODULES.filter((module) =>
      /\/\*\*\s+(?:\* )?(?:A function that|The same)\b/.test(readFileSync(`generator/${module}`, 'utf8')),
    );
    expect(second).toEqual([]);
  });

  it('has no cycle, types included', () => {
    const open = new Set(MODULES);
    const targets = new Map(MODULES.map((module) => [module, new Set<string>()]));
    for (const { from, to } of IMPORTS) targets.get(from)?.add(to);
    // A module is removed when all its imports are removed; the modules that remain are in a cycle or import one.
    for (let gone = true; gone; ) {
      gone = false;
      for (const module of open) {
        if ([...(targets.get(module) ?? [])].some((target) => open.has(target))) continue;
        open.delete(module);
        gone = true;
      }
    }
    expect([...open]).toEqual([]);
  });

  it('keeps Node out of the rooms that run in a browser', () => {
    const modules = MODULES.filter((module) => WITHOUT_NODE.includes(roomOf(module)));
    expect(modules.length).toBeGreaterThan(30);
    const strange = modules.filter((module) =>
      /from 'node:|\bBuffer\.|\bprocess\./.test(readFileSync(`generator/${module}`, 'utf8')),
    );
    expect(strange).toEqual([]);
  });

  it('lets the client in TypeScript know the contract and the types of the answers, and nothing else', () => {
    const sources = readdirSync('clients/typescript').map((name) => readFileSync(`clients/typescript/${name}`, 'utf8'));
    const known = sources.flatMap((source) => [...source.matchAll(/ from '([^']+)'/g)].map(([, target]) => target));
    expect(known.length).toBeGreaterThan(8);
    expect(known.filter((target) => !/^(\.\/|\.\.\/\.\.\/(generator\/contract|schemas)\/)/.test(target ?? ''))).toEqual(
      [],
    );
  });

  it('keeps the browser out of what is also rendered at generation: words, models and views of pages', () => {
    const modules = MODULES.filter((module) => /^site\/(words|model|views)\//.test(module));
    expect(modules.length).toBeGreaterThan(20);
    const strange = modules.filter((module) =>
      /(?<![/\w])(document|window|navigator|location|history|localStorage)\.\w|\bfetch\(/.test(
        readFileSync(`generator/${module}`, 'utf8'),
      ),
    );
    expect(strange).toEqual([]);
    const outward = IMPORTS.filter(({ from, to }) => modules.includes(from) && to.startsWith('site/browser/'));
    expect(outward).toEqual([]);
  });
});

describe('what decides the bytes of a part', () => {
  const filesOfKind = (kind: keyof typeof PART_KINDS) =>
    [...codeFiles(PART_KINDS[kind].code)].map((file) => path.relative('generator', file));

  it.each([
    [
      'years',
      ['days/year.ts', 'responses/daily.ts', 'feeds/icalendar.ts', 'tree/parts/dataset.ts', 'rules/occurrences.ts'],
    ],
    ['texts', ['responses/content.ts', 'responses/search.ts', 'tree/parts/encodings.ts', 'contract/paths.ts']],
    ['pages', ['site/browser/page.ts', 'site/styles/page.css', 'site/views/day-view.tsx', '../schemas/types.ts']],
  ] as const)('of %s is all code that it runs, found from the imports', (kind, some) => {
    expect(filesOfKind(kind)).toEqual(expect.arrayContaining([...some]));
  });

  it('is nothing that it does not run', () => {
    expect(
      filesOfKind('years').filter((file) => /^(site|reference|edge|engine|catalog|cli|import)\//.test(file)),
    ).toEqual([]);
    expect(
      filesOfKind('texts').filter((file) => /^(site\/(?!source)|reference|feeds|edge|cli|import)\//.test(file)),
    ).toEqual([]);
    expect(filesOfKind('pages').filter((file) => /^(tree\/(disk|record|workers)|cli|import)\//.test(file))).toEqual([]);
  });
});
