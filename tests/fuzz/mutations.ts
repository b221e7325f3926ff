import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Random } from './random.ts';

/** One way to damage data, or to make a damaged pack. Returns the names of the files. */
export type Mutation = { readonly name: string } & (
  | { readonly pack: false; make(folder: string, chance: Random): string }
  | { readonly pack: true; make(folder: string, chance: Random, data: string): string }
);

/** Values that people and programs write by mistake, and some malicious ones. */
const ODD_VALUES = [
  ...[
    '0x10',
    '+1',
    '1e3',
    '-1',
    '0',
    '99999999999999999999',
    '1.5',
    '.inf',
    '~',
    'null',
    'true',
    '2026-01-01',
    '""',
    "''",
  ],
  ...[
    '[]',
    '{}',
    '[[[]]]',
    '{ a: 1 }',
    '- x',
    '*a',
    '&a x',
    '!!str x',
    '!!js/function x',
    '!!binary aGk=',
    '@x',
    '%x',
    '`',
  ],
  ...[
    '"<b>x</b>"',
    '"x </p y"',
    '"<a href=\\"#x"',
    '"a <script>b</script>"',
    '"&amp;&lt;"',
    '"\\u202Ex"',
    '"\\u0000"',
    '"\\uFEFF"',
  ],
  ...[
    '"\\uD800"',
    'con',
    'NUL.txt',
    '__proto__',
    'constructor',
    '../../x',
    '/etc/passwd',
    'a:b',
    'x'.repeat(5000),
    '"  x  "',
    '"x\\ny"',
  ],
  ...[
    "'it''s'",
    '"quoted"',
    'Мч. Некто',
    'Преподобного Некто',
    'Пpеподобный',
    'x (1392 г.)',
    'pascha+1000',
    'julian 02-30',
    'always',
  ],
];

const PIECES = [
  '\t',
  '\r',
  '\r\n',
  '\n\n',
  '---\n',
  '...\n',
  '# x\n',
  '\u0000',
  '\uFEFF',
  '\u2028',
  ':',
  ' #',
  '{',
  ']',
  '"',
  "'",
  '|',
  '>',
  '&a ',
  '*a',
];

function filesOf(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && statSync(path.join(folder, name)).isFile())
    .sort();
}

/** Changes the text of one YAML file. */
function inText(name: string, change: (text: string, chance: Random) => string): Mutation {
  return {
    name,
    pack: false,
    make(folder, chance) {
      const file = chance.of(filesOf(folder, /\.yaml$/));
      const text = readFileSync(path.join(folder, file), 'utf8');
      writeFileSync(path.join(folder, file), change(text, chance));
      return file;
    },
  };
}

/** Changes one line of a YAML file. */
function inLine(name: string, change: (line: string, chance: Random, lines: readonly string[]) => string[]): Mutation {
  return inText(name, (text, chance) => {
    const lines = text.split('\n');
    const at = chance.below(lines.length);
    return lines.toSpliced(at, 1, ...change(lines[at] ?? '', chance, lines)).join('\n');
  });
}

/** Typing mistakes in a name. */
const HASTY: readonly ((line: string) => string)[] = [
  (line) => line.replace('о', 'o'),
  (line) => line.replace('a', 'а'),
  (line) => line.replace(/ (?=\S+$)/, '  '),
  (line) => line.replace(/[«»“”]/g, '"'),
  (line) => line.replace('–', '-'),
  (line) => line.replace(/\)$/, ' г.)'),
  (line) => line.replace(/\)$/, ').'),
  (line) => line.replace('(', '(†'),
];

/** Makes typing mistakes in three names of a month. */
function inNames(name: string): Mutation {
  return {
    name,
    pack: false,
    make(folder, chance) {
      const file = chance.of(filesOf(folder, /^menologion\/.*\.yaml$/));
      const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
      const names = lines.flatMap((line, i) => (/^ +(?:ru|en): /.test(line) ? i : []));
      for (let i = 0; i < 3; i++) {
        const at = chance.of(names);
        lines[at] = chance.of(HASTY)(lines[at] ?? '');
      }
      writeFileSync(path.join(folder, file), lines.join('\n'));
      return file;
    },
  };
}

/** Changes the bytes of one file of a kind. */
function inBytes(name: string, pattern: RegExp, change: (bytes: Buffer, chance: Random) => Uint8Array): Mutation {
  return {
    name,
    pack: false,
    make(folder, chance) {
      const file = chance.of(filesOf(folder, pattern));
      writeFileSync(path.join(folder, file), change(readFileSync(path.join(folder, file)), chance));
      return file;
    },
  };
}

/** Changes the file or the folder at one path. */
function atPath(name: string, change: (target: string, chance: Random, folder: string) => void): Mutation {
  return {
    name,
    pack: false,
    make(folder, chance) {
      const file = chance.of(readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort());
      change(path.join(folder, file), chance, folder);
      return file;
    },
  };
}

const instead = (put: (target: string) => void) => (target: string) => {
  rmSync(target, { recursive: true });
  put(target);
};

function aPack(name: string, spoil: (text: string, chance: Random) => string): Mutation {
  return {
    name,
    pack: true,
    make(folder, chance, data) {
      mkdirSync(folder);
      const names = Array.from({ length: 1 + chance.below(4) }, () => chance.of(filesOf(data, /(?<!labels)\.yaml$/)));
      for (const file of names) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), spoil(readFileSync(path.join(data, file), 'utf8'), chance));
      }
      return names.join(', ');
    },
  };
}

function withOddValue(text: string, chance: Random): string {
  const places = [...text.matchAll(/(?<=[\w-]: )[^\n,}{[\]|>]+(?=[\n,}])/g)];
  if (places.length === 0) return text;
  const { 0: old, index } = chance.of(places);
  return text.slice(0, index) + chance.of(ODD_VALUES) + text.slice(index + old.length);
}

const SVG_PARTS = [
  ...[
    '<script>x</script>',
    '<g onload="x()"/>',
    '<foreignObject/>',
    '<use href="https://x.example#a"/>',
    '<!-- x -->',
    '&x;',
  ],
  ...[
    '<style>@import "x";</style>',
    '<path fill="url(//x)"/>',
    '<!DOCTYPE svg>',
    '<?x?>',
    '<g/>',
    '<title>x</title>',
    '<',
    ']]>',
  ],
];

export const mutations: readonly Mutation[] = [
  inText('an odd value', withOddValue),
  inText('an odd value', withOddValue),
  inText('an odd value', withOddValue),
  inText('another key', (text, chance) => {
    const places = [...text.matchAll(/[a-zA-Z]+(?=: )/g)];
    if (places.length === 0) return text;
    const { 0: old, index } = chance.of(places);
    return (
      text.slice(0, index) +
      chance.of(['x', '__proto__', 'id', 'ru', 'constructor', '<<', '0', '"a b"', '? a']) +
      text.slice(index + old.length)
    );
  }),
  inText('an inserted piece', (text, chance) => {
    const at = chance.below(text.length + 1);
    return text.slice(0, at) + chance.of(PIECES) + text.slice(at);
  }),
  inText('a deleted piece', (text, chance) => {
    const at = chance.below(text.length);
    return text.slice(0, at) + text.slice(at + 1 + chance.below(80));
  }),
  inText('a repeated piece', (text, chance) => {
    const [at, length] = [chance.below(text.length), chance.below(400)];
    return text.slice(0, at + length) + text.slice(at);
  }),
  inText('HTML between words', (text, chance) => {
    const places = [...text.matchAll(/(?<=\p{L}) (?=\p{L})/gu)];
    if (places.length === 0) return text;
    const at = chance.of(places).index;
    const tag = chance.of([
      '<em>',
      '</em>',
      '<p>',
      '</p ',
      '<h2>x</h2>',
      '<br>',
      '<a href="#x',
      '<b>',
      '<!-- ',
      '&nbsp;',
      '&x;',
      ' < ',
      '<li>',
      '<script>',
    ]);
    return text.slice(0, at) + tag + text.slice(at);
  }),
  inText('truncated', (text, chance) => text.slice(0, chance.below(text.length))),
  inText('emptied', (_, chance) => chance.of(['', '\n', '# x\n', '[]', '{}', 'null', 'x', '1', '---\n---\n'])),
  inText('Windows line ends', (text) => text.replaceAll('\n', '\r\n')),
  inText('a byte order mark', (text) => `\uFEFF${text}`),
  inLine('a deleted line', () => []),
  inLine('a repeated line', (line) => [line, line]),
  inLine('a line from another place', (line, chance, lines) => [line, chance.of(lines)]),
  inLine('more indentation', (line, chance) => [' '.repeat(1 + chance.below(3)) + line]),
  inLine('less indentation', (line) => [line.replace(/^ {1,2}/, '')]),
  inNames('typing mistakes'),
  inNames('typing mistakes'),
  inBytes('a changed byte', /\.yaml$/, (bytes, chance) => {
    bytes[chance.below(bytes.length)] = chance.below(256);
    return bytes;
  }),
  inBytes('another encoding', /\.yaml$/, (bytes, chance) =>
    Buffer.from(bytes.toString('utf8'), chance.of(['utf16le', 'latin1'])),
  ),
  inBytes('a picture with a changed byte', /\.svg$/, (bytes, chance) => {
    bytes[chance.below(bytes.length)] = chance.below(256);
    return bytes;
  }),
  inBytes('a truncated picture', /\.svg$/, (bytes, chance) => bytes.subarray(0, chance.below(bytes.length))),
  inBytes('a picture with an inserted piece', /\.svg$/, (bytes, chance) => {
    const text = bytes.toString('utf8');
    const at = chance.below(text.length);
    return Buffer.from(text.slice(0, at) + chance.of(SVG_PARTS) + text.slice(at));
  }),
  atPath('deleted', (target) => rmSync(target, { recursive: true })),
  atPath(
    'a file in its place',
    instead((target) => writeFileSync(target, 'x')),
  ),
  atPath(
    'a folder in its place',
    instead((target) => mkdirSync(target)),
  ),
  atPath(
    'a link to nothing',
    instead((target) => symlinkSync('nothing', target)),
  ),
  atPath(
    'a link to itself',
    instead((target) => symlinkSync(path.basename(target), target)),
  ),
  atPath(
    'a link to the folder above',
    instead((target) => symlinkSync('..', target)),
  ),
  atPath(
    'a link outside',
    instead((target) => symlinkSync('/etc/passwd', target)),
  ),
  atPath(
    'a device',
    instead((target) => symlinkSync('/dev/zero', target)),
  ),
  atPath(
    'a pipe',
    instead((target) => void execFileSync('mkfifo', [target])),
  ),
  atPath('another name', (target, chance) =>
    renameSync(
      target,
      path.join(
        path.dirname(target),
        chance.of(['x', 'x.yaml', 'README.md', 'CON', '-a', '__proto__', 'а', 'a b', 'A'.repeat(200)]),
      ),
    ),
  ),
  atPath('a copy over another file', (target, chance, folder) => {
    const files = filesOf(folder, /\.(yaml|svg)$/);
    if (statSync(target).isFile()) copyFileSync(target, path.join(folder, chance.of(files)));
    else copyFileSync(path.join(folder, chance.of(files)), path.join(target, 'x.yaml'));
  }),
  aPack('a pack of the same data', (text) => text),
  aPack('a pack with an odd value', withOddValue),
  aPack('a truncated pack', (text, chance) => text.slice(0, chance.below(text.length))),
  aPack('a pack with missing lines', (text, chance) =>
    text
      .split('\n')
      .filter(() => chance.below(10) > 0)
      .join('\n'),
  ),
];
