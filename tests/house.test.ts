import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PART_KINDS } from '../generator/tree/parts/kinds.ts';
import { IMPORTS, MODULES, reachedFrom } from './support/imports.ts';

/** The rooms, each after all rooms that it may know. Every room after `rules` may know the files outside the rooms. */
const ROOMS = [
  'contract',
  'messages',
  'calendar',
  'rules',
  'model',
  'html',
  'catalog',
  'books',
  'days',
  'responses',
  'feeds',
  'engine',
  'edge',
  'pages',
  'tree',
  'packs',
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
  catalog: ['contract', 'messages', 'calendar', 'rules', 'model', 'html'],
  books: ['contract', 'messages'],
  days: ['contract', 'calendar', 'rules', 'model'],
  responses: ['contract', 'calendar', 'model', 'days'],
  feeds: ['contract', 'calendar', 'model', 'days', 'responses'],
  engine: ['contract', 'calendar', 'model', 'days', 'responses', 'feeds'],
  edge: ['contract', 'calendar', 'responses'],
  pages: ['contract', 'calendar', 'rules', 'model', 'days', 'responses', 'engine', 'edge'],
};
/** Rooms that a browser or an edge runs too. */
const WITHOUT_NODE = ['contract', 'messages', 'calendar', 'rules', 'model', 'days', 'responses', 'feeds', 'engine'];

const roomOf = (module: string) => (module.includes('/') ? (module.split('/')[0] as string) : '');

describe('the house', () => {
  it('has no other rooms than these', () => {
    expect(new Set(MODULES.map(roomOf).filter((room) => room !== ''))).toEqual(new Set(ROOMS));
  });

  it.each(ROOMS)('lets %s know only rooms before it, types included', (room) => {
    const before = ROOMS.slice(0, ROOMS.indexOf(room));
    const allowed = new Set([...(KNOWS[room] ?? before), room, '']);
    const strange = IMPORTS.filter(({ from, to }) => roomOf(from) === room && !allowed.has(roomOf(to)));
    expect(strange.map(({ from, to }) => `${from} knows ${to}`)).toEqual([]);
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
    const modules = MODULES.filter((module) => /^pages\/(words|model|views)\//.test(module));
    expect(modules.length).toBeGreaterThan(20);
    const strange = modules.filter((module) =>
      /(?<![/\w])(document|window|navigator|location|history|localStorage)\.\w|\bfetch\(/.test(
        readFileSync(`generator/${module}`, 'utf8'),
      ),
    );
    expect(strange).toEqual([]);
    const outward = IMPORTS.filter(({ from, to }) => modules.includes(from) && to.startsWith('pages/client/'));
    expect(outward).toEqual([]);
  });
});

/** Where the files of each kind of part are made; how they are written and recorded decides none of their bytes. */
const MAKERS = Object.entries(PART_KINDS).map(([kind, { makers }]) => [kind, `${makers[0]}.ts`] as const);
const WRITING = ['tree/disk/', 'tree/records/', 'tree/parts/places.ts', 'tree/parts/named-files.ts'];
/** What reads the version, finds the files of the package and keeps what was made; the version is digested by itself. */
const OF_PACKAGE = ['package.ts', 'bundled.ts', 'kept.ts'];

describe.each(MAKERS)('what decides the bytes of the %s', (kind, maker) => {
  const { code } = PART_KINDS[kind as keyof typeof PART_KINDS];
  const reached = [...reachedFrom(maker)].filter(
    (module) => !WRITING.some((start) => module.startsWith(start)) && !OF_PACKAGE.includes(module),
  );
  const holds = (room: string, module: string) =>
    module.replace(/\.tsx?$/, '') === room || module.startsWith(`${room}/`);

  it('is all the code that makes them', () => {
    expect(reached.filter((module) => !code.some((room) => holds(room, module)))).toEqual([]);
  });

  it('contains no room or file that none of it needs', () => {
    expect(code.filter((room) => !reached.some((module) => holds(room, module)))).toEqual([]);
  });
});
