import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6, Server as NetServer, type Socket } from 'node:net';
import { Option } from 'commander';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { localized } from './localize.ts';
import { checked } from './options.ts';

/** The address of a server. */
export interface Listening {
  readonly port: string;
  readonly host: string;
}

export const portOption = () =>
  new Option('--port <port>', localized('portOption')).argParser(checked(checkPort)).default('3000');
export const addressOption = () => new Option('--host <address>', localized('addressOption')).default('localhost');

/** Makes a server listen. Returns its address. */
export async function listen(server: Server, { port, host }: Listening): Promise<string> {
  server.listen(Number(port), host);
  await once(server, 'listening').catch((error) => cannotListen(error, port));
  return `http://${hostInAddress(host)}:${(server.address() as AddressInfo).port}/`;
}

/** A host as an address writes it: an IPv6 address in brackets (RFC 3986, 3.2.2). */
export function hostInAddress(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}

/** How long an answer may still take when the command is asked to end, in milliseconds. */
const GRACE = 3000;

/**
 * Ends a server when the command is asked to end, by Ctrl-C or by another program. The server completes the answers in
 * progress, if their readers take them soon, and closes every other connection. `before` ends what else is open. A second
 * signal changes nothing: npm passes on a Ctrl-C that the terminal has sent already.
 */
export function endAtSignal(server: Server, before: () => Promise<void> = async () => {}): void {
  const sockets = new Set<Socket>();
  const answers = new Map<ServerResponse, Socket>();
  let isEnding = false;
  const closeIdle = () => {
    const busy = new Set(answers.values());
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  };
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    answers.set(response, socket);
    response.once('close', () => {
      answers.delete(response);
      if (isEnding) closeIdle();
    });
  });
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, GRACE).unref();
    // The `close` of HTTP takes a connection for idle whose answer is made but not sent yet.
    NetServer.prototype.close.call(server);
    closeIdle();
    await before();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

/** A TCP port, 0 (any free one) to 65535. */
function checkPort(text: string): void {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new UserError(message('portInRange'));
}

function cannotListen(error: NodeJS.ErrnoException, port: string): never {
  if (error.code === 'EADDRINUSE') throw new UserError(message('portTaken', port));
  if (error.code === 'EACCES') throw new UserError(message('portRefused', port));
  throw error;
}
