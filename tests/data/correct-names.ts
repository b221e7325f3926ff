import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { validateData } from '../../generator/catalog/load.ts';
import { type Problem, problemLine } from '../../generator/catalog/problem.ts';
import type { Random } from '../fuzz/random.ts';

/** Where names are: those of saints, those of movable days, and the titles of texts and pictures. */
const KINDS = [/^menologion\/.*\.yaml$/, /^movable\.yaml$/, /^(?:texts\/.*|icons)\.yaml$/];
/** A name in one language, on one line: below its language, in braces, or the title of a text. */
const NAME =
  /(?<=^(?: *(?:- )?(?:name|label|title):(?: \{ |\n +)(?:ru: [^\n]*?(?:, |\n +))?(?:ru|en)|title): ['"]?)\p{L}[^\n}'"]*?(?=, en: |[\n}'"])/gmu;

interface Correction {
  readonly file: string;
  readonly at: number;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/**
 * Corrects this many names of a data folder in either language, taken at random, such that the checks accept the data.
 * Returns a line for each: where it is, what it was, and what it is now.
 */
export function correctNames(data: string, count: number, chance: Random): string[] {
  const texts = new Map(filesOf(data).map((file) => [file, readFileSync(path.join(data, file), 'utf8')]));
  const left = KINDS.map((kind) =>
    [...texts].flatMap(([file, text]) => (kind.test(file) ? correctionsOf(file, text, chance) : [])),
  );
  for (let tried: Correction[] = []; ; ) {
    while (tried.length < count && left.some(({ length }) => length > 0)) {
      const kind = chance.of(left.filter(({ length }) => length > 0));
      tried.push(...kind.splice(chance.below(kind.length), 1));
    }
    for (const [file, text] of texts) {
      const here = tried.filter((one) => one.file === file);
      writeFileSync(path.join(data, file), corrected(text, here));
    }
    const { problems } = validateData([data]);
    if (problems.length === 0) return tried.map(({ file, line, from, to }) => `${file}:${line}: “${from}” is “${to}”`);
    const accepted = tried.filter(
      (one) => !problems.some((problem) => isAbout(problem, path.join(data, one.file), one)),
    );
    // If what is wrong is elsewhere, any correction may be its cause.
    tried = accepted.length < tried.length ? accepted : [];
  }
}

/** Whether a problem is at the name, in this or the other language, or elsewhere and quotes it. */
function isAbout(problem: Problem, file: string, { line, to }: Correction): boolean {
  return (problem.file === file && Math.abs(problem.line - line) <= 1) || problemLine(problem).includes(`“${to}”`);
}

function filesOf(data: string): string[] {
  const names = readdirSync(data, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => KINDS.some((kind) => kind.test(name))).sort();
}

/** One correction of each name of a file. */
function correctionsOf(file: string, text: string, chance: Random): Correction[] {
  let [line, counted] = [1, 0];
  return [...text.matchAll(NAME)].map(({ 0: from, index: at }) => {
    line += text.slice(counted, at).split('\n').length - 1;
    counted = at;
    return { file, at, line, from, to: correctedName(from, chance) };
  });
}

/** A name with one word more after the first, or with one word spelled with a letter twice. */
function correctedName(name: string, chance: Random): string {
  const words = [...name.matchAll(/\p{L}\p{Ll}{2,}/gu)];
  const one = words[chance.below(words.length)];
  if (!one || chance.below(2) === 0)
    return name.replace(/^\S+/, (first) => `${first} ${isLatin(name) ? 'Blessed' : 'блаженный'}`);
  const middle = one.index + 2;
  return name.slice(0, middle) + name.charAt(middle - 1) + name.slice(middle);
}

function isLatin(name: string): boolean {
  return /^\p{Script=Latin}/u.test(name);
}

function corrected(text: string, corrections: readonly Correction[]): string {
  const lastFirst = [...corrections].sort((a, b) => b.at - a.at);
  return lastFirst.reduce(
    (before, { at, from, to }) => before.slice(0, at) + to + before.slice(at + from.length),
    text,
  );
}
