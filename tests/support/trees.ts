import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedFolder, temporaryFolder } from './data-folder.ts';
import { run } from './run.ts';

/** A path for a tree that a test makes itself. */
export function newTree(): string {
  return path.join(temporaryFolder(), 'tree');
}

/**
 * The tree that `generate` makes with these flags, made once for all tests of a run: tests read it, and alter copies.
 */
export async function treeOf(...flags: string[]): Promise<string> {
  const name = createHash('sha256').update(flags.join('\0')).digest('hex').slice(0, 16);
  return madeOnce(`tree-${name}`, async (tree) => {
    const { code, stderr } = await run('generate', ...flags, '--out', tree);
    if (code !== 0) throw new Error(stderr);
  });
}

/** A folder that is made once for all tests of a run. Another worker never sees half of it. */
export async function madeOnce(name: string, make: (folder: string) => void | Promise<void>): Promise<string> {
  const folder = path.join(tmpdir(), name);
  if (existsSync(folder)) return folder;
  const made = path.join(sharedFolder(), 'tree');
  await make(made);
  try {
    renameSync(made, folder);
  } catch (error) {
    // Another worker was first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** A copy of a folder for one test, with the same times as the original. */
export function copyOf(folder: string, copy = newTree()): string {
  mkdirSync(path.dirname(copy), { recursive: true });
  // For some thousand files this takes a tenth of the time of `cpSync`.
  execFileSync('cp', ['-a', folder, copy]);
  return copy;
}

/** Throws an error with the differences unless two trees are the same, byte for byte, whatever changed before. */
export function sameTrees(a: string, b: string): void {
  execFileSync('diff', ['-r', '-x', '.mirror.json', '-x', 'changes', a, b]);
}

/** All files of a tree with the time of their last change. */
export function treeFiles(root: string): Map<string, number> {
  return new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((name): [string, ReturnType<typeof statSync>] => [name, statSync(path.join(root, name))])
      .filter(([, stat]) => stat?.isFile())
      .map(([name, stat]) => [name, Number(stat?.mtimeMs)]),
  );
}
