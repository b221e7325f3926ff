import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Message, message } from '../messages/message.ts';
import { PACKAGE_ROOT } from '../package.ts';
import type { KnownWords } from './known-words.ts';
import { meantKey, ownerOfKey, shapeMessage } from './shape-messages.ts';
import type { DataPath, Source } from './source.ts';

const SCHEMAS = path.join(PACKAGE_ROOT, 'schemas');

/** Compiled schemas of `schemas/`. Ids are `data/menologion`, `responses/calendar` and so on. */
export class Shapes {
  private readonly folders: readonly string[];
  private ajv: Ajv2020 | undefined;
  private firstOnly: Ajv2020 | undefined;

  /** For the schemas of some folders of `schemas/`, which are read when the first is requested. */
  constructor(folders: readonly string[] = ['data', 'responses']) {
    this.folders = folders;
  }

  /** The check for one schema. Throws when there is no such schema. */
  check(id: string): ValidateFunction {
    this.ajv ??= ajvOf(this.folders);
    const check = this.ajv.getSchema(`/schemas/${id}.schema.json`);
    if (!check) throw new Error(`no schema ${id}`);
    return check;
  }

  /** The same check, which ends at the first error. */
  private checkOfWide(id: string): ValidateFunction {
    this.firstOnly ??= ajvOf(this.folders, false);
    return this.firstOnly.getSchema(`/schemas/${id}.schema.json`) as ValidateFunction;
  }

  /** What a file has that its schema does not allow, each with its place. */
  faults(id: string, { file, value }: Source<unknown>, words: KnownWords): ShapeFault[] {
    const check = isWide(value) ? this.checkOfWide(id) : this.check(id);
    if (check(value)) return [];
    const errors = (check.errors ?? []).slice(0, MOST_ERRORS);
    return sayable(errors).map((error) => ({
      path: stepsOf(error, value),
      isKey: error.keyword === 'additionalProperties',
      reason: isTooDeep(error, errors)
        ? message('keyTooDeep', error.params.additionalProperty)
        : shapeMessage(error, file, words),
    }));
  }
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

function ajvOf(folders: readonly string[], allErrors = true): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors,
    verbose: true,
    strict: true,
    // It takes a tenth of a second at every start; tests/schemas does it once.
    validateSchema: false,
    // Optimizing the code of a check takes longer than all checks here.
    code: { optimize: false },
  });
  addFormats.default(ajv);
  for (const folder of folders.map((name) => path.join(SCHEMAS, name))) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.schema.json')) continue;
      const file = path.join(folder, name);
      ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')), addressOf(file));
    }
  }
  return ajv;
}

/**
 * The path of a schema in a tree. Schemas of data files have no `$id`, so that an editor finds their references beside
 * them.
 */
function addressOf(file: string): string {
  return `/schemas/${path.relative(SCHEMAS, file).split(path.sep).join('/')}`;
}

export interface ShapeFault {
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
