import { existsSync } from 'node:fs';
import path from 'node:path';
import { TREE_FILE } from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { addressOption, endAtSignal, type Listening, listen, portOption } from './listening.ts';
import { localized } from './localize.ts';
import { treeCommand } from './out.ts';

interface ServeFlags extends Listening {
  readonly out: string;
  readonly trustProxy: boolean;
}

export const serveCommand = () =>
  treeCommand('serve', localized('aboutServe'), ['out', '--port', '8080'])
    .addOption(portOption())
    .addOption(addressOption())
    .option('--trust-proxy', localized('trustProxyOption'), false)
    .action(async (_, { out, trustProxy, ...where }: ServeFlags) => {
      if (!existsSync(path.join(out, TREE_FILE))) {
        throw new UserError(message('noTreeToServe', out));
      }
      const { nodeServer } = await import('../edge/hosts/node.ts');
      const server = nodeServer(out, { trustProxy });
      endAtSignal(server);
      console.log(localized('serving', out, await listen(server, where)));
    });
