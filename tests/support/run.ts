import { execFile } from 'node:child_process';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line as a user would. */
export function run(...args: string[]): Promise<Ran> {
  return execute(process.execPath, COMMAND, args);
}

/** The same in a shell that was given limits first, such as `ulimit -n 64`. */
export function runWithin(limits: string, ...args: string[]): Promise<Ran> {
  return execute('sh', ['-c', `${limits} && exec "$@"`, 'sh', process.execPath, ...COMMAND], args);
}

const COMMAND = ['--import', 'tsx', 'generator/cli.ts'];

function execute(program: string, before: readonly string[], args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      program,
      [...before, ...args],
      { env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 1e8 },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}
