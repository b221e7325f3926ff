#!/usr/bin/env node
import { Command } from 'commander';
import { DataError } from './catalog/problem.ts';
import { coverageCommand } from './cli/coverage-command.ts';
import { generateCommand } from './cli/generate-command.ts';
import { importCommand } from './cli/import-command.ts';
import { joinCommand } from './cli/join-command.ts';
import { serveCommand } from './cli/serve-command.ts';
import { validateCommand } from './cli/validate-command.ts';
import { verifyCommand } from './cli/verify-command.ts';
import { StopError, systemSentence } from './errors.ts';
import { PACKAGE } from './package.ts';

const program = new Command('menologion')
  .description('The Orthodox calendar and its service texts as a JSON API of static files.')
  .version(PACKAGE.version, '--version', 'print the version')
  .addCommand(generateCommand())
  .addCommand(validateCommand())
  .addCommand(verifyCommand())
  .addCommand(joinCommand())
  .addCommand(coverageCommand())
  .addCommand(importCommand())
  .addCommand(serveCommand())
  .showHelpAfterError('(--help tells what may stand here)');

for (const stream of [process.stdout, process.stderr]) {
  // Whoever reads may have stopped reading (`validate | head`): the work goes on to its end all the same.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exit(1);
  });
}
try {
  await program.parseAsync();
} catch (error) {
  const isSaid = error instanceof StopError || error instanceof DataError;
  const sentence = isSaid ? error.message : systemSentence(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
