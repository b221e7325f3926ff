import type { Command } from 'commander';
import { type Failure as CacheFailure, DAMAGED } from '../cache/failure.js';
import { DataError, problemLine } from '../catalog/problem.ts';
import { systemMessage, UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { PACKAGE } from '../package.ts';
import { commandLine } from './command.ts';
import { coverageCommand } from './coverage-command.ts';
import { diffCommand } from './diff-command.ts';
import { editCommand } from './edit-command.ts';
import { expandCommand } from './expand-command.ts';
import { exportCommand } from './export-command.ts';
import { generateCommand } from './generate-command.ts';
import { importCommand } from './import-command.ts';
import { joinCommand } from './join-command.ts';
import { listCommand } from './list-command.ts';
import { localize, localized, MESSAGE_LANGUAGE } from './localize.ts';
import { mirrorCommand } from './mirror-command.ts';
import { refuseTakenByNpm } from './npm.ts';
import { messagesOption } from './options.ts';
import { serveCommand } from './serve-command.ts';
import { validateCommand } from './validate-command.ts';
import { verifyCommand } from './verify-command.ts';

const COMMANDS = [
  generateCommand,
  serveCommand,
  verifyCommand,
  listCommand,
  diffCommand,
  joinCommand,
  mirrorCommand,
  expandCommand,
  exportCommand,
  validateCommand,
  editCommand,
  coverageCommand,
  importCommand,
];

/** The complete command line, for one run. */
export function menologion(): Command {
  const program = commandLine('menologion', localized('aboutProgram'))
    .version(PACKAGE.version, '--version', localized('versionOption'))
    .addOption(messagesOption())
    .helpCommand('help [command]', localized('helpOption'))
    .hook('preSubcommand', (_, one) => refuseTakenByNpm(one, process.env));
  for (const one of COMMANDS) program.addCommand(withMessages(one()));
  return program;
}

/** A command with the option for the language of messages, which its own commands have too. */
function withMessages(one: Command): Command {
  for (const inner of one.commands) withMessages(inner);
  return one.addOption(messagesOption());
}

/** The message for a failure of the cache, which stops no command. */
export function cacheNotice(failure: CacheFailure): string {
  const { code, path: place } = failure;
  if (code === DAMAGED) return localized('cacheDamaged', place);
  return localized('cacheUnused', systemMessage(failure) ?? message('systemRefuses', code, place));
}

/** The message for an error; null if it is a fault of the program. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof DataError)
    return error.problems.map((problem) => problemLine(problem, MESSAGE_LANGUAGE)).join('\n');
  const reason = error instanceof UserError ? error.reason : systemMessage(error);
  return reason && localize(reason);
}
