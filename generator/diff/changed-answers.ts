import type { TextEdition } from '../contract/editions.ts';
import type { ContentEndpoint } from '../contract/endpoints.ts';
import { idOfFileName } from '../contract/ids.ts';
import { blockFile, blocksFolder, contentFolder, inFolder } from '../contract/paths.ts';
import type { FileLine } from '../tree/record/record.ts';
import { isSame, type JsonObject, notAnswer, objectsIn, parsedObject } from './json.ts';
import type { OpenPart } from './open-tree.ts';

/** An answer by id that two trees give differently; undefined if a tree has none. */
export interface ChangedAnswer {
  readonly id: string;
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
  /** The folder or the block, for errors. */
  readonly file: string;
}

/** The answers that differ, in whatever form each tree has them. Files and blocks with equal lines are not read. */
export function* changedAnswers(
  before: OpenPart,
  after: OpenPart,
  endpoint: ContentEndpoint,
  edition: TextEdition,
): Iterable<ChangedAnswer> {
  const [one, other] = [linesOf(before, endpoint, edition), linesOf(after, endpoint, edition)];
  const [old, current] = [entriesIn(before, one, other), entriesIn(after, other, one)];
  for (const id of [...new Set([...old.keys(), ...current.keys()])].sort()) {
    const answer = { id, before: old.get(id), after: current.get(id), file: contentFolder(edition, endpoint) };
    if (!isSame(answer.before, answer.after)) yield answer;
  }
}

/** Files by their paths below the root. */
type Lines = ReadonlyMap<string, { readonly folder: string; readonly line: FileLine }>;

/** The files of an endpoint in an edition: a file for each id, or blocks. */
function linesOf({ folders }: OpenPart, endpoint: ContentEndpoint, edition: TextEdition): Lines {
  const lists = [
    {
      folder: contentFolder(edition, endpoint),
      isOurs: (name: string) => /^[^.]/.test(name) && name.endsWith('.json'),
    },
    { folder: blocksFolder(), isOurs: isBlockOf(endpoint, edition) },
  ];
  const lines = lists.flatMap(({ folder, isOurs }) =>
    [...(folders.get(folder)?.values() ?? [])].filter(({ name }) => isOurs(name)).map((line) => ({ folder, line })),
  );
  return new Map(lines.map((one) => [inFolder(one.folder, one.line.name), one]));
}

function isBlockOf(endpoint: ContentEndpoint, edition: TextEdition): (name: string) => boolean {
  return (name) => {
    const block = /-(\d+)\./.exec(name)?.[1];
    return block !== undefined && name === blockFile(edition, endpoint, Number(block));
  };
}

/** The entries of the files that the other tree does not have alike. */
function entriesIn({ tree }: OpenPart, lines: Lines, others: Lines): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const [file, { folder, line }] of lines) {
    if (others.get(file)?.line.hash === line.hash) continue;
    const { data } = parsedObject(tree.read(folder, line), file);
    try {
      for (const entry of objectsIn(data)) found.set(idOf(entry), entry);
    } catch (error) {
      throw notAnswer(file, error);
    }
    if (folder !== blocksFolder() && !found.has(idOfFileName(line.name.slice(0, -'.json'.length))))
      throw notAnswer(file);
  }
  return found;
}

function idOf({ id }: JsonObject): string {
  if (typeof id === 'string') return id;
  throw new TypeError('no id');
}
