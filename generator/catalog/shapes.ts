import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { PACKAGE_ROOT } from '../package.ts';
import type { Problem } from './problem.ts';
import type { DataPath, Source } from './source.ts';

const SCHEMAS = path.join(PACKAGE_ROOT, 'schemas');

/** Schemas of `schemas/`, ready to check with. Ids are `data/menologion`, `responses/calendar` and so on. */
export class Shapes {
  private readonly ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    // A tenth of a second at every start; tests/schemas do it once for all.
    validateSchema: false,
    // To shorten the code of a check takes longer than all that it checks here.
    code: { optimize: false },
  });

  /** Reads the schemas of some folders of `schemas/`. */
  constructor(folders: readonly string[] = ['data', 'responses']) {
    addFormats.default(this.ajv);
    for (const folder of folders) this.addFolder(path.join(SCHEMAS, folder));
  }

  private addFolder(folder: string): void {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (name.endsWith('.schema.json')) this.ajv.addSchema(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
    }
  }

  /** The check for one schema. Throws when there is no such schema. */
  check(id: string): ValidateFunction {
    const check = this.ajv.getSchema(`/schemas/${id}.schema.json`);
    if (!check) throw new Error(`no schema ${id}`);
    return check;
  }

  /** What a file has that its schema does not allow. */
  problems(id: string, source: Source<unknown>): Problem[] {
    const check = this.check(id);
    if (check(source.value)) return [];
    const errors = (check.errors ?? []).filter((error) => error.keyword !== 'if');
    return errors.map((error) => source.problem(stepsOf(error, source.value), sentence(error)));
  }
}

/** Steps of an ajv error to the part that is wrong; a key that should not be there is pointed at itself. */
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

function sentence({ keyword, params, message, schema, parentSchema }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return ['ru', 'en'].includes(params.missingProperty)
        ? `the translation “${params.missingProperty}” is missing: add it`
        : `“${params.missingProperty}” is missing: add it`;
    case 'additionalProperties': {
      const known = Object.keys((parentSchema?.properties as object) ?? {});
      return `“${params.additionalProperty}” is not known here: ${known.length > 0 ? `use ${known.join(', ')}` : 'take it out'}`;
    }
    case 'enum':
      return `this is not one of the allowed values: use ${params.allowedValues.join(', ')}`;
    case 'const':
      return `this must be ${JSON.stringify(params.allowedValue)} here: change it`;
    case 'false schema':
      return 'this may not stand here: take it out';
    case 'type':
      if (params.type === 'integer') return 'this must be a whole number in plain figures, such as 16: change it';
      return `this must be of type ${params.type}: change it`;
    case 'format':
      return params.format === 'date'
        ? 'this is not a day of the form 2026-11-22: correct it'
        : `this ${message}: change it`;
    case 'pattern':
      return `this does not have the form ${schema ?? params.pattern}: change it`;
    default:
      return `this ${message ?? 'is not allowed'}: change it`;
  }
}
