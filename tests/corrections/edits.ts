import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../fuzz/random.ts';

/** One way to correct data: it rewrites one matching line in one of some files. */
interface Kind {
  readonly name: string;
  /** A file, or a folder with all files below it. */
  readonly where: string;
  readonly line: RegExp;
  readonly anew: (found: RegExpMatchArray, chance: Random) => string;
}

const RANKS = ['great', 'vigil', 'polyeleos', 'doxology', 'six_stichera', 'no_sign'];
const FOODS = ['fish', 'oil', 'no_oil', 'dry'];

/** One more word after the first: no check knows which words a name has. */
const ONE_WORD_MORE = (of: string, where: string, indent: number): Kind[] =>
  [
    ['en', 'Blessed'],
    ['ru', 'блаженный'],
  ].map(([lang, word]) => ({
    name: `${of}, ${lang}`,
    where,
    line: new RegExp(`^( {${indent}}${lang}: [\\p{L}]+) (.*)$`, 'u'),
    anew: ([, before, after]) => `${before} ${word} ${after}`,
  }));

const KINDS: readonly Kind[] = [
  ...ONE_WORD_MORE('the name of a saint', 'menologion', 6),
  ...ONE_WORD_MORE('the name or the description of a movable day', 'movable.yaml', 4),
  ...ONE_WORD_MORE('a hymn', 'texts', 6),
  {
    name: 'a rank',
    where: 'menologion',
    line: /^( +rank: )\w+$/,
    anew: ([, key], chance) => `${key}${chance.of(RANKS)}`,
  },
  {
    name: 'the day of a movable feast',
    where: 'movable.yaml',
    line: /^( +rule: pascha[+-])(\d+)$/,
    anew: ([, rule, days]) => `${rule}${Number(days) + 1}`,
  },
  {
    name: 'the permitted food',
    where: 'fasting.yaml',
    line: /^(.*\bfood: )\w+(.*)$/,
    anew: ([, before, after], chance) => `${before}${chance.of(FOODS)}${after}`,
  },
  {
    name: 'the days of a fast',
    where: 'fasting.yaml',
    line: /^(.*\bon: pascha[+-])(\d+)(,.*)$/,
    anew: ([, before, days, after]) => `${before}${Number(days) + 1}${after}`,
  },
  {
    name: 'the name of a season',
    where: 'fasting.yaml',
    line: /^(.*description: \{.*en: )([^"}]+?)( \}.*)$/,
    anew: ([, before, words, after]) => `${before}${words} indeed${after}`,
  },
  {
    name: 'a label',
    where: 'labels.yaml',
    line: /^(.*label: \{ ru: [^}]*, en: )([^"}]+?)( \}.*)$/,
    anew: ([, before, words, after]) => `${before}${words} indeed${after}`,
  },
  {
    name: 'a verse of a reading',
    where: 'readings',
    line: /^(.*(?:apostle|gospel): \w+\.\d+\.)(\d+)-(\d+)(, zachalo.*)$/,
    anew: ([, before, from, to, after]) => `${before}${from}-${Number(to) - 1}${after}`,
  },
  {
    name: 'the place of the readings of a saint',
    where: 'readings/saints.yaml',
    line: /^( +)joined: true$/,
    anew: ([, indent]) => `${indent}joined: false`,
  },
  {
    name: 'the year of a commemoration',
    where: 'commemorations',
    line: /^( +since: )(\d{4})$/,
    anew: ([, key, year]) => `${key}${Number(year) + 1}`,
  },
  {
    name: 'the name of an icon',
    where: 'icons.yaml',
    line: /^(.*en: )([^"}]+?)( \}.*)?$/,
    anew: ([, before, words, after = '']) => `${before}${words} indeed${after}`,
  },
];

export interface Edit {
  /** What was corrected and where: `a rank: menologion/03.yaml:12`. */
  readonly what: string;
  undo(): void;
}

/** Corrects one random place of a data folder. The data may then be wrong: the caller must check. */
export function correct(data: string, chance: Random): Edit {
  for (;;) {
    const { name, where, line, anew } = chance.of(KINDS);
    const file = chance.of(filesOf(data, where));
    const before = readFileSync(file, 'utf8');
    const lines = before.split('\n');
    const fitting = lines.flatMap((text, i) => (line.test(text) ? [i] : []));
    if (fitting.length === 0) continue;
    const at = chance.of(fitting);
    const written = anew((lines[at] as string).match(line) as RegExpMatchArray, chance);
    if (written === lines[at]) continue;
    writeFileSync(file, lines.with(at, written).join('\n'));
    return { what: `${name}: ${path.relative(data, file)}:${at + 1}`, undo: () => writeFileSync(file, before) };
  }
}

function filesOf(data: string, where: string): string[] {
  const place = path.join(data, where);
  if (where.endsWith('.yaml')) return [place];
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.join(place, name));
}
