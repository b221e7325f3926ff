import path from 'node:path';
import type { Problem } from '../catalog/problem.ts';
import type { Argument, Message } from '../messages/message.ts';

/**
 * Gives a problem paths that say nothing about the machine: relative to its data folder, which is named
 * if there are several.
 */
export function shownPaths(folders: readonly string[]): (problem: Problem) => Problem {
  const places = folders.map((folder) => {
    const name = path.basename(path.resolve(folder));
    return { folder, name, start: path.join(folder, 'x').slice(0, -1), inside: folders.length === 1 ? '' : `${name}/` };
  });
  const text = (said: string) =>
    places.reduce((shown, { folder, name, start, inside }) => {
      if (shown === folder) return name;
      // The system names absolute paths inside its messages.
      if (path.isAbsolute(start))
        return shown.replaceAll(start, () => inside).replaceAll(start.slice(0, -1), () => name);
      return start !== '' && shown.startsWith(start) ? inside + shown.slice(start.length) : shown;
    }, said);
  const reason = ({ key, args }: Message): Message => ({ key, args: args.map(argument) });
  const argument = (one: Argument): Argument => {
    if (typeof one === 'string') return text(one);
    if (typeof one === 'number' || one === null) return one;
    return 'key' in one ? reason(one) : one.map(argument);
  };
  return (problem) => ({ ...problem, file: text(problem.file), reason: reason(problem.reason) });
}
