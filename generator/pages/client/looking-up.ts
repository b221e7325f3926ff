import { LOOKUP_SCRIPT } from '../../contract/paths.ts';
import type { Asking, Lookups, Told } from './lookup.ts';

/** Those who wait for an answer, by the number of what they asked. */
const waiting = new Map<number, { found(what: unknown): void; failed(why: Error): void }>();
let worker: Worker | undefined;
let asked = 0;

/** Has something looked up in the lists of everything, which are loaded when they are first asked for. */
export function lookedUp<K extends keyof Lookups>(what: K, ...by: Parameters<Lookups[K]>): ReturnType<Lookups[K]> {
  worker ??= started();
  const asking: Asking<K> = { number: ++asked, what, by };
  worker.postMessage(asking);
  return new Promise((found, failed) => waiting.set(asking.number, { found, failed })) as ReturnType<Lookups[K]>;
}

/** Lets the lists be asked for anew. */
export function forgetLists(why = new Error('asked for anew')): void {
  worker?.terminate();
  worker = undefined;
  for (const { failed } of waiting.values()) failed(why);
  waiting.clear();
}

function started(): Worker {
  const thread = new Worker(new URL(LOOKUP_SCRIPT, document.baseURI));
  thread.addEventListener('message', ({ data: { number, found, problem } }: MessageEvent<Told>) => {
    const one = waiting.get(number);
    waiting.delete(number);
    if (problem === undefined) one?.found(found);
    else one?.failed(new Error(problem));
  });
  // Its script could not be had; when it is asked for again, another one is started.
  thread.addEventListener('error', ({ message }) => forgetLists(new Error(message)));
  return thread;
}
