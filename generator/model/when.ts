import type { Rule } from '../rules/grammar.ts';

/** When something is kept: a rule, and when it moves. */
export interface When {
  readonly rule: Rule;
  readonly moves: readonly { readonly on: Rule; readonly to: Rule | null }[];
}
