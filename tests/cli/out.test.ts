import { expect, it } from 'vitest';
import { menologion } from '../../generator/cli/menologion.ts';
import { UserError } from '../../generator/errors.ts';
import { message } from '../../generator/messages/message.ts';

/** The commands that write or read a folder, and the folder that each takes if none is named. */
const FOLDERS = {
  generate: 'out',
  serve: 'out',
  verify: 'out',
  join: 'out',
  import: 'books',
  list: 'out',
  mirror: 'mirror',
  expand: 'mirror',
};
const NAMES = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];

/** The folder that a command would use. */
async function folderOf(name: string, ...args: string[]): Promise<unknown> {
  const program = menologion();
  const one = program.commands.find((command) => command.name() === name);
  let out: unknown;
  one?.exitOverride().configureOutput({ outputError: () => {}, writeErr: () => {} });
  one?.action(() => {
    out = one.opts().out;
  });
  const needed = one?.registeredArguments.filter(({ required }) => required).map(() => 'needed') ?? [];
  await program.parseAsync([name, ...needed, ...args], { from: 'user' });
  return out;
}

it('all commands with --out, and no others, take the folder as their last argument too', () => {
  const { commands } = menologion();
  const named = (test: (one: (typeof commands)[number]) => boolean) => commands.filter(test).map((one) => one.name());
  expect(named(({ options }) => options.some(({ long }) => long === '--out')).sort()).toEqual(NAMES.toSorted());
  expect(named(({ registeredArguments: all }) => all.at(-1)?.name() === 'out').sort()).toEqual(NAMES.toSorted());
});

it.each(NAMES)('%s takes one folder, however it is named', async (name) => {
  expect(await folderOf(name)).toBe(FOLDERS[name]);
  for (const args of [['x'], ['--out', 'x'], ['--out=x'], ['x', '--out', 'x'], ['--out', './x', 'x']]) {
    expect([args, await folderOf(name, ...args)]).toEqual([args, 'x']);
  }
  await expect(folderOf(name, 'x', '--out', 'y')).rejects.toEqual(new UserError(message('outNamedTwice', 'x', 'y')));
  await expect(folderOf(name, 'x', '--out', FOLDERS[name])).rejects.toThrow(UserError);
  await expect(folderOf(name, 'x', 'y')).rejects.toThrow('too many arguments');
});

it.each([
  ['generate', '--years', ['2026', '2020-2030', 'now', 'none']],
  ['generate', '--lang', ['ru', 'ru,en']],
  ['generate', '--endpoint', ['fasting']],
  ['generate', '--texts', ['packed']],
  ['generate', '--origin', ['https://example.org']],
  ['generate', '--host', ['netlify']],
  ['generate', '--shard', ['3/16']],
  ['generate', '--workers', ['2']],
  ['serve', '--port', ['8080']],
  ['verify', '--only', ['ru', '2026', 'ru,2026,fasting']],
  ['list', '--years', ['2026']],
  ['join', '--messages', ['ru']],
])('%s takes no value of %s for a folder: %j', async (name, flag, values) => {
  for (const value of values) {
    await expect(folderOf(name, value)).rejects.toEqual(new UserError(message('valueAsFolder', value, flag)));
    expect(await folderOf(name, `./${value}`)).toBe(`./${value}`);
    expect(await folderOf(name, '--out', value)).toBe(value);
  }
});
