import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGES } from './pages.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

it.each(PAGES)('%s names only existing npm commands', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)];
  const unknown = named.map(([, run, own]) => run ?? own ?? '').filter((name) => !(name in scripts));
  expect(unknown).toEqual([]);
});

it('The command of the README that runs all checks is the one that CI calls', () => {
  const [, screen = ''] = /```sh\n(.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? [];
  const commands = screen.split('\n').map((line) => line.replace(/\s*#.*/, ''));
  const [, checks] = commands;
  expect(readFileSync('.ci/run', 'utf8').split('\n')).toContain(checks);
});

// npm passes SIGTERM to its own shell alone, so a server below a second npm would never learn of it.
it.each(['start', 'serve', 'edit'])('npm %s runs its server without another npm between', (name) => {
  expect(scripts[name]).not.toMatch(/\bnpm\b/);
});
