#!/usr/bin/env node
import { Command } from 'commander';
import { DataError } from './catalog/problem.ts';
import { coverageCommand } from './cli/coverage-command.ts';
import { generateCommand } from './cli/generate-command.ts';
import { joinCommand } from './cli/join-command.ts';
import { serveCommand } from './cli/serve-command.ts';
import { validateCommand } from './cli/validate-command.ts';
import { verifyCommand } from './cli/verify-command.ts';
import { StopError } from './errors.ts';
import { PACKAGE } from './package.ts';

const program = new Command('menologion')
  .description('The Orthodox calendar and its service texts as a JSON API of static files.')
  .version(PACKAGE.version, '--version', 'print the version')
  .addCommand(generateCommand())
  .addCommand(validateCommand())
  .addCommand(verifyCommand())
  .addCommand(joinCommand())
  .addCommand(coverageCommand())
  .addCommand(serveCommand())
  .showHelpAfterError('(--help tells what may stand here)');

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof StopError || error instanceof DataError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
