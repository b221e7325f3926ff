import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Programs that some tests need and npm does not install, each with its Debian packages. */
export const PROGRAMS = {
  chromium: 'chromium',
  nginx: 'nginx-light',
  openssl: 'openssl',
  python3: 'python3',
  jq: 'jq',
  curl: 'curl',
  rclone: 'rclone',
  kotlinc: 'kotlin libandroid-json-java',
  unshare: 'util-linux',
} as const;
export type Program = keyof typeof PROGRAMS;
const NAMES = Object.keys(PROGRAMS) as Program[];

/** A new PID namespace with its own /proc, as in a container. Only root may make one, and not in every container. */
export const NAMESPACE = ['--pid', '--fork', '--kill-child', '--mount-proc'];

/**
 * The path of a program, or undefined if it is not installed or may not do what the tests ask of it. Debian installs nginx in a folder that is only in the
 * PATH of root.
 */
export function findProgram(name: Program): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  const isUsable = name !== 'unshare' || found === undefined || spawnSync(found, [...NAMESPACE, 'true']).status === 0;
  return isUsable ? found : undefined;
}

/** A tag for the tests that need a program: without it they are skipped. */
export const programTags = NAMES.map((name) => ({ name, skip: findProgram(name) === undefined }));

/** Reports at the end which tests were skipped because a program is missing, and how to install it. */
export class MissingPrograms implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')]);
    const missing = NAMES.filter((name) => findProgram(name) === undefined)
      .map((name) => ({ name, tests: skipped.filter(({ tags }) => tags.includes(name)).length }))
      .filter(({ tests }) => tests > 0);
    if (missing.length === 0) return;
    const kinds = missing.map(({ name, tests }) => `${tests} that need ${name}`).join(', ');
    const packages = missing.map(({ name }) => PROGRAMS[name]).join(' ');
    console.log(`Tests skipped: ${kinds}. To run them too: apt-get install ${packages}`);
  }
}
