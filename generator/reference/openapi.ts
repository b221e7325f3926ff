import { BLOCKS_FOLDER, DATASETS_FOLDER } from '../contract/paths.ts';
import type { Schema } from './schemas.ts';

/** The parts of an OpenAPI 3.1 document that our document uses. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string;
    readonly description: string;
    readonly contact: { readonly name: string; readonly url: string };
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly externalDocs: { readonly description: string; readonly url: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  /** None is needed. */
  readonly security: readonly [];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: {
    readonly headers: Readonly<Record<string, Header>>;
    readonly examples: Readonly<Record<string, Example>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  /** By status. */
  readonly responses: Readonly<Record<string, OpenApiAnswer>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly required?: true;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface OpenApiAnswer {
  readonly description: string;
  readonly headers: Readonly<Record<string, Reference>>;
  /** By media type; absent if the answer has no body. */
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
}

export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

export interface Header {
  readonly description: string;
  readonly schema: Schema;
  readonly example: string;
}

export interface Reference {
  readonly $ref: string;
}

/** The address of an operation with the example values of its parameters. */
export function exampleAddress(path: string, parameters: readonly Parameter[]): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place, example } of parameters) {
    if (place === 'path') address = address.replace(`{${name}}`, String(example));
    else if (example !== undefined) for (const value of [example].flat()) query.append(name, String(value));
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

/** Only a tree with packed texts has blocks, and which of them depends on the texts; the reference is for every tree. */
export function isOfBlock(path: string): boolean {
  return path.startsWith(`/${DATASETS_FOLDER}/${BLOCKS_FOLDER}/`);
}
