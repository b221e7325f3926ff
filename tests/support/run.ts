import { execFile } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import path from 'node:path';

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

/** Somebody who may not do everything, where the tests are run by the one who may. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

/** The same by somebody who may read and write only what is theirs. */
export function runAsNobody(...args: string[]): Promise<Ran> {
  return execute(process.execPath, COMMAND, args, NOBODY ?? {});
}

/** Makes a folder with all that is in it theirs. */
export function giveToNobody(folder: string): void {
  if (NOBODY === null) return;
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    chownSync(path.join(folder, name), NOBODY.uid, NOBODY.gid);
  }
}

/** Runs a command of the tests, such as `tests/printed/check-printed.ts`. */
export function runCheck(script: string, ...args: string[]): Promise<Ran> {
  return execute(process.execPath, ['--import', 'tsx', script], args);
}

const COMMAND = ['--import', 'tsx', 'generator/cli.ts'];

function execute(program: string, before: readonly string[], args: readonly string[], user = {}): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      program,
      [...before, ...args],
      { env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 1e8, ...user },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}
