import { existsSync } from 'node:fs';
import path from 'node:path';
import { TREE_FILE } from '../contract/paths.ts';
import { StopError } from '../errors.ts';
import { says } from '../messages/saying.ts';
import { addressOption, endAtSignal, type Listening, listen, portOption } from './listening.ts';
import { treeCommand } from './out.ts';
import { tell } from './spoken.ts';

interface ServeFlags extends Listening {
  readonly out: string;
  readonly trustProxy: boolean;
}

export const serveCommand = () =>
  treeCommand('serve', tell('aboutServe'), ['out', '--port', '8080'])
    .addOption(portOption())
    .addOption(addressOption())
    .option('--trust-proxy', tell('trustProxyOption'), false)
    .action(async (_, { out, trustProxy, ...where }: ServeFlags) => {
      if (!existsSync(path.join(out, TREE_FILE))) {
        throw new StopError(says('noTreeToServe', out));
      }
      const { nodeServer } = await import('../edge/hosts/node.ts');
      const server = nodeServer(out, { trustProxy });
      endAtSignal(server);
      console.log(tell('serving', out, await listen(server, where)));
    });
