import type { Problem } from '../../schemas/types.ts';

/** What is known of a request that brought no answer. */
export interface Failure {
  /** The address that was asked. */
  readonly address: string;
  /** The status of the answer; null where none came. */
  readonly status?: number | null;
  /** What the API says is wrong; null where it said nothing, or something else answered. */
  readonly problem?: Problem | null;
  /** What was thrown on the way. */
  readonly cause?: unknown;
}

/** The one error of the client: a request brought no answer. */
export class MenologionError extends Error {
  override readonly name = 'MenologionError';
  readonly address: string;
  readonly status: number | null;
  readonly problem: Problem | null;

  constructor(message: string, { address, status = null, problem = null, cause }: Failure) {
    super(`${message} (${address})`, { cause });
    this.address = address;
    this.status = status;
    this.problem = problem;
  }

  /** The code of the problem, for programs: `INVALID_DATE`. */
  get code(): Problem['code'] | null {
    return this.problem?.code ?? null;
  }
}
