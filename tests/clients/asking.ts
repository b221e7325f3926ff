import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Kept, Menologion, MenologionError, type Options } from '../../clients/typescript/client.ts';
import { PYTHON_ENV } from '../support/client-programs.ts';

/** A call of a method by its name in TypeScript; Python writes `calendarDay` as `calendar_day`. */
export interface Call {
  readonly method: string;
  readonly args: readonly unknown[];
  readonly named?: Readonly<Record<string, unknown>>;
}

export interface Outcome {
  readonly value?: unknown;
  readonly error?: { readonly message: string; readonly status: number | null; readonly code: string | null };
}

export interface Client {
  readonly place: string;
  readonly options?: Pick<Options, 'lang' | 'files'>;
  readonly keeps?: boolean;
}

/** Makes calls of a client, one after another. */
export type Ask = (client: Client, ...calls: Call[]) => Promise<Outcome[]>;

const askTypeScript: Ask = async ({ place, options, keeps }, ...calls) => {
  const client = new Menologion(place, { ...options, ...(keeps ? { keep: new Map<string, Kept>() } : {}) });
  const methods = client as unknown as Record<string, (...args: unknown[]) => unknown>;
  const outcomes: Outcome[] = [];
  for (const { method, args, named = {} } of calls) {
    try {
      outcomes.push({ value: await methods[method]?.(...args, named) });
    } catch (error) {
      if (!(error instanceof MenologionError)) throw error;
      outcomes.push({ error: { message: error.message, status: error.status, code: error.code } });
    }
  }
  return outcomes;
};

const askPython: Ask = async ({ place, options = {}, keeps = false }, ...calls) => {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const written = calls.map(({ method, args, named = {} }) => ({ method: snake(method), args, named }));
  const run = promisify(execFile)('python3', ['tests/clients/ask.py'], {
    env: { ...process.env, ...PYTHON_ENV },
    maxBuffer: 1e8,
  });
  run.child.stdin?.end(JSON.stringify({ place, options, keeps, calls: written }));
  return JSON.parse((await run).stdout);
};

/** Both clients, which have the same tests. */
export const CLIENTS = [
  { name: 'TypeScript', ask: askTypeScript, tags: [] },
  { name: 'Python', ask: askPython, tags: ['python3'] },
] as const;
