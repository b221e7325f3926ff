import { describe, expect, it } from 'vitest';
import { problemLines } from '../support/problem-lines.ts';

const times = (count: number, of: (i: number) => string) => Array.from({ length: count }, (_, i) => of(i)).join('');
/** Aliases of aliases in flow lists, in block lists, in mappings and by merge keys. */
const inLists = (wide: number, long: number) =>
  times(long, (i) => `- &a${i} [${Array(wide).fill(i === 0 ? 'x' : `*a${i - 1}`)}]\n`);
const inBlocks = (wide: number, long: number) =>
  times(long, (i) => `- &a${i}\n${`  - ${i === 0 ? 'x' : `*a${i - 1}`}\n`.repeat(wide)}`);
const inMaps = (wide: number, long: number) =>
  times(long, (i) => `k${i}: &a${i} {${times(wide, (j) => `k${j}: ${i === 0 ? 'x' : `*a${i - 1}`}, `)}}\n`);
const byMerging = (long: number) =>
  times(long, (i) => `k${i}: &a${i}\n  <<: [${i === 0 ? '{x: 1}' : `*a${i - 1}, *a${i - 1}`}]\n  k${i}: 1\n`);

/** Small files that stand for much, and wide, deep, long and strange ones of up to five megabytes. */
const TEXTS: Readonly<Record<string, string>> = {
  'aliases of aliases in lists': inLists(9, 11),
  'aliases of aliases in blocks': inBlocks(9, 11),
  'aliases of aliases in mappings': inMaps(9, 11),
  'two aliases at each of many levels': inLists(2, 60),
  'merge keys of merge keys': byMerging(40),
  'an alias in its own list': '- &a [*a]\n',
  'an alias in its own mapping': 'a: &a\n  b:\n    c: *a\n',
  'sixty thousand keys': times(60_000, (i) => `k${i}: 1\n`),
  'twenty thousand keys': times(20_000, (i) => `k${i}: 1\n`),
  'two hundred thousand items': '- a\n'.repeat(200_000),
  'twenty thousand items': '- a\n'.repeat(20_000),
  'twenty thousand mappings': '- {id: a, b: c}\n'.repeat(20_000),
  'deep flow lists': `- ${'['.repeat(100_000)}`,
  'deep flow mappings': `- ${'{a: '.repeat(100_000)}`,
  'deep blocks': times(2000, (i) => `${' '.repeat(i)}a:\n`),
  'a long plain value': `- ${'a'.repeat(4_000_000)}\n`,
  'a long quoted value': `- "${'\\n'.repeat(2_000_000)}"\n`,
  'a long open quote': `- "${'a '.repeat(2_000_000)}`,
  'long words with spaces': `- ${'слово '.repeat(300_000)}\n`,
  'a long block': `- |\n${'  слово\n'.repeat(90_000)}`,
  'many anchors': times(20_000, (i) => `- &a${i} x\n`),
  'many documents': '---\n- a\n'.repeat(60_000),
  'many comments': '# a\n'.repeat(1_000_000).slice(0, 4_900_000),
  'many tags': '- !!binary AAAA\n'.repeat(19_000),
  'one key many times': 'a: 1\n'.repeat(60_000),
  'unknown aliases': '- *b\n'.repeat(20_000),
  'signs of Markdown': `- ${'**[`<'.repeat(200_000)}\n`,
  'open tags of HTML': `- ${'<p>'.repeat(300_000)}\n`,
  'combining marks': `- а${'\u0301'.repeat(1_000_000)}\n`,
  directives: '%YAML 1.2\n'.repeat(50_000),
};
const FILES = ['movable.yaml', 'names.yaml', 'menologion/01.yaml', 'commemorations/01.yaml'];

/** Processor seconds; the first run of a process reads the schemas. */
function secondsFor(file: string, text: string): number {
  const before = process.cpuUsage();
  const lines = problemLines({ [file]: text });
  const { user, system } = process.cpuUsage(before);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(500);
  return (user + system) / 1e6;
}

/** A day with as many entries without a fault as the limits of a file allow. */
const CROWDED = `01-03:\n${times(7_500, (i) => `  - id: ${5_000_000 + i}\n    name: { ru: 'Мученик Имя${i} (IV)', en: 'Martyr Name${i} (4th c.)' }\n    type: 11\n`)}`;

it('a day with thousands of entries is checked within two seconds', () => {
  const seconds = secondsFor('menologion/01.yaml', '- a\n');
  expect(secondsFor('menologion/01.yaml', CROWDED)).toBeLessThan(2 + seconds);
});

describe.each(FILES)('%s', (file) => {
  it.each(Object.entries(TEXTS))('with %s is refused within two seconds', (_, text) => {
    expect(secondsFor(file, text)).toBeLessThan(2 + secondsFor(file, '- a\n'));
  });
});
