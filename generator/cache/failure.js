// @ts-check
// JavaScript, because the code that compiles the other modules needs it too.

/**
 * Why the cache cannot be used: the code of an error of the system, or `DAMAGED`, and where.
 *
 * @typedef {{ code: string, path: string }} Failure
 */

/** The code of a failure: an entry is not what was written. */
export const DAMAGED = 'DAMAGED';

/**
 * What this process knows of its cache. The compiled command line and the code that compiles it have a module each, so
 * it is not in the module.
 *
 * @typedef {{ failure?: Failure, tell?: (failure: Failure) => void }} Known
 */
const KEY = Symbol.for('menologion.cache');
/** @type {Record<symbol, Known | undefined>} */
const shared = /** @type {any} */ (globalThis);
const known = shared[KEY] ?? {};
shared[KEY] = known;

/**
 * Reports a failure of the cache. Only the first one is told, because one sentence is enough.
 *
 * @param {unknown} error one of node:fs, or a {@link Failure}
 */
export function cacheFails(error) {
  if (known.failure) return;
  const { code = '', path = '', dest = path } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error);
  known.failure = { code, path: dest };
  known.tell?.(known.failure);
}

/**
 * Calls a function with the first failure of the cache in this process, now or later.
 *
 * @param {(failure: Failure) => void} tell
 */
export function onCacheFailure(tell) {
  known.tell = tell;
  if (known.failure) tell(known.failure);
}
