import type { ErrorObject } from 'ajv/dist/2020.js';
import { type Message, message } from '../messages/message.ts';
import type { KnownWords } from './known-words.ts';
import { meantKey, ownerOfKey, schemaMessage } from './schema-messages.ts';
import type { DataPath, Source } from './source.ts';
import { validatorOf } from './validators.ts';

/** What a file has that a schema does not allow, each with its place. `id` is that of the schema: `data/menologion`. */
export function schemaFaults(id: string, { file, value }: Source<unknown>, words: KnownWords): SchemaFault[] {
  const validator = validatorOf(id, isWide(value) ? 'first' : 'all');
  if (validator(value)) return [];
  const errors = (validator.errors ?? []).slice(0, MOST_ERRORS);
  return sayable(errors).map((error) => ({
    path: stepsOf(error, value),
    isKey: error.keyword === 'additionalProperties',
    reason: isTooDeep(error, errors)
      ? message('keyTooDeep', error.params.additionalProperty)
      : schemaMessage(error, file, words),
  }));
}

/** Errors of a file that are looked at; each is compared with the others. */
export const MOST_ERRORS = 500;

/** Items of a list or keys of a mapping of which not all errors are collected; the largest list of the project has 1,231. */
const WIDE = 5000;

/** Whether a value has so wide a part that collecting the errors of all its items would take the square of their number. */
export function isWide(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts = Object.values(value);
  return parts.length > WIDE || parts.some(isWide);
}

export interface SchemaFault {
  readonly path: DataPath;
  /** Whether the key is wrong, and not its value. */
  readonly isKey: boolean;
  readonly reason: Message;
}

/**
 * Errors without those that report the same mistake again: a condition, alternatives of which none matches, a key that
 * is missing because it is misspelt, and an empty value whose lines are not indented enough.
 */
function sayable(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const meant = new Set(unknown.map((error) => `${error.instancePath}/${meantKey(error)}`));
  const owners = new Set(unknown.map((error) => `${error.instancePath}/${ownerOfKey(error)}`));
  return errors.filter((error) => {
    const { keyword, instancePath, params } = error;
    if (keyword === 'if') return false;
    if (keyword === 'required' && unknown.some((other) => isOutside(other, error))) return false;
    if (keyword === 'required' && meant.has(`${instancePath}/${params.missingProperty}`)) return false;
    if (keyword === 'type' && error.data === null && owners.has(instancePath)) return false;
    return !choices.some((choice) => choice !== error && choice.instancePath === instancePath);
  });
}

/** Whether a missing key is inside its sibling: one level too deep. */
function isTooDeep(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  return errors.some((other) => other.keyword === 'required' && isOutside(error, other));
}

/** Whether an unknown key is missing in the object around its owner. */
function isOutside(unknown: ErrorObject, { instancePath, params }: ErrorObject): boolean {
  const outside = unknown.instancePath.slice(0, unknown.instancePath.lastIndexOf('/'));
  const { additionalProperty: key } = unknown.params;
  return key !== undefined && unknown.instancePath !== '' && outside === instancePath && key === params.missingProperty;
}

/** Steps of an ajv error to the part that is wrong. For a key that should not be there they lead to the key itself. */
function stepsOf({ instancePath, keyword, params }: ErrorObject, root: unknown): DataPath {
  const steps: (string | number)[] = [];
  let value = root;
  for (const raw of instancePath.split('/').slice(1)) {
    const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    steps.push(Array.isArray(value) ? Number(key) : key);
    value = (value as Record<string, unknown>)[key];
  }
  if (keyword === 'additionalProperties') steps.push(String(params.additionalProperty));
  return steps;
}
