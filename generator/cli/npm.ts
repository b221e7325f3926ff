import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { IS_SOURCE } from '../package.ts';

/** Words that no shell changes. */
const PLAIN = /^[\p{L}\p{N}_./:@%+,=-]+$/u;

/** A command as a person types it: with npm in a checkout, with npx where the package is installed. */
export function invocation(command: string, args: readonly string[]): string {
  const words = args.map((word) => (PLAIN.test(word) ? word : quoted(word)));
  if (!IS_SOURCE) return ['npx', 'menologion', command, ...words].join(' ');
  return ['npm', 'run', command, ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
}

function quoted(word: string): string {
  return process.platform === 'win32' ? `"${word}"` : `'${word.replaceAll("'", `'\\''`)}'`;
}

/**
 * Refuses a run of a command whose options stand before `--`, because npm takes them for its own settings and passes at
 * most their values on: `npm run generate --years=2026` would write all years.
 */
export function refuseTakenByNpm({ options }: Command, env: Readonly<Record<string, string | undefined>>): void {
  const taken = options
    .filter((option) => option.required && env[`npm_config_${option.attributeName()}`] !== undefined)
    .flatMap(({ long }) => long ?? []);
  if (taken.length > 0) throw new UserError(message('takenByNpm', taken));
}
