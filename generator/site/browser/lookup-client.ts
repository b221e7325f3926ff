import { LOOKUP_SCRIPT } from '../model/paths.ts';
import type { LookupReply, LookupRequest, Lookups } from './lookup.ts';

/** The callers that wait for an answer, by the number of the question. */
const waiting = new Map<number, { found(what: unknown): void; failed(why: Error): void }>();
let worker: Worker | undefined;
let sent = 0;

/** Looks something up in the lists of everything. A worker does this and loads each list when it is first needed. */
export function lookUp<K extends keyof Lookups>(what: K, ...by: Parameters<Lookups[K]>): ReturnType<Lookups[K]> {
  worker ??= started();
  const request: LookupRequest<K> = { number: ++sent, what, by };
  worker.postMessage(request);
  return new Promise((found, failed) => waiting.set(request.number, { found, failed })) as ReturnType<Lookups[K]>;
}

/** Ends the worker, so that the lists are requested again. */
export function forgetLists(why = new Error('asked for anew')): void {
  worker?.terminate();
  worker = undefined;
  for (const { failed } of waiting.values()) failed(why);
  waiting.clear();
}

function started(): Worker {
  const thread = new Worker(new URL(LOOKUP_SCRIPT, document.baseURI));
  thread.addEventListener('message', ({ data: { number, found, problem } }: MessageEvent<LookupReply>) => {
    const one = waiting.get(number);
    waiting.delete(number);
    if (problem === undefined) one?.found(found);
    else one?.failed(new Error(problem));
  });
  // The script of the worker could not be loaded. The next call starts another worker.
  thread.addEventListener('error', ({ message }) => forgetLists(new Error(message)));
  return thread;
}
