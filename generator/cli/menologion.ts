import type { Command } from 'commander';
import { type Failure as CacheFailure, DAMAGED } from '../cache/failure.js';
import { DataError, problemLine } from '../catalog/problem.ts';
import { StopError, systemSaying } from '../errors.ts';
import { says } from '../messages/saying.ts';
import { PACKAGE } from '../package.ts';
import { commandLine } from './command.ts';
import { coverageCommand } from './coverage-command.ts';
import { editCommand } from './edit-command.ts';
import { generateCommand } from './generate-command.ts';
import { importCommand } from './import-command.ts';
import { joinCommand } from './join-command.ts';
import { refuseTakenByNpm } from './npm.ts';
import { messagesOption } from './options.ts';
import { serveCommand } from './serve-command.ts';
import { SPOKEN, say, tell } from './spoken.ts';
import { validateCommand } from './validate-command.ts';
import { verifyCommand } from './verify-command.ts';

const COMMANDS = [
  generateCommand,
  serveCommand,
  verifyCommand,
  joinCommand,
  validateCommand,
  editCommand,
  coverageCommand,
  importCommand,
];

/** The complete command line, for one run. */
export function menologion(): Command {
  const program = commandLine('menologion', tell('aboutProgram'))
    .version(PACKAGE.version, '--version', tell('versionOption'))
    .addOption(messagesOption())
    .helpCommand('help [command]', tell('helpOption'))
    .hook('preSubcommand', (_, one) => refuseTakenByNpm(one, process.env));
  for (const one of COMMANDS) program.addCommand(one().addOption(messagesOption()));
  return program;
}

/** The message for a failure of the cache, which stops no command. */
export function cacheNotice(failure: CacheFailure): string {
  const { code, path: place } = failure;
  if (code === DAMAGED) return tell('cacheDamaged', place);
  return tell('cacheUnused', systemSaying(failure) ?? says('systemRefuses', code, place));
}

/** The message for an error; null if it is a fault of the program. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof DataError) return error.problems.map((problem) => problemLine(problem, SPOKEN)).join('\n');
  const saying = error instanceof StopError ? error.saying : systemSaying(error);
  return saying && say(saying);
}
