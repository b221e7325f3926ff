import { execFileSync, spawnSync } from 'node:child_process';
import { Refusal } from './refusal.ts';

/** What a release needs besides Node and npm; each is what a reader of a release would use. */
export const PROGRAMS = ['git', 'openssl', 'sha256sum', 'diff', 'python3'] as const;

/** How many lines of a program that failed are shown. */
const MOST_LINES = 5;

/** Runs a program that must succeed, and returns what it printed. Throws Refusal with the last lines that it said. */
export function output(folder: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
  if (status === 0) return stdout;
  const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-MOST_LINES).join('\n');
  throw new Refusal(`${program} ${args.slice(0, 3).join(' ')} failed: ${error?.message ?? said}`);
}

/** The programs that are not installed. */
export function missingPrograms(): string[] {
  return PROGRAMS.filter((name) => {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' });
      return false;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT';
    }
  });
}
