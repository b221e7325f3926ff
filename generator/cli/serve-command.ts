import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Command } from 'commander';
import { TREE_FILE } from '../contract/paths.ts';
import { StopError } from '../errors.ts';
import { checked, outOption } from './options.ts';

interface ServeFlags {
  readonly out: string;
  readonly port: string;
  readonly host: string;
  readonly trustProxy: boolean;
}

export const serveCommand = () =>
  new Command('serve')
    .description('answer the API from a generated tree')
    .addOption(outOption())
    .option('--port <port>', 'TCP port; 0 takes any free one', checked(checkPort), '3000')
    .option('--host <host>', 'address to listen on', 'localhost')
    .option(
      '--trust-proxy',
      'take the scheme of addresses from X-Forwarded-Proto; only behind a proxy that sets it',
      false,
    )
    .action(async ({ out, port, host, trustProxy }: ServeFlags) => {
      if (!existsSync(path.join(out, TREE_FILE))) {
        throw new StopError(`there is no tree in ${out}: run “npm run generate” first or name its folder with --out`);
      }
      const { nodeServer } = await import('../edge/hosts/node.ts');
      const server = nodeServer(out, { trustProxy });
      server.listen(Number(port), host);
      await once(server, 'listening').catch((error) => cannotListen(error, port));
      const address = server.address() as AddressInfo;
      console.log(`${out} answers at http://${host}:${address.port}/`);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
    });

/** A TCP port, 0 (any free one) to 65535. */
function checkPort(text: string): void {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new StopError('A port is a number from 0 to 65535.');
}

function cannotListen(error: NodeJS.ErrnoException, port: string): never {
  if (error.code === 'EADDRINUSE') throw new StopError(`port ${port} is taken: name another with --port`);
  if (error.code === 'EACCES') throw new StopError(`port ${port} may not be used: name another with --port`);
  throw error;
}
