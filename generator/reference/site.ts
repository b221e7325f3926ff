import { ENDPOINT_NAMES } from '../contract/endpoints.ts';
import { referencePath } from '../contract/pages.ts';
import type { OpenApiDocument, Operation } from './openapi.ts';

/** An operation with its path. */
export type Operations = readonly (readonly [path: string, operation: Operation])[];

/** A page about the operations of one endpoint, or of one kind. */
export interface Chapter {
  readonly name: string;
  readonly title: string;
  readonly tag: string;
  readonly operations: Operations;
}

/** The pages of the errors and headers, and of the schemas that several endpoints use. */
export const ERRORS = 'errors';
export const SCHEMAS = 'schemas';
/** The chapter that mentions every endpoint, so its use of a schema does not count. */
const FILES = 'files';

/** Where everything is in the reference. */
export class Site {
  readonly document: OpenApiDocument;
  readonly chapters: readonly Chapter[];
  private readonly paths = new Map<string, string>();

  constructor(document: OpenApiDocument) {
    this.document = document;
    this.chapters = chaptersOf(document);
    const reached = new Map(this.chapters.map((chapter) => [chapter.name, this.reachedFrom(chapter.operations)]));
    for (const schema of Object.keys(document.components.schemas)) {
      const all = [...reached].filter(([, names]) => names.has(schema)).map(([name]) => name);
      const own = all.length > 1 ? all.filter((name) => name !== FILES) : all;
      this.paths.set(schema, referencePath(own.length === 1 ? String(own[0]) : SCHEMAS));
    }
    for (const { name, operations } of this.chapters) {
      for (const [, { operationId }] of operations) this.paths.set(operationId, referencePath(name));
    }
    for (const code of errorsOf(document).keys()) this.paths.set(code, referencePath(ERRORS));
  }

  /** The address of an operation, a schema or an error, relative to a page. */
  linkTo(id: string, from: string): string {
    const path = this.paths.get(id);
    if (path === undefined) throw new Error(`the reference says nothing of ${id}`);
    return path === from ? `#${id}` : `${referenceAddress(path, from)}#${id}`;
  }

  /** The names of the schemas on a page. */
  schemasOn(path: string): string[] {
    return Object.keys(this.document.components.schemas).filter((name) => this.paths.get(name) === path);
  }

  private reachedFrom(operations: Operations): Set<string> {
    const reached = new Set<string>();
    const visit = (value: unknown): void => {
      const found = JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g);
      for (const [, name = ''] of found) {
        if (reached.has(name)) continue;
        reached.add(name);
        visit(this.document.components.schemas[name]);
      }
    };
    for (const [, { responses }] of operations) visit(responses['200']);
    return reached;
  }
}

/** The address of a file of the tree, relative to a page: a tree may be in any folder. */
export function referenceAddress(path: string, from: string): string {
  return `${'../'.repeat(from.split('/').length - 1) || './'}${path}`;
}

/** Each error of a document once, with its status and its first example. */
export function errorsOf({ paths }: OpenApiDocument): Map<string, { status: string; summary: string; value: unknown }> {
  const errors = new Map<string, { status: string; summary: string; value: unknown }>();
  for (const { get } of Object.values(paths)) {
    for (const [status, { content = {} }] of Object.entries(get.responses)) {
      for (const [code, example] of Object.values(content).flatMap(({ examples = {} }) => Object.entries(examples))) {
        if (!('$ref' in example) && !errors.has(code)) errors.set(code, { status, ...example });
      }
    }
  }
  return errors;
}

function chaptersOf({ paths }: OpenApiDocument): Chapter[] {
  const chapters = new Map<string, (readonly [string, Operation])[]>();
  for (const [path, { get }] of Object.entries(paths)) {
    const name = chapterOf(path, get);
    chapters.set(name, [...(chapters.get(name) ?? []), [path, get]]);
  }
  return [...chapters].map(([name, operations]) => {
    const [, { summary, tags }] = operations[0] as (typeof operations)[number];
    const tag = String(tags[0]);
    return { name, tag, title: name === tag.toLowerCase() && name !== 'commemorations' ? tag : summary, operations };
  });
}

/** The endpoint in the path; operations for all endpoints go by their tag. */
function chapterOf(path: string, { tags }: Operation): string {
  const parts = path.split('/');
  return ENDPOINT_NAMES.find((name) => parts.includes(name)) ?? String(tags[0]).toLowerCase();
}
