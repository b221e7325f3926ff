import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Document, isScalar, Scalar, visit } from 'yaml';
import { fileNameOfId } from '../contract/ids.ts';
import { StopError } from '../errors.ts';
import { says } from '../messages/saying.ts';
import type { Imported, ImportReport, NewTexts } from './import.ts';
import type { Refusal } from './texts.ts';

const NOTICE = 'NOTICE.md';
const BLOCKS = new Set(['text', 'church', 'cu', 'ru', 'en']);

/** The files of a pack by path, in order. `schemas` is the path from the pack to the schemas, for editors. */
export function packFiles({ texts, report }: Imported, licence: string, schemas: string): Map<string, string> {
  return new Map([
    [NOTICE, notice(licence)],
    ['report.txt', reportLines(report)],
    ...[...texts].flatMap(([id, own]) => filesOf(id, own, schemas)),
  ]);
}

/**
 * Writes a pack beside its folder and renames it, so that the folder is always complete. Throws {@link StopError} if
 * the folder has anything but an earlier pack.
 */
export function writePack(folder: string, files: ReadonlyMap<string, string>): void {
  if (existsSync(folder) && !existsSync(path.join(folder, NOTICE))) {
    throw new StopError(says('folderIsNoPack', folder));
  }
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const [name, text] of files) {
    const file = path.join(unfinished, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

function filesOf(id: string, { canons, hymnography }: NewTexts, schemas: string): [string, string][] {
  const file = (name: string, kind: string, value: object): [string, string] => [
    `texts/${fileNameOfId(id)}/${name}.yaml`,
    `# yaml-language-server: $schema=../../${schemas}/data/texts/${kind}.schema.json\n${yaml(value)}`,
  ];
  return [
    ...canons.map(({ number, canon }) => file(`canon-${number}.cu`, 'canon', canon)),
    ...(hymnography ? [file('hymnography', 'hymnography', hymnography)] : []),
  ];
}

/** YAML in the style of the data: texts are blocks, everything else is on one line. */
function yaml(value: object): string {
  const document = new Document(value);
  visit(document, {
    Pair(_, { key, value: own }) {
      if (isScalar(key) && BLOCKS.has(String(key.value)) && isScalar(own)) own.type = Scalar.BLOCK_LITERAL;
    },
  });
  return document.toString({ lineWidth: 0 });
}

function notice(licence: string): string {
  return `# Source of these texts

Service books of the Moscow Patriarchate, from the digital edition of the Slavonic Computing Initiative
(https://github.com/slavonic/cu-md-sandbox), read by Menologion. Each text names its book, chapter and page.
report.txt lists what the program could not read.

The digital edition has this licence:

${licence.trim()}
`;
}

/** Everything that a person should see, by file and line. */
export function reportLines({ refused, notes, doubts, begun, unread, differences, left }: ImportReport): string {
  const line =
    (kind: string) =>
    ({ file, line: at, what }: Refusal) =>
      [kind, at === 0 ? file : `${file}:${at}`, what].join('\t');
  return [
    ...left.map(({ book, why }) => ['left out', book, why ?? 'the checkout does not have it'].join('\t')),
    ...refused.map(line('refused')),
    ...notes.map(line('decided')),
    ...differences.map(({ text, own, book, file, line: at }) =>
      ['differs', `${file}:${at}`, `${text}: ${own || '—'} | ${book || '—'}`].join('\t'),
    ),
    ...doubts.map(line('doubt')),
    ...begun.map(line('begun')),
    ...unread.map(line('not read yet')),
    '',
  ].join('\n');
}
