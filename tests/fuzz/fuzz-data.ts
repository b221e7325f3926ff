/**
 * Damages the data of the project in hundreds of ways and checks what the program does with them:
 * `npm run check:fuzz -- [mutations] [seed]`. It may accept the data: then another YAML parser must read the same
 * values, and the answers must match their schemas. It may reject the data with sentences, each with a place that exists.
 * It must do nothing else.
 */
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Command } from 'commander';
import { parse, type Tags } from 'yaml';
import { validateData } from '../../generator/catalog/load.ts';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { type Problem, problemLine } from '../../generator/catalog/problem.ts';
import { repairData } from '../../generator/catalog/repair.ts';
import { readSource } from '../../generator/catalog/source.ts';
import { validatorOf } from '../../generator/catalog/validators.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { format } from '../../generator/messages/format.ts';
import { runProcess } from '../support/run.ts';
import { type Mutation, mutations } from './mutations.ts';
import { random } from './random.ts';

const [count = '600', seed = '1'] = new Command('check:fuzz')
  .description('damages the data in many ways and checks what the program does with them')
  .argument('[mutations]', 'how many ways; 600 by default')
  .argument('[seed]', 'the seed of the random numbers; 1 by default')
  .parse().args;
/** Every tenth mutation also goes to the real program, which takes a second or more. */
const BY_PROGRAM = 10;
/** Every fourth mutation is also repaired, which reads all files several times. */
const BY_REPAIR = 4;
const OWN = path.resolve('data');

const folder = mkdtempSync(path.join(tmpdir(), 'menologion-fuzz-'));
const whole = path.join(folder, 'data');
const pack = path.join(folder, 'pack');
const figures = {
  mutations: 0,
  taken: 0,
  refused: 0,
  sentences: 0,
  repaired: 0,
  byProgram: 0,
  generated: 0,
  faults: 0,
};

try {
  const chance = random(Number(seed));
  for (let i = 0; i < Number(count); i++) {
    for (const copy of [whole, pack]) rmSync(copy, { recursive: true, force: true });
    cpSync(OWN, whole, { recursive: true });
    const mutation = chance.of(mutations);
    const spoiled = mutation.pack ? pack : whole;
    const what = mutation.pack ? mutation.make(pack, chance, OWN) : mutation.make(whole, chance);
    const said = await faultsOf(mutation, mutation.pack ? [whole, pack] : [whole], spoiled, i);
    figures.mutations++;
    for (const fault of said) {
      figures.faults++;
      console.error(`${i} ${mutation.name} (${what}): ${fault}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(JSON.stringify(figures));
process.exitCode = figures.faults === 0 ? 0 : 1;

async function faultsOf(mutation: Mutation, folders: string[], spoiled: string, i: number): Promise<string[]> {
  try {
    const { problems } = validateData(folders);
    const faults = problems.length > 0 ? refused(problems) : await taken(folders, spoiled);
    figures[problems.length > 0 ? 'refused' : 'taken']++;
    if (i % BY_PROGRAM === 0) faults.push(...(await byProgram(folders, problems)));
    if (i % BY_REPAIR === 0 || mutation.name === 'typing mistakes') faults.push(...repaired(folders, problems));
    return faults;
  } catch (error) {
    return [`the program threw ${error instanceof Error ? error.stack : error}`];
  }
}

/** The faults of the messages about rejected data. */
function refused(problems: readonly Problem[]): string[] {
  figures.sentences += problems.length;
  return problems.flatMap((problem) => {
    const { file, line, column, reason } = problem;
    const text = existsSync(file) && lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '';
    const isPlace = line >= 1 && column >= 1 && line <= text.split('\n').length;
    const isSentence = LANGUAGES.map((language) => format(reason, language)).every(
      (message) => message.length > 10 && !/undefined(?! entity)|\[object|NaN|Error:|\n {4}at /.test(message),
    );
    return isPlace && isSentence ? [] : [`wrong message: ${problemLine(problem)}`];
  });
}

/** No value of the data is a fraction: `1.5` is the name of a chapter. */
function withoutFractions(tags: Tags): Tags {
  return tags.filter((tag) => typeof tag === 'string' || !tag.tag?.endsWith(':float'));
}

/** The faults of accepted data. */
async function taken(folders: readonly string[], spoiled: string): Promise<string[]> {
  await loadCatalog(folders);
  return readdirSync(spoiled, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const file = path.join(spoiled, name);
    if (!name.endsWith('.yaml') || path.basename(name).startsWith('.') || !existsSync(file)) return [];
    const read = readSource(file).source?.value;
    return isDeepStrictEqual(read, parse(readFileSync(file, 'utf8'), { customTags: withoutFractions }))
      ? []
      : [`two parsers read ${name} differently`];
  });
}

/** The faults of repairs: a second run must have nothing to do, and a repair must not make anything worse. */
function repaired(folders: readonly string[], before: readonly Problem[]): string[] {
  const { repaired: done } = repairData(folders);
  if (done.length === 0) return [];
  figures.repaired += done.length;
  const { repaired: again } = repairData(folders);
  const after = validateData(folders).problems;
  return [
    ...again.map((repair) => `repaired twice: ${problemLine(repair)}`),
    ...(after.length > before.length
      ? [`more problems after a repair: ${after.map((problem) => problemLine(problem)).join('; ')}`]
      : []),
  ];
}

/** The faults of the real program. */
async function byProgram(folders: readonly string[], problems: readonly Problem[]): Promise<string[]> {
  figures.byProgram++;
  const data = folders.flatMap((name) => ['--data', name]);
  const out = path.join(folder, 'out');
  rmSync(out, { recursive: true, force: true });
  const { code, stderr } = await runProcess('generate', '--years', '2026', '--no-feeds', '--out', out, ...data);
  if (problems.length > 0) {
    const isSaid = code === 1 && stderr.includes(folder) && !stderr.includes('\n    at ');
    return isSaid ? [] : [`generate ended with ${code}: ${stderr.slice(0, 500)}`];
  }
  if (code !== 0) return [`generate ended with ${code}: ${stderr.slice(0, 500)}`];
  figures.generated++;
  const api = path.join(out, 'api/v1');
  return readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .filter((_, i) => i % 7 === 0)
    .map((name) => path.join(api, name))
    .flatMap((file) => {
      const endpoint = /api\/v1\/(?:ru|en|cu)\/([a-z]+)\//.exec(file)?.[1];
      if (endpoint === undefined) return [];
      const check = validatorOf(`responses/${endpoint}`);
      return check(JSON.parse(readFileSync(file, 'utf8')))
        ? []
        : [`${path.relative(out, file)} does not match its schema`];
    });
}
