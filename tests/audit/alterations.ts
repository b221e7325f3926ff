import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Random } from '../fuzz/random.ts';
import { imageOf } from './image.ts';

/**
 * One way to damage a tree. `beside` is a folder outside the tree. Returns the paths that differ from before; none if
 * nothing could be done.
 */
export interface Alteration {
  readonly name: string;
  alter(out: string, chance: Random, beside: string): string[];
}

const MARK = 'manifest/tree.json';
const MANIFEST = 'manifest.json';

/** The paths of all plain files, or of all folders, of a tree. */
function pathsOf(out: string, kind: 'file' | 'folder'): string[] {
  return [...imageOf(out)]
    .filter(([, what]) => (kind === 'folder' ? what === kind : /^[0-9a-f]{40}$/.test(what)))
    .map(([name]) => name)
    .sort();
}

/** A random file; half of the time one of the few that are neither days nor akathists. */
function someFile(out: string, chance: Random): string {
  const files = pathsOf(out, 'file');
  const rare = files.filter((name) => !/\/\d{4}\/|\/akathists\//.test(name));
  return chance.of(chance.below(2) === 0 ? rare : files);
}

function atFile(
  name: string,
  alter: (file: string, chance: Random, beside: string) => boolean | undefined,
): Alteration {
  return {
    name,
    alter(out, chance, beside) {
      const one = someFile(out, chance);
      return alter(path.join(out, one), chance, beside) === false ? [] : [one];
    },
  };
}

function atFolder(name: string, alter: (folder: string, chance: Random, beside: string) => void): Alteration {
  return {
    name,
    alter(out, chance, beside) {
      const one = chance.of(pathsOf(out, 'folder'));
      alter(path.join(out, one), chance, beside);
      return [one];
    },
  };
}

/** Puts something new into a folder of the tree or into its root. */
function addition(name: string, names: readonly string[], put: (place: string, beside: string) => void): Alteration {
  return {
    name,
    alter(out, chance, beside) {
      const one = path.posix.join(chance.of(['', ...pathsOf(out, 'folder')]), chance.of(names));
      if (existsSync(path.join(out, one))) return [];
      put(path.join(out, one), beside);
      return [one];
    },
  };
}

function changedJson(name: string, files: (out: string) => string[]): Alteration {
  return {
    name,
    alter(out, chance) {
      const one = chance.of(files(out));
      const file = path.join(out, one);
      const before = readFileSync(file, 'utf8');
      const value = JSON.parse(before);
      changeLeaf(value, chance);
      const text = `${JSON.stringify(value, null, before.startsWith('{\n') ? 1 : 0)}\n`;
      writeFileSync(file, text);
      return text === before ? [] : [one];
    },
  };
}

/** Gives one leaf of a value another value of its type, or deletes it. */
function changeLeaf(value: Record<string, unknown>, chance: Random): void {
  const key = chance.of(Object.keys(value));
  const leaf = value[key];
  if (leaf !== null && typeof leaf === 'object' && Object.keys(leaf).length > 0) {
    changeLeaf(leaf as Record<string, unknown>, chance);
  } else if (chance.below(4) === 0) {
    if (Array.isArray(value)) value.splice(Number(key), 1);
    else delete value[key];
  } else if (typeof leaf === 'number') value[key] = leaf + 1;
  else if (typeof leaf === 'boolean') value[key] = !leaf;
  else if (typeof leaf === 'string' && /^[0-9a-f]{16,}$/.test(leaf))
    value[key] = leaf.replace(/^./, (c) => (c === '0' ? '1' : '0'));
  else value[key] = typeof leaf === 'string' ? `${leaf}x` : 'x';
}

/** A record that is well formed except for the path of its folder: outside the tree, or in a place of another part. */
const crafted: Alteration = {
  name: 'a record of a folder outside its part',
  alter(out, chance) {
    const part = chance.of(['2026', '2027', 'texts', 'pages', 'content', '2999', '..', 'x']);
    const lines = ['diary.txt 4 0000000000000000'];
    const sha256 = createHash('sha256').update(lines.join('\n')).digest('hex');
    const way = chance.of([
      '../precious',
      '/tmp',
      '..',
      '',
      'api/v1/en/fasting/2026/../../../../../../precious',
      '.',
      'api',
    ]);
    const about = JSON.stringify({ path: way, bytes: 4, sha256 }).slice(0, -1);
    const inputs = /"inputs":"([0-9a-f]{64})"/.exec(readFileSync(path.join(out, 'manifest/2026.json'), 'latin1'))?.[1];
    const file = `manifest/${part}.json`;
    writeFileSync(
      path.join(out, file),
      `{"inputs":${JSON.stringify(inputs ?? 'x')},"folders":[\n ${about},"files":[\n  ${JSON.stringify(lines[0])}\n ]}\n]}\n`,
    );
    return [file];
  },
};

const records = (out: string) =>
  readdirSync(path.join(out, 'manifest'))
    .filter((name) => name !== 'tree.json')
    .map((name) => `manifest/${name}`);

export const ALTERATIONS: readonly Alteration[] = [
  atFile('a changed byte', (file, chance) => {
    const bytes = readFileSync(file);
    if (bytes.length === 0) return false;
    const at = chance.below(bytes.length);
    bytes[at] = (bytes[at] as number) ^ (1 << chance.below(8));
    writeFileSync(file, bytes);
  }),
  atFile('a truncated file', (file, chance) => {
    const bytes = readFileSync(file);
    if (bytes.length === 0) return false;
    writeFileSync(file, bytes.subarray(0, chance.below(bytes.length)));
  }),
  atFile(
    'a longer file',
    (file) => writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from(' ')])) ?? undefined,
  ),
  atFile('a deleted file', (file) => rmSync(file) ?? undefined),
  atFile('a link in place of a file', (file, chance, beside) => {
    const same = path.join(beside, `same-${chance.below(1e9)}`);
    cpSync(file, same);
    rmSync(file);
    symlinkSync(chance.of([same, '/dev/zero', '/nowhere', path.basename(file)]), file);
  }),
  atFile('a pipe in place of a file', (file) => {
    rmSync(file);
    execFileSync('mkfifo', [file]);
  }),
  atFile('a folder in place of a file', (file, chance) => {
    rmSync(file);
    mkdirSync(file);
    if (chance.below(2) === 0) writeFileSync(path.join(file, 'inside.txt'), 'x');
  }),
  atFile(
    'a name in capitals',
    (file) => renameSync(file, path.join(path.dirname(file), path.basename(file).toUpperCase())) ?? undefined,
  ),
  {
    name: 'two files swapped',
    alter(out, chance) {
      const [a, b] = [someFile(out, chance), someFile(out, chance)];
      const [one, other] = [a, b].map((name) => readFileSync(path.join(out, name))) as [Buffer, Buffer];
      if (one.equals(other)) return [];
      writeFileSync(path.join(out, a), other);
      writeFileSync(path.join(out, b), one);
      return [a, b];
    },
  },
  atFolder('a deleted folder', (folder) => rmSync(folder, { recursive: true })),
  atFolder('a file in place of a folder', (folder) => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'x');
  }),
  atFolder('a pipe in place of a folder', (folder) => {
    rmSync(folder, { recursive: true });
    execFileSync('mkfifo', [folder]);
  }),
  atFolder('a link in place of a folder', (folder, chance, beside) => {
    const same = path.join(beside, `same-${chance.below(1e9)}`);
    cpSync(folder, same, { recursive: true });
    rmSync(folder, { recursive: true });
    symlinkSync(chance.of([same, '/nowhere', '.', '..']), folder);
  }),
  addition(
    'an extra file',
    ['note.txt', 'x.part', '.hidden', '2026-13-01.json', '2026-01-01.json.part', 'ж “x”.txt', 'con'],
    (place) => writeFileSync(place, 'x'),
  ),
  addition('an extra folder', ['new', '2027', '2031', '2026.part', '.well-known', 'en'], (place) => mkdirSync(place)),
  addition('an extra folder with a file', ['new', '2031', 'api', 'manifest', 'saints'], (place) => {
    mkdirSync(path.join(place, 'deep'), { recursive: true });
    writeFileSync(path.join(place, 'deep/note.txt'), 'x');
  }),
  addition('an extra link', ['link', '2027', '2031.part', '2026-02-02.json.part'], (place, beside) =>
    symlinkSync(beside, place),
  ),
  addition('an extra pipe', ['pipe', 'api.part'], (place) => execFileSync('mkfifo', [place])),
  changedJson('a changed record', records),
  changedJson('a changed index of datasets', () => ['api/v1/datasets/datapackage.json']),
  changedJson('a changed manifest', () => [MANIFEST]),
  changedJson('a changed mark', () => [MARK]),
  crafted,
  {
    name: 'invalid JSON',
    alter(out, chance) {
      const one = chance.of([MARK, MANIFEST, 'api/v1/datasets/datapackage.json', ...records(out)]);
      writeFileSync(
        path.join(out, one),
        chance.of(['', '{', 'null', '[]', '{}', '0', '{"inputs":null}', '\u0000', '[[[['.repeat(10_000)]),
      );
      return [one];
    },
  },
  {
    name: 'a record of another year',
    alter(out, chance) {
      const [from, to] = [chance.of(['2026', '2027']), chance.of(['2028', '2031', 'texts'])];
      cpSync(path.join(out, `manifest/${from}.json`), path.join(out, `manifest/${to}.json`));
      return [`manifest/${to}.json`];
    },
  },
];

/** Damages a tree in the given ways, one after another. Returns what was done, and at which paths. */
export function damage(
  out: string,
  alterations: readonly Alteration[],
  chance: Random,
  beside: string,
): { what: string; paths: string[] } {
  const done: string[] = [];
  const paths: string[] = [];
  for (const { name, alter } of alterations) {
    try {
      const altered = alter(out, chance, beside);
      if (altered.length > 0) done.push(`${name} (${altered.join(', ')})`);
      paths.push(...altered);
    } catch (error) {
      // The first alteration may have deleted what the second would alter.
      if (done.length === 0) throw error;
    }
  }
  return { what: done.join(', '), paths };
}

/** Whether no file is left that says which tree it was; two files say this. */
export function hasLostMarks(paths: readonly string[]): boolean {
  return paths.includes(MANIFEST) && paths.some((one) => one === MARK || MARK.startsWith(`${one}/`));
}
