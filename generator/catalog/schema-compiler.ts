import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { PACKAGE_ROOT } from '../package.ts';

const SCHEMAS = path.join(PACKAGE_ROOT, 'schemas');
const ENDING = '.schema.json';

/** Whether a validator collects all errors of a value or ends at the first. */
export type Errors = 'all' | 'first';

/** The address of a schema by its id, such as `data/menologion`. It is the path of the schema in a tree. */
export function schemaAddress(id: string): string {
  return `/schemas/${id}${ENDING}`;
}

/** The ids of the schemas in a folder of `schemas/`, in order: the code of the validators depends on it. */
export function schemaIds(folder: string): string[] {
  return readdirSync(path.join(SCHEMAS, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ENDING))
    .map((name) => `${folder}/${name.slice(0, -ENDING.length).split(path.sep).join('/')}`)
    .sort();
}

/**
 * Ajv with the schemas in a folder of `schemas/`, each by its {@link schemaAddress}. It compiles a schema when the
 * schema is first requested. Only a checkout has this module: the validators of the package are made by
 * build/validators.ts.
 */
export function schemaCompiler(folder: string, errors: Errors, code: NonNullable<Options['code']>): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: errors === 'all',
    verbose: true,
    strict: true,
    // It takes a tenth of a second at every start; tests/schemas does it once.
    validateSchema: false,
    code,
  });
  addFormats.default(ajv);
  for (const id of schemaIds(folder)) {
    // Schemas of data files have no `$id`, so that an editor finds their references beside them.
    ajv.addSchema(JSON.parse(readFileSync(path.join(SCHEMAS, `${id}${ENDING}`), 'utf8')), schemaAddress(id));
  }
  return ajv;
}
