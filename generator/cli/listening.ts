import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Option } from 'commander';
import { StopError } from '../errors.ts';
import { says } from '../messages/saying.ts';
import { checked } from './options.ts';
import { tell } from './spoken.ts';

/** The address of a server. */
export interface Listening {
  readonly port: string;
  readonly host: string;
}

export const portOption = () =>
  new Option('--port <port>', tell('portOption')).argParser(checked(checkPort)).default('3000');
export const addressOption = () => new Option('--host <host>', tell('addressOption')).default('localhost');

/** Makes a server listen. Returns its address. */
export async function listen(server: Server, { port, host }: Listening): Promise<string> {
  server.listen(Number(port), host);
  await once(server, 'listening').catch((error) => cannotListen(error, port));
  return `http://${host}:${(server.address() as AddressInfo).port}/`;
}

/** Calls a function when the command is asked to end: by Ctrl-C or by another program. */
export function atEnd(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
}

/** A TCP port, 0 (any free one) to 65535. */
function checkPort(text: string): void {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new StopError(says('portInRange'));
}

function cannotListen(error: NodeJS.ErrnoException, port: string): never {
  if (error.code === 'EADDRINUSE') throw new StopError(says('portTaken', port));
  if (error.code === 'EACCES') throw new StopError(says('portRefused', port));
  throw error;
}
