import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appServer } from '../../generator/edge/hosts/node.ts';
import { type Preview, startPreview } from '../../generator/preview/preview.ts';

export interface PreviewServer {
  readonly origin: string;
  readonly port: number;
  /** Makes a change, and waits until the preview has read the changed data. */
  seen(change: () => void): Promise<void>;
  close(): Promise<void>;
}

/** A server that shows data folders while they change, like `menologion edit`. */
export async function previewServer(...folders: string[]): Promise<PreviewServer> {
  let looked = () => {};
  const preview: Preview = await startPreview(folders, 'en', 'localhost', () => looked());
  const server: Server = appServer(preview.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    async seen(change) {
      const look = new Promise<void>((resolve) => {
        looked = resolve;
      });
      change();
      await look;
    },
    async close() {
      await preview.close();
      server.close().closeAllConnections();
    },
  };
}
