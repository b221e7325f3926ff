import { type Schema, schemaComponents } from '../reference/schemas.ts';

/** A table or view with the descriptions of itself and its columns. */
export interface Described {
  readonly name: string;
  readonly description: string;
  readonly columns: readonly { readonly name: string; readonly description: string }[];
}

/** SQL in which every comment is a sentence, and what it describes. */
export interface DescribedSql {
  readonly sql: string;
  readonly tables: readonly Described[];
}

/** Puts the descriptions of the JSON Schemas of the answers in the place of `Title` and `Title.field` in comments. */
export function describedSql(text: string): DescribedSql {
  const schemas = schemaComponents();
  const sql = text.replace(COMMENT, (_, comment: string) => `-- ${descriptionOf(comment, schemas)}`);
  return { sql, tables: sql.split(/\n(?=CREATE )/).flatMap((statement) => describedTable(statement) ?? []) };
}

const COMMENT = /-- (.*)$/gm;
const REFERENCE = /^([A-Z]\w+)(?:\.(\w+))?$/;

function descriptionOf(comment: string, schemas: Readonly<Record<string, Schema>>): string {
  const [, title, field] = REFERENCE.exec(comment) ?? [];
  if (title === undefined) return comment;
  const schema = resolved(schemas[title], schemas);
  const described = field === undefined ? schema : resolved(propertyOf(schema, field), schemas);
  if (typeof described?.description !== 'string') throw new Error(`the schemas describe no ${comment}`);
  return described.description;
}

/** A schema, or the one to which it refers. */
function resolved(schema: Schema | undefined, schemas: Readonly<Record<string, Schema>>): Schema | undefined {
  const { $ref, anyOf } = schema ?? {};
  if (typeof $ref === 'string') return schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (schema?.description !== undefined || !Array.isArray(anyOf)) return schema;
  return resolved(anyOf[0], schemas);
}

/** A property of a schema that is an object, perhaps or null. */
function propertyOf(schema: Schema | undefined, field: string): Schema | undefined {
  const forms = [schema, ...((schema?.anyOf ?? []) as Schema[])];
  const form = forms.find((one) => one?.properties !== undefined);
  return (form?.properties as Record<string, Schema> | undefined)?.[field];
}

/** What the comments of a statement describe; null for an index, which has none. */
function describedTable(statement: string): Described | null {
  const [, name, description] = /^CREATE (?:VIRTUAL )?(?:TABLE|VIEW) (\w+).*? -- (.*)$/m.exec(statement) ?? [];
  if (name === undefined || description === undefined) return null;
  const lines = [...statement.matchAll(/^.+ -- (.*)$/gm)].slice(1);
  const columns = lines.map(([line, about = '']) => ({ name: columnIn(line), description: about }));
  return { name, description, columns };
}

/** The name of the column that a line defines: after `AS`, or at its beginning. */
function columnIn(line: string): string {
  const code = line.slice(0, line.indexOf(' -- '));
  return / AS (\w+),?$/.exec(code)?.[1] ?? /\w+/.exec(code)?.[0] ?? '';
}
