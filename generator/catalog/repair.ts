import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Message, message } from '../messages/message.ts';
import { editText } from './fixes/edit-text.ts';
import type { Edit, Fix } from './fixes/fix.ts';
import { oneAlphabet } from './fixes/one-alphabet.ts';
import { plainTyping } from './fixes/plain-typing.ts';
import { printedOrder } from './fixes/printed-order.ts';
import { yearForms } from './fixes/year-forms.ts';
import type { Problem } from './problem.ts';
import { readFolder } from './read-folder.ts';
import { type Source, valueAt } from './source.ts';
import { validatedReader } from './validated-file.ts';

/** All fixes in the order in which they are applied: each works on the result of those before it. */
export const FIXES: readonly Fix[] = [oneAlphabet, plainTyping, yearForms, printedOrder];

export interface Repairs {
  /** The changes: the place, the old and the new words. */
  readonly repaired: readonly Problem[];
  /** Changes that could not be made, and why, for a person to make. */
  readonly refused: readonly Problem[];
}

/**
 * Repairs data folders as far as that needs no judgement, in the files themselves; `validateData` names the rest. Each
 * folder is repaired separately. A file is written beside the old one and renamed, so it is always complete.
 */
export function repairData(folders: readonly string[]): Repairs {
  const readValidated = validatedReader(folders);
  const tried = folders.flatMap((folder, i) =>
    FIXES.flatMap((fix) => {
      const { files } = readFolder(folder, i > 0, readValidated);
      return files ? tryEdits(fix(files)) : [];
    }),
  );
  return {
    repaired: tried.filter(({ failure }) => failure === null).map(({ edit }) => repairOf(edit)),
    refused: tried.flatMap(({ edit, failure }) => (failure === null ? [] : refusalOf(edit, failure))),
  };
}

/** An edit in place is not certain to succeed, or the system refuses to write the file. */
type Failure = 'in place' | { readonly code: string };

interface Tried {
  readonly edit: Edit;
  /** Why the edit was not made; null if it was. */
  readonly failure: Failure | null;
}

function tryEdits(edits: readonly Edit[]): Tried[] {
  const sources = [...new Set(edits.map(({ source }) => source))];
  return sources.flatMap((source) => {
    const own = edits.filter((edit) => edit.source === source);
    return editFile(source, own);
  });
}

/** Makes all edits of a file; if they cannot be made together, each one that can. */
function editFile({ file, text: before }: Source<unknown>, edits: readonly Edit[]): Tried[] {
  const all = editText(before, edits);
  let text = all ?? before;
  const tried = edits.map((edit): Tried => {
    if (all !== null) return { edit, failure: null };
    const next = editText(text, [edit]);
    text = next ?? text;
    return { edit, failure: next === null ? 'in place' : null };
  });
  const failure = text === before ? null : replaceFile(file, text);
  return failure === null ? tried : edits.map((edit) => ({ edit, failure }));
}

/** Returns why the file could not be replaced, or null. A link stays a link, and the file keeps its permissions. */
function replaceFile(file: string, text: string): Failure | null {
  try {
    const target = realpathSync(file);
    accessSync(target, constants.W_OK);
    const beside = mkdtempSync(path.join(path.dirname(target), '.fix-'));
    const unfinished = path.join(beside, path.basename(target));
    try {
      writeFileSync(unfinished, text);
      chmodSync(unfinished, statSync(target).mode);
      renameSync(unfinished, target);
    } finally {
      rmSync(beside, { recursive: true, force: true });
    }
    return null;
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? String(error) };
  }
}

function repairOf({ source, path: place, change }: Edit): Problem {
  return source.problem(
    place,
    change.kind === 'reword'
      ? message('reworded', String(valueAt(source.value, place)), change.text)
      : message(
          'reordered',
          change.order.map((i) => i + 1),
        ),
  );
}

function refusalOf({ source, path: place, change }: Edit, failure: Failure): Problem {
  return source.problem(place, change.kind === 'reword' ? notReworded(change.text, failure) : notReordered(failure));
}

function notReworded(wanted: string, failure: Failure): Message {
  return failure === 'in place' ? message('notRewordable', wanted) : message('wordsNotWritten', wanted, failure.code);
}

function notReordered(failure: Failure): Message {
  return failure === 'in place' ? message('notReorderable') : message('orderNotWritten', failure.code);
}
