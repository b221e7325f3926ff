import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs a version of Node, which npm's package `node` brings, and returns the environment in which `node` is this
 * version.
 *
 * @param version its major version, such as `22`
 * @param place the folder for it
 */
export function withNode(version: string, place: string): NodeJS.ProcessEnv {
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', `node@${version}`], { cwd: place });
  const bin = path.join(place, 'node_modules/node/bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const found = execFileSync('node', ['--version'], { env, encoding: 'utf8' });
  assert.ok(found.startsWith(`v${version}.`), `npm did not bring Node ${version}`);
  return env;
}
