/** What the tests use of the library of Frictionless Data, which has no types of its own. */
declare module 'datapackage' {
  interface Resource {
    readonly name: string;
    readonly schema: { readonly primaryKey: readonly string[]; readonly foreignKeys: readonly object[] };
    /**
     * All rows, with values by the schema; throws if a heading or a value does not match the schema, or with `relations`
     * if a foreign key leads nowhere.
     */
    read(options: { keyed: true; relations?: true }): Promise<Record<string, unknown>[]>;
  }
  export const Package: {
    load(descriptor: object, options: { basePath: string }): Promise<{ resources: Resource[] }>;
  };
  /** A published JSON Schema of the standard. */
  export const Profile: {
    load(name: string): Promise<{ validate(descriptor: object): { errors: Error[] } }>;
  };
}
