import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { RequestProblem } from '../edge/problems.ts';
import { languageOf } from '../edge/request.ts';
import { problemParts } from '../edge/respond.ts';
import { format } from '../messages/format.ts';
import { message } from '../messages/message.ts';

/** What the Node adapter tells an app about a request. */
interface NodeBindings {
  readonly incoming: IncomingMessage;
}

const OF_THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
/** A server that listens on these is reached at every address of the machine. */
const EVERY_ADDRESS = ['0.0.0.0', '[::]'];

/**
 * Refuses requests for another host or from pages of another site. A page of another site may let its own name lead to
 * this machine (DNS rebinding), and a browser then lets it read every answer; only `Host` shows that. `named` is the host
 * on which the server listens, as in an address.
 */
export function onlyOwnHost(named: string): MiddlewareHandler {
  return async ({ req, env }, next) => {
    const { socket, headers } = (env as NodeBindings).incoming;
    const hosts = hostsOf(named, socket);
    const { host, searchParams } = new URL(req.url);
    const isOwn = hosts.includes(host) && hosts.includes(headers.host?.toLowerCase() ?? '');
    const isOwnPage = headers.origin === undefined || hosts.some((own) => headers.origin === `http://${own}`);
    if (isOwn && isOwnPage) return next();
    const reason = message('onlyOwnHost', `http://${hosts[0]}/`);
    const detail = { ru: format(reason, 'ru'), en: format(reason, 'en') };
    const problem = new RequestProblem('BAD_REQUEST', detail);
    const { status, headers: said, body } = problemParts(problem, languageOf(searchParams));
    return new Response(body, { status, headers: said });
  };
}

/** The values of `Host` for a server: names with its port, and without it if it is the port of HTTP. */
function hostsOf(named: string, { localAddress = '', localPort }: Socket): string[] {
  const names = [...OF_THIS_MACHINE, named.toLowerCase()];
  if (EVERY_ADDRESS.includes(named)) names.push(addressIn(localAddress));
  return names.flatMap((name) => (localPort === 80 ? [name, `${name}:80`] : [`${name}:${localPort}`]));
}

/** The address of a socket as addresses write it. An IPv4 address of a socket for both has a prefix (RFC 4291, 2.5.5.2). */
function addressIn(address: string): string {
  const own = address.replace(/^::ffff:/, '');
  return own.includes(':') ? `[${own}]` : own;
}
