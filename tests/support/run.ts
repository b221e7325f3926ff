import { execFile } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import { type Command, CommanderError } from 'commander';
import { menologion, sentenceOf } from '../../generator/cli/menologion.ts';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the command line within this process, which saves the start of a process and the reading of known data. What
 * belongs to a process (its language, rights, limits and death) is tested with `runProcess` and the functions below it.
 */
export function run(...args: string[]): Promise<Ran> {
  // One after another, because there is one console and one exit code.
  const ran = last.then(() => runHere(args));
  last = ran.catch(() => {});
  return ran;
}

async function runHere(args: readonly string[]): Promise<Ran> {
  let [stdout, stderr] = ['', ''];
  const writeOut = (text: string) => {
    stdout += text;
  };
  const writeErr = (text: string) => {
    stderr += text;
  };
  const program = menologion();
  for (const one of withInner(program)) one.exitOverride().configureOutput({ writeOut, writeErr });
  const [{ log, error }, { exitCode }] = [console, process];
  console.log = (...said) => writeOut(`${format(...said)}\n`);
  console.error = (...said) => writeErr(`${format(...said)}\n`);
  process.exitCode = undefined;
  try {
    const failure = await program.parseAsync(args, { from: 'user' }).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (failure === null) return { code: Number(process.exitCode ?? 0), stdout, stderr };
    if (failure instanceof CommanderError) return { code: failure.exitCode, stdout, stderr };
    const sentence = sentenceOf(failure);
    if (sentence === null) throw failure;
    return { code: 1, stdout, stderr: `${stderr}${sentence}\n` };
  } finally {
    Object.assign(console, { log, error });
    process.exitCode = exitCode;
  }
}

/** A command with all commands in it. */
export function withInner(one: Command): Command[] {
  return [one, ...one.commands.flatMap(withInner)];
}

/** Runs the command line as a user would. */
export function runProcess(...args: string[]): Promise<Ran> {
  return execute(process.execPath, COMMAND, args);
}

/** The same in a shell with limits set first, such as `ulimit -n 64`. */
export async function runWithin(limits: string, ...args: string[]): Promise<Ran> {
  // The first run of changed sources compiles them; the limits are not meant for that.
  await runProcess('--version');
  return execute('sh', ['-c', `${limits} && exec "$@"`, 'sh', process.execPath, ...COMMAND], args);
}

/** A user without special rights, if root runs the tests. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

/** The same as a user who can read and write only their own files. */
export function runAsNobody(...args: string[]): Promise<Ran> {
  return execute(process.execPath, COMMAND, args, NOBODY ?? {});
}

/** Gives a folder with everything in it to that user. */
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

const COMMAND = ['build/run.js'];

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
