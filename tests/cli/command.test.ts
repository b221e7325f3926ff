import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { menologion } from '../../generator/cli/menologion.ts';
import { run, runProcess, withInner } from '../support/run.ts';

/** The words of a command: `export sqlite`. */
const nameOf = (one: Command): string => (one.parent?.parent ? `${nameOf(one.parent)} ${one.name()}` : one.name());
/** The commands that do something themselves. */
const COMMANDS = menologion()
  .commands.flatMap(withInner)
  .filter((one) => one.commands.length === 0);
const NAMES = COMMANDS.map(nameOf);
/** The options before and after those that belong to one command or two. */
const FIRST = ['--out', '--data'];
const LAST = ['--json', '--messages', '--help'];
const optionsOf = (one: Command) => one.createHelp().visibleOptions(one);

describe('the help of a command', () => {
  it.each(NAMES)('says how to use %s and ends with an example that can be typed', async (name) => {
    const { code, stdout } = await run(...name.split(' '), '--help');
    const [, example = ''] = /\n\nExample:\n {2}npm run (.+)\n$/.exec(stdout) ?? [];
    expect([code, stdout]).toEqual([0, expect.stringMatching(new RegExp(`^Usage: menologion ${name} \\[options\\]`))]);
    const program = menologion();
    const one = withInner(program).find((command) => nameOf(command) === name);
    let isParsed = false;
    one?.exitOverride().action(() => {
      isParsed = true;
    });
    await program.parseAsync(example.replace(' -- ', ' ').split(' '), { from: 'user' });
    expect(isParsed).toBe(true);
  });

  it.each(NAMES)('has no English word around the options of %s in Russian', async (name) => {
    const { code, stdout } = await runProcess(...name.split(' '), '--help', '--messages', 'ru');
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Как писать: menologion ${name} \\[ключи\\]`));
    expect(stdout).toMatch(/\n\nНапример:\n {2}npm run .+\n$/);
    expect(stdout).not.toMatch(/default|choices|display|the same|[Ee]xample:/);
  });
});

describe('the options of all commands', () => {
  it('have the same words, except for the folder that an import writes and for what is taken of another tree', () => {
    const words = new Map<string, Set<string>>();
    for (const one of COMMANDS) {
      for (const { flags, description } of optionsOf(one)) {
        words.set(flags, (words.get(flags) ?? new Set()).add(description));
      }
    }
    expect([...words].filter(([, { size }]) => size > 1).map(([flags]) => flags)).toEqual([
      '--out <folder>',
      '--years <years>',
      '--lang <languages>',
      '--endpoint <endpoints>',
    ]);
  });

  it('have the same order', () => {
    for (const one of COMMANDS) {
      const names = optionsOf(one).flatMap(({ long }) => long ?? []);
      const those = (of: readonly string[]) => of.filter((name) => names.includes(name));
      const own = names.filter((name) => ![...FIRST, ...LAST].includes(name));
      expect([nameOf(one), names]).toEqual([nameOf(one), [...those(FIRST), ...own, ...those(LAST)]]);
    }
  });
});
