// Counts the modules that an import loads, in a folder where the package is installed, by the package that they are in:
// node count-modules.mjs menologion
import { createRequire, register } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';

const [, , specifier] = process.argv;
const { port1: heard, port2: told } = new MessageChannel();
const hook = `
  let port;
  export function initialize(data) { port = data; }
  export function load(url, context, next) { port.postMessage(url); return next(url, context); }
`;
register(`data:text/javascript,${encodeURIComponent(hook)}`, import.meta.url, { data: told, transferList: [told] });
const urls = new Set();
heard.on('message', (url) => urls.add(url));
const require = createRequire(path.resolve('from-here.js'));
await import(pathToFileURL(require.resolve(specifier)).href);
await wait(100);
heard.close();

// The hook sees ES modules, and the cache has the others.
const others = Object.keys(require.cache).map((file) => pathToFileURL(file).href);
const counts = {};
for (const url of new Set([...urls, ...others])) {
  if (!url.startsWith('file:')) continue;
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? '';
  counts[name] = (counts[name] ?? 0) + 1;
}
console.log(JSON.stringify(counts));
