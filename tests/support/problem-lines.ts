import { validateData } from '../../generator/catalog/load.ts';
import { problemLine } from '../../generator/catalog/problem.ts';
import { inWords } from '../../generator/messages/in-words.ts';
import type { Saying } from '../../generator/messages/saying.ts';
import { dataFolder } from './data-folder.ts';

/** The message of a rule in English; empty if it finds no problem. */
export function sentenceOf(saying: Saying | null): string {
  return saying === null ? '' : inWords(saying);
}

/** The messages about a data folder, each without the path of the folder. */
export function problemLinesOf(folder: string): string[] {
  return validateData([folder]).problems.map((problem) => problemLine(problem).replaceAll(`${folder}/`, ''));
}

/** The same for a small data folder with these files. */
export function problemLines(files: Record<string, string>): string[] {
  return problemLinesOf(dataFolder(files));
}
