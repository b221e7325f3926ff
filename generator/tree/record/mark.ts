import type { Scope } from '../plan/scope.ts';
import type { TreeInputs } from './inputs.ts';

/** The mark of a tree: what it is made from and what it must contain. */
export interface TreeMark {
  readonly inputs: TreeInputs;
  readonly scope: Scope;
}

/** Text of a mark. */
export function markText({ inputs, scope }: TreeMark): string {
  return jsonText({ inputs, scope });
}

/** Text of a JSON file that people read too. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
