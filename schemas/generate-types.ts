/** Writes schemas/types.ts from the schemas beside it: `npm run types`. A test fails if the two differ. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const BANNER = '/* Made from the schemas in this folder by `npm run types`. Do not edit. */';

/** The text of types.ts for the schemas. */
export async function typesFromSchemas(): Promise<string> {
  const files = ['data', 'data/books', 'data/liturgy', 'data/readings', 'data/texts', 'responses'].flatMap((folder) =>
    readdirSync(`${HERE}${folder}`)
      .filter((file) => file.endsWith('.schema.json'))
      .sort()
      .sort()
      .map((file) => `${folder}/${file}`),
  );
  const index: JSONSchema = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(files.map((file) => [file, { $ref: file }])),
  };
  return compile(index, 'SchemaIndex', {
    cwd: HERE,
    bannerComment: BANNER,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
    $refOptions: {
      resolve: { file: { read: ({ url }: { url: string }) => withoutRemarks(readFileSync(url, 'utf8')) } },
    },
  });
}

/**
 * A description beside a `$ref` is for editors: with it, each place would get a type of its own. A condition names the
 * keys that it requires (`true`) for the strict mode of Ajv; their types are those of the object around it.
 */
function withoutRemarks(schema: string): string {
  return JSON.stringify(JSON.parse(schema), (_, value) => {
    if (value?.$ref) return { $ref: value.$ref };
    return onlyNamesKeys(value) ? { required: value.required } : value;
  });
}

function onlyNamesKeys(value: { properties?: object; required?: unknown } | null): boolean {
  return Object.values(value?.properties ?? { none: false }).every((shape) => shape === true);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = `${HERE}types.ts`;
  const text = await typesFromSchemas();
  const changed = !readdirSync(HERE).includes('types.ts') || readFileSync(target, 'utf8') !== text;
  if (changed) writeFileSync(target, text);
  console.log(changed ? 'schemas/types.ts written' : 'schemas/types.ts is up to date');
}
