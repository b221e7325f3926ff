import { type ChildProcess, fork } from 'node:child_process';
import { on } from 'node:events';
import { finished } from 'node:stream/promises';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import { v8Flags } from '../../v8-flags.ts';
import type { WorkerMessage, WorkerReply } from './worker.ts';

/** How much is remembered of what a worker writes to its standard error, in characters. */
const MOST_WORDS = 10_000;

/** A process that works for this one, as this one sees it. */
export class WorkerProcess {
  private readonly child: ChildProcess;
  private readonly exited: Promise<void>;
  /** Why it can do no more. */
  private failure: Error | undefined;

  /** Starts a process from a script. */
  constructor(file: string) {
    this.child = fork(file, {
      serialization: 'advanced',
      execArgv: [...v8Flags()],
      env: environment(),
      // Whoever reads the output of this process does not wait for the other.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let words = '';
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-MOST_WORDS);
    });
    this.exited = new Promise((resolve) => {
      this.child.on('error', (error) => {
        this.failure ??= error;
        if (this.pid === undefined) resolve();
      });
      this.child.once('exit', async (code, signal) => {
        // Its last words may still be under way.
        if (this.child.stderr) await finished(this.child.stderr).catch(() => {});
        this.failure ??= endOf(signal ?? code ?? '', words);
        resolve();
      });
    });
  }

  /** The number of the process; undefined if the system could not start it. */
  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Resolves when the message has left this process. If the other has ended, `answers` says so. */
  send(message: WorkerMessage): Promise<void> {
    return new Promise((resolve) => {
      if (this.child.connected) this.child.send(message, () => resolve());
      else resolve();
    });
  }

  /** The answers from now on. Throws UserError, or the error of the system, when there can be no more. */
  async *answers(): AsyncGenerator<WorkerReply> {
    if (this.failure === undefined) {
      for await (const [answer] of on(this.child, 'message', { close: ['exit'] })) yield answer as WorkerReply;
      await this.exited;
    }
    throw this.failure;
  }

  /** Ends the process as soon as it has finished its current part. */
  async end(): Promise<void> {
    if (this.child.connected) this.child.disconnect();
    await this.exited;
  }
}

/** The line in which a worker said why it ended, as Node and V8 begin such lines; without one, its last line. */
function endOf(how: string | number, words: string): UserError {
  const lines = words.split('\n').flatMap((line) => line.trim() || []);
  const why = lines.find((line) => /^fatal error|^\w*error\b|: bad option/i.test(line)) ?? lines.at(-1);
  return new UserError(why === undefined ? message('workerEnded', how) : message('workerSaid', how, why));
}

/** Node reads these certificates at each start, which takes 40 ms, and a worker uses no network. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS: _, ...others } = process.env;
  return others;
}
