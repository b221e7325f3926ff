/**
 * Loaded into the program before anything else. It kills the process at the given call, of its main thread or of one of
 * its workers, that changes the disk: `KILL_AT=worker 37`. A write is cut in half first. So a run can be killed in
 * windows that no clock would hit. Calls in the cache are not counted: an earlier run may have filled it. Threads load
 * this file as it is, without compilation.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const CACHE = '.cache/menologion';
const [thread, call] = (process.env.KILL_AT ?? '').split(' ');
if (isMainThread === (thread === 'main')) {
  let left = Number(call);
  const die = () => process.kill(process.pid, 'SIGKILL');
  let isInCache = false;
  const isDue = () => !isInCache && --left === 0;
  /** The real call of a file's writing calls that of its bytes. */
  const outside = (call) => {
    try {
      return call();
    } finally {
      isInCache = false;
    }
  };
  for (const name of ['mkdirSync', 'renameSync', 'rmSync', 'rmdirSync', 'linkSync', 'writeFileSync']) {
    const real = fs[name];
    Object.assign(fs, {
      [name]: (...args) => {
        isInCache = String(args[0]).includes(CACHE);
        if (!isDue()) return outside(() => real(...args));
        // Half of the processes are killed before the call, half of them after it.
        if (Number(call) % 2 === 0) real(...args);
        die();
      },
    });
  }
  const write = fs.writeSync;
  Object.assign(fs, {
    writeSync: (descriptor, content, from, length) => {
      if (!isDue()) return write(descriptor, content, from, length);
      write(descriptor, content, from, Math.floor(length / 2));
      die();
    },
  });
  syncBuiltinESMExports();
}
