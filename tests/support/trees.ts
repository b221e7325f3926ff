import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Throws with the differences where two trees are not the same, byte for byte. */
export function sameTrees(a: string, b: string): void {
  execFileSync('diff', ['-r', a, b]);
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
