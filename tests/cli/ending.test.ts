import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { TREE_FILE } from '../../generator/contract/paths.ts';
import { dataFolder, temporaryFolder } from '../support/data-folder.ts';
import { runProcess } from '../support/run.ts';

/** More than the system keeps for a reader that does not read. */
const LARGE = 30_000_000;
/** For a whole test, in milliseconds: half the time after which Node itself closes a connection without a whole request. */
const SOON = 30_000;
const HEAD = 'GET /assets/large.js HTTP/1.1\r\nHost: localhost\r\n';

// The first run of changed sources compiles them.
beforeAll(() => runProcess('--version'));

/** A folder that `serve` takes for a tree, with one large file. */
function largeTree(): string {
  const out = temporaryFolder();
  for (const [name, text] of [
    [TREE_FILE, '{}'],
    ['assets/large.js', Buffer.alloc(LARGE)],
    ['assets/small.js', 'small'],
  ] as const) {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    writeFileSync(path.join(out, name), text);
  }
  return out;
}

/** Starts a command that listens; returns it and its port. */
async function started(...args: string[]): Promise<{ program: ChildProcess; port: number }> {
  const program = spawn(process.execPath, ['build/run.js', ...args, '--port', '0', '--host', '127.0.0.1']);
  onTestFinished(() => void program.kill('SIGKILL'));
  const { value } = await createInterface(program.stdout)[Symbol.asyncIterator]().next();
  return { program, port: Number(/127\.0\.0\.1:(\d+)/.exec(value)?.[1]) };
}

async function opened(port: number, text: string): Promise<Socket> {
  // The client must not close its side when the server does.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

/** Ends a command with a signal; returns how it ended. */
async function ended(program: ChildProcess, signal: NodeJS.Signals): Promise<unknown[]> {
  const exit = once(program, 'exit');
  program.kill(signal);
  return exit;
}

const HELD = {
  'a connection without a request': '',
  'half a request': HEAD,
  'an idle connection': 'GET /assets/small.js HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'a refused CONNECT': 'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n',
  'refused nonsense': 'nonsense\r\n\r\n',
  'a reader that does not read': `${HEAD}\r\n`,
};

describe.each(['SIGTERM', 'SIGINT'] as const)('serve ends soon after %s', { timeout: SOON }, (signal) => {
  it.each(Object.entries(HELD))('with %s', async (_, text) => {
    const { program, port } = await started('serve', '--out', largeTree());
    (await opened(port, text)).pause();
    await wait(300);
    expect(await ended(program, signal)).toEqual([0, null]);
  });
});

describe('an answer in progress', () => {
  it('is completed if its reader takes it, and nothing else is accepted', async () => {
    const { program, port } = await started('serve', '--out', largeTree());
    const socket = await opened(port, `${HEAD}\r\n`);
    let length = 0;
    socket.on('data', (piece) => {
      length += piece.length;
    });
    await once(socket, 'data');
    socket.pause();
    await opened(port, HEAD);
    const end = ended(program, 'SIGTERM');
    await wait(1000);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    socket.resume();
    await once(socket, 'close', { signal: AbortSignal.timeout(10_000) }).catch(() => {});
    expect(length).toBeGreaterThan(LARGE);
    expect(await end).toEqual([0, null]);
  });
});

describe('edit', () => {
  it('ends the streams of pages, and itself soon after', { timeout: SOON }, async () => {
    const { program, port } = await started('edit', '--data', dataFolder());
    const { body } = await fetch(`http://127.0.0.1:${port}/preview/changes`);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await opened(port, HEAD);
    const end = ended(program, 'SIGTERM');
    expect(await reader.read()).toMatchObject({ done: true });
    expect(await end).toEqual([0, null]);
  });
});

describe.skipIf(process.platform === 'win32')('a command that npm runs', () => {
  it.each([
    ['serve', ['--out', largeTree, '--port', '0']],
    ['edit', ['--data', dataFolder, '--port', '0']],
    ['generate', ['--years', '1700-2900', '--out', () => path.join(temporaryFolder(), 'tree')]],
  ] as const)('%s ends with npm', async (command, args) => {
    const given = args.map((one) => (typeof one === 'string' ? one : one()));
    const npm = spawn('npm', ['run', command, '--', ...given], { stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void npm.kill('SIGKILL'));
    // The last of the pipes closes when the last process that writes to them has ended.
    const closed = once(npm, 'close', { signal: AbortSignal.timeout(30_000) });
    await Promise.race([once(npm.stdout, 'data'), closed]);
    await wait(5000);
    npm.kill('SIGTERM');
    await closed;
  });
});
