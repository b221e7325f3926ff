/**
 * Loaded into the program before anything else. It kills a process at the given call, of the program itself or of one of
 * its workers, that changes the disk: `KILL_AT=worker 37` kills the worker that makes this call, `main 37` the program,
 * and `both 37` the program and the worker that makes this call. A write is cut in half first. So a run can be killed in
 * windows that no clock would hit. Calls in the cache are not counted: an earlier run may have filled it.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const CACHE = '.cache/menologion';
const isWorker = process.send !== undefined;
const [who, call] = (process.env.KILL_AT ?? '').split(' ');
if (isWorker === (who !== 'main')) {
  let left = Number(call);
  const die = () => {
    if (who === 'both') process.kill(process.ppid, 'SIGKILL');
    process.kill(process.pid, 'SIGKILL');
  };
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
