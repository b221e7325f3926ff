import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { type Errors, schemaAddress, schemaCompiler, schemaIds } from '../generator/catalog/schema-compiler.ts';

/** The folders of the schemas by which the package validates what it reads. */
const FOLDERS = ['data', 'tree'];

/**
 * The module that takes the place of generator/catalog/validators.ts in the package: all validators as code. So the
 * package neither reads nor compiles a schema, and needs no Ajv.
 */
export async function validatorsModule(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: MODULE, resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    minify: true,
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('the validators were not bundled');
  return file.contents;
}

/** A statement that adds the validators of a folder, by their ids, to those that find all errors or the first. */
function added(folder: string, errors: Errors): string {
  const compiler = schemaCompiler(folder, errors, { source: true });
  const addresses = Object.fromEntries(schemaIds(folder).map((id) => [id, schemaAddress(id)]));
  return `((exports) => {${standalone.default(compiler, addresses)}})(validators.${errors});`;
}

const MODULE = `
const validators = { all: {}, first: {} };
${FOLDERS.flatMap((folder) => [added(folder, 'all'), added(folder, 'first')]).join('\n')}
export function validatorOf(id, errors = 'all') {
  const validator = validators[errors][id];
  if (!validator) throw new Error(\`no schema \${id}\`);
  return validator;
}
`;
