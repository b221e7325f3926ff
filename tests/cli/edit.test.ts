import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder, edit } from '../support/data-folder.ts';
import { run } from '../support/run.ts';

/** Runs the command with a data folder. Returns its output, line by line, and the process. */
function editing(data: string) {
  const program = spawn(process.execPath, [
    '--import',
    'tsx',
    'generator/cli.ts',
    'edit',
    '--data',
    data,
    '--port',
    '0',
  ]);
  onTestFinished(() => void program.kill('SIGKILL'));
  const lines = [program.stdout, program.stderr].map((stream) => createInterface(stream)[Symbol.asyncIterator]());
  const [said, errors] = lines as [(typeof lines)[0], (typeof lines)[0]];
  return { program, line: async () => (await said.next()).value, error: async () => (await errors.next()).value };
}

describe('edit', () => {
  it('says its address, what is wrong and what is shown, and ends at Ctrl-C while a page is open', async () => {
    const data = dataFolder();
    const { program, line, error } = editing(data);
    const [, address = '', port = ''] = /(http:\/\/localhost:(\d+)\/)/.exec(await line()) ?? [];
    expect(await line()).toBe(`no errors in ${data}`);
    const file = path.join(data, 'movable.yaml');
    edit(file, 'ru: Пасха', 'ru: пасха');
    expect(await error()).toBe(`${file}:5:16: [0].label.ru: a name must begin with an uppercase letter: correct it`);
    edit(file, 'ru: пасха', 'ru: Светлая Пасха');
    expect(await line()).toBe(`updated: ${file}`);

    const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    for (const { address: other } of others.filter(({ internal, family }) => !internal && family === 'IPv4')) {
      await expect(fetch(`http://${other}:${port}/`)).rejects.toThrow();
    }
    expect(await run('edit', '--data', data, '--port', port)).toEqual({
      code: 1,
      stdout: '',
      stderr: `port ${port} is already in use: choose another with --port\n`,
    });
    const { body } = await fetch(`${address}preview/changes`);
    const ended = once(program, 'exit');
    program.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    await body?.cancel().catch(() => {});
  });
});
