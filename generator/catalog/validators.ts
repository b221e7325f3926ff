import type { ValidateFunction } from 'ajv/dist/2020.js';
import { memoize } from '../memoize.ts';
import { schemaAddress, schemaCompiler } from './schema-compiler.ts';

// Optimizing the code of a validator takes longer than all its work here.
const compilers = {
  all: memoize((folder: string) => schemaCompiler(folder, 'all', { optimize: false })),
  first: memoize((folder: string) => schemaCompiler(folder, 'first', { optimize: false })),
};

/**
 * The validator of a schema by the id of the schema: `data/menologion`, `responses/calendar`. Throws if there is no such
 * schema. `npm run build` puts a module with ready validators in the place of this one.
 */
export function validatorOf(id: string, errors: 'all' | 'first' = 'all'): ValidateFunction {
  const [folder = ''] = id.split('/');
  const validator = compilers[errors](folder).getSchema(schemaAddress(id));
  if (!validator) throw new Error(`no schema ${id}`);
  return validator;
}
