import { validateData } from '../../generator/catalog/load.ts';
import { problemLine } from '../../generator/catalog/problem.ts';
import { format } from '../../generator/messages/format.ts';
import type { Message } from '../../generator/messages/message.ts';
import { dataFolder } from './data-folder.ts';

/** The message of a rule in English; empty if it finds no problem. */
export function sentenceOf(reason: Message | null): string {
  return reason === null ? '' : format(reason);
}

/** The messages about a data folder, each without the path of the folder. */
export function problemLinesOf(folder: string): string[] {
  return validateData([folder]).problems.map((problem) => problemLine(problem).replaceAll(`${folder}/`, ''));
}

/** The same for a small data folder with these files. */
export function problemLines(files: Record<string, string>): string[] {
  return problemLinesOf(dataFolder(files));
}
