import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { sharedFolder } from './data-folder.ts';

/** A copy of everything that the command line is compiled from, with a cache of its own and the installed packages; for all tests of a file. */
export function checkout(): string {
  const root = sharedFolder();
  for (const name of ['generator', 'build', 'schemas', 'package.json', 'package-lock.json']) {
    cpSync(name, path.join(root, name), { recursive: true });
  }
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((one) => one !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name));
  }
  return root;
}
