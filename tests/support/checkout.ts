import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Everything that the command line is compiled from. */
const COMMAND_LINE = ['generator', 'build', 'schemas', 'package.json', 'package-lock.json'];
/** Everything besides what commands have made. */
export const WHOLE = readdirSync('.').filter((name) => !['.git', 'node_modules', 'out', 'dist'].includes(name));

/**
 * A copy of these files and folders of the checkout, with a cache of its own and the installed packages; for all tests
 * of a file.
 */
export function checkout(names: readonly string[] = COMMAND_LINE): string {
  const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  for (const name of names) cpSync(name, path.join(root, name), { recursive: true });
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((one) => one !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name));
  }
  return root;
}
