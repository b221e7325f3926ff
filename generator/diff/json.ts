import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';

/** What JSON can say, as it was read from a tree. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Parses an object from a file of a tree. Throws UserError that names the file. */
export function parsedObject(text: Uint8Array | string, file: string): JsonObject {
  try {
    return objectIn(JSON.parse(String(text)));
  } catch (error) {
    throw notAnswer(file, error);
  }
}

/** The error for a file of a tree that has not the form of an answer. */
export function notAnswer(file: string, cause?: unknown): UserError {
  return new UserError(message('comparedFileStrange', file), { cause });
}

/** The value as an object, or as a list of objects; an absent list is empty. Throws TypeError if it is something else. */
export function objectIn(value: unknown): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw new TypeError('not an object');
}
export function objectsIn(value: unknown): JsonObject[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.map(objectIn);
  throw new TypeError('not a list');
}

/** Whether two values say the same. The order of keys counts, as both were written by this program. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * What a list has that another lacks, and the other way round; a value that occurs twice counts twice. Values are the
 * same that have the same key.
 */
export function exchanged<T extends Json>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (one: T) => unknown = (one) => one,
): { from: T[]; to: T[] } {
  return { from: without(before, after, keyOf), to: without(after, before, keyOf) };
}

function without<T>(list: readonly T[], taken: readonly T[], keyOf: (one: T) => unknown): T[] {
  const left = taken.map((one) => JSON.stringify(keyOf(one)));
  return list.filter((one) => {
    const at = left.indexOf(JSON.stringify(keyOf(one)));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The names of all fields of two objects. */
export function fieldNames(...objects: readonly JsonObject[]): Set<string> {
  return new Set(objects.flatMap(Object.keys));
}
