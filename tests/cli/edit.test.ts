import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder, edit } from '../support/data-folder.ts';
import { run } from '../support/run.ts';

/** Runs the command with a data folder. Returns its output, line by line, and the process. */
function editing(data: string, ...more: string[]) {
  const program = spawn(process.execPath, [
    '--import',
    'tsx',
    'generator/cli.ts',
    'edit',
    '--data',
    data,
    '--port',
    '0',
    ...more,
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

  it('answers only to its own hosts and pages, lets no other page read, and tells no path of the machine', async () => {
    const data = dataFolder();
    edit(path.join(data, 'movable.yaml'), 'ru: Пасха', 'ru: пасха');
    edit(path.join(data, 'movable.yaml'), 'id: some_saint', 'id: pascha');
    const { line, error } = editing(data, '--host', '127.0.0.1');
    const port = Number(/127\.0\.0\.1:(\d+)/.exec(await line())?.[1]);
    expect(await error()).toContain(data);
    const ask = async (head: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`${head}\r\n\r\n`);
      return text(socket);
    };
    const statusOf = async (...headers: string[]) => {
      const answer = await ask(['GET /api/v1/sources.json HTTP/1.1', ...headers, 'Connection: close'].join('\r\n'));
      expect(answer.toLowerCase()).not.toContain('access-control');
      return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
    };
    const shown = await statusOf(`Host: localhost:${port}`);
    expect(shown).toBe(503);
    for (const host of ['127.0.0.1', '[::1]', 'LOCALHOST'])
      expect([host, await statusOf(`Host: ${host}:${port}`)]).toEqual([host, shown]);
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      'localhost',
      `localhost.:${port}`,
      'localhost:80',
      `127.1:${port}`,
      `0.0.0.0:${port}`,
      `[fe80::1%25lo]:${port}`,
      `localhost:${port}@evil.example`,
      '',
    ])
      expect([host, await statusOf(`Host: ${host}`)]).toEqual([host, 400]);
    expect(await statusOf()).toBe(400);
    for (const origin of ['http://evil.example', 'null', `https://localhost:${port}`, 'http://localhost'])
      expect([origin, await statusOf(`Host: localhost:${port}`, `Origin: ${origin}`)]).toEqual([origin, 400]);
    expect(await statusOf(`Host: localhost:${port}`, `Origin: http://localhost:${port}`)).toBe(shown);
    for (const whole of [
      'GET / HTTP/1.0',
      `GET http://evil.example/ HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close`,
      `OPTIONS / HTTP/1.1\r\nHost: evil.example\r\nConnection: close`,
      'CONNECT a:80 HTTP/1.1\r\nHost: a',
      'nonsense',
    ]) {
      const answer = await ask(whole);
      expect(answer).toMatch(/^HTTP\/1\.1 40[05] /);
      expect(answer.toLowerCase()).not.toContain('access-control');
    }

    const { headers, body } = await fetch(`http://127.0.0.1:${port}/preview/changes`);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(null);
    const { value } = await (body as ReadableStream<Uint8Array>).getReader().read();
    const told = Buffer.from(value as Uint8Array).toString();
    expect(told).toContain('"movable.yaml:5:16: [0].label.ru: a name must begin with an uppercase letter');
    expect(told).not.toContain(path.dirname(data));
  });
});
