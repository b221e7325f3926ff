import type { Problem } from '../../schemas/types.ts';

/** What is known of a failed request. */
export interface Failure {
  /** The requested address. */
  readonly address: string;
  /** The status of the response; null if there was none. */
  readonly status?: number | null;
  /** The problem document of the API; null if there was none, or if something else answered. */
  readonly problem?: Problem | null;
  /** The original error. */
  readonly cause?: unknown;
}

/** The only error of the client: a request failed. */
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
