import { Document, isScalar, Scalar, visit } from 'yaml';
import { CONTENT_ID, fileNameOfId, idOfFileName } from '../../contract/ids.ts';
import { printable } from '../../printable.ts';
import type { Imported, ImportReport, NewTexts } from './import.ts';
import type { Refusal } from './texts.ts';

/** The source and the license of the texts of a pack. */
export const NOTICE = 'NOTICE.md';
export const REPORT = 'report.txt';
/** Folder of the texts, as in the data. */
export const PACK_TEXTS = 'texts';
const TEXT_FILE = /^texts\/([^/]+)\/(?:canon-[1-9]\d?\.cu|hymnography)\.yaml$/;
const SCHEMA_LINE =
  /^# yaml-language-server: \$schema=\S+\/schemas\/data\/texts\/(?:canon|hymnography)\.schema\.json\n/;
const NOTICE_HEAD = `# Source of these texts

Service books of the Moscow Patriarchate, from the digital edition of the Slavonic Computing Initiative
(https://github.com/slavonic/cu-md-sandbox), read by Menologion.`;
const BLOCKS = new Set(['text', 'church', 'cu', 'ru', 'en']);

/** The files of a pack by path, in order. `schemas` is the path from the pack to the schemas, for editors. */
export function packFiles({ texts, report }: Imported, licence: string, schemas: string): Map<string, string> {
  return new Map([
    [NOTICE, notice(licence)],
    [REPORT, reportLines(report)],
    ...[...texts].flatMap(([id, own]) => filesOf(id, own, schemas)),
  ]);
}

/** Whether an import gives a file of a pack this name. */
export function isPackFile(name: string): boolean {
  const folder = TEXT_FILE.exec(name)?.[1];
  if (folder === undefined) return name === NOTICE || name === REPORT;
  const id = idOfFileName(folder);
  return CONTENT_ID.test(id) && fileNameOfId(id) === folder;
}

/** Whether a file of a pack begins like one of this name that an import has written. A report may begin with anything. */
export function looksImported(name: string, text: string): boolean {
  if (name === NOTICE) return text.startsWith(NOTICE_HEAD);
  return name === REPORT || SCHEMA_LINE.test(text);
}

function filesOf(id: string, { canons, hymnography }: NewTexts, schemas: string): [string, string][] {
  const file = (name: string, kind: string, value: object): [string, string] => [
    `${PACK_TEXTS}/${fileNameOfId(id)}/${name}.yaml`,
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
  return `${NOTICE_HEAD} Each text names its book, chapter and page.
report.txt lists what the program could not read.

The digital edition has this licence:

${licence.trim()}
`;
}

const row = (...cells: readonly string[]) => cells.map(printable).join('\t');

/** Everything that a person should see, by file and line. */
export function reportLines({ refused, notes, doubts, begun, unread, differences, left }: ImportReport): string {
  const line =
    (kind: string) =>
    ({ file, line: at, what }: Refusal) =>
      row(kind, at === 0 ? file : `${file}:${at}`, what);
  return [
    ...left.map(({ book, why }) => row('left out', book, why ?? 'the checkout does not have it')),
    ...refused.map(line('refused')),
    ...notes.map(line('decided')),
    ...differences.map(({ text, own, book, file, line: at }) =>
      row('differs', `${file}:${at}`, `${text}: ${own || '—'} | ${book || '—'}`),
    ),
    ...doubts.map(line('doubt')),
    ...begun.map(line('begun')),
    ...unread.map(line('not read yet')),
    '',
  ].join('\n');
}
