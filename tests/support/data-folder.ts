import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Language } from '../../generator/contract/languages.ts';

export const REAL_DATA = path.resolve('data');

/** A folder for all tests of a file, deleted at the end of the run. */
export function sharedFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'menologion-'));
}

/** A folder for one test, deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = sharedFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Pascha as a movable day. */
export const PASCHA = `\
- id: pascha
  rule: pascha+0
  kind: feast
  rank: great
  label: { ru: Пасха, en: Pascha }
  description: { ru: Воскресение Христово., en: The Resurrection of Christ. }
  rankSources: [typikon 50]
`;

const MOVABLE = `\
${PASCHA}- id: some_saint
  rule: sunday-after julian 07-01
  kind: saint
  type: 13
  label: { ru: Преподобный Некто, en: Venerable Someone }
  description: { ru: Подвижник., en: An ascetic. }
`;

const CYCLE = `\
basis: A test
days:
  - at: pascha+0
    liturgy:
      - { apostle: Acts.1.1-8, zachalo: "1" }
      - { gospel: John.1.1-17, zachalo: "1" }
weeks:
  - week: 1
    mon:
      - { apostle: Eph.5.8-19, zachalo: "229" }
      - { gospel: Matt.18.10-20, zachalo: "75" }
`;

/**
 * A small data folder: the real lists of types, labels, sources, fasting rules and the usage of readings, an empty
 * menologion, and two movable days. `files` replaces or adds files by their path. A pack contains only these files.
 */
export function dataFolder(files: Record<string, string> = {}, isPack = false): string {
  const folder = temporaryFolder();
  if (isPack) writeAll(folder, files);
  else writeSmallData(folder, files);
  return folder;
}

/** Writes a small data folder with these files. */
export function writeSmallData(folder: string, files: Record<string, string>): void {
  for (const name of ['types.yaml', 'labels.yaml', 'fasting.yaml', 'sources.yaml', 'readings/usage.yaml']) {
    cpSync(path.join(REAL_DATA, name), path.join(folder, name));
  }
  mkdirSync(path.join(folder, 'icons'), { recursive: true });
  const empty = {
    'icons.yaml': '[]\n',
    'retired-ids.yaml': '[]\n',
    'aliases.yaml': '[]\n',
    'refused-domains.yaml': '- refused.example\n',
    'movable.yaml': MOVABLE,
    'readings/cycle.yaml': CYCLE,
    'readings/commons.yaml': '[]\n',
    'readings/days.yaml': '[]\n',
    'readings/saints.yaml': '[]\n',
    ...months(),
  };
  writeAll(folder, { ...empty, ...files });
}

function writeAll(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** The text of a month file with the given entries under one day, the other days empty. */
export function month(number: number, day = '', entries = ''): string {
  const name = String(number).padStart(2, '0');
  const days = Array.from(
    { length: DAYS[number - 1] as number },
    (_, i) => `${name}-${String(i + 1).padStart(2, '0')}`,
  );
  return days.map((key) => (key === day ? `${key}:\n${entries}` : `${key}: []\n`)).join('');
}

function months(): Record<string, string> {
  return Object.fromEntries(DAYS.map((_, i) => [`menologion/${String(i + 1).padStart(2, '0')}.yaml`, month(i + 1)]));
}

/** Replaces a piece of a file that must be there. */
export function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(file, text.replace(from, to));
}

/** Corrects the name of a saint in a month file, whatever it is. */
export function rename(file: string, id: number, lang: Language, corrected: (name: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const [line, before, name] =
    new RegExp(`(- id: ${id}\\n    name:\\n(?:      (?!${lang})\\w+: .*\\n)?      ${lang}: )(.*)\\n`).exec(text) ?? [];
  if (line === undefined || name === undefined) throw new Error(`${file} does not hold ${id}`);
  writeFileSync(
    file,
    text.replace(line, () => `${before}${corrected(name)}\n`),
  );
}
