import type { Problem } from '../../schemas/types.ts';
import type { Exchange } from './exchanges.ts';
import type { Example, Header, OpenApiAnswer, Reference } from './openapi.ts';
import { PROSE } from './prose.ts';
import { reference, type Schema } from './schemas.ts';

const PROBLEM_TYPE = 'application/problem+json';

/** The examples and headers of a document. Each is in it once and referred to by name. */
export class Shelf {
  readonly examples: Record<string, Example> = {};
  readonly headers: Record<string, Header> = {};
  private readonly names = new Map<string, string>();

  /** A reference to an example; an equal example with another name is used again. */
  example(name: string, summary: string, value: unknown): Record<string, Reference> {
    const text = JSON.stringify(value);
    const known = this.names.get(text) ?? name;
    this.names.set(text, known);
    this.examples[known] ??= { summary, value };
    return { [known]: { $ref: `#/components/examples/${known}` } };
  }

  /** References to the headers that the reference describes. */
  headersOf(headers: Headers): Record<string, Reference> {
    const told = Object.keys(PROSE.headers).filter((name) => headers.has(name));
    for (const name of told) {
      const [description = '', example = ''] = [PROSE.headers[name], headers.get(name) ?? ''];
      this.headers[name] ??= { description, schema: { type: 'string' }, example };
    }
    return Object.fromEntries(told.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
  }
}

/** An exchange as an example of an answer; an error needs no name, because its code says what it is. */
export interface Shown extends Omit<Exchange, 'body'> {
  readonly name?: string;
  readonly summary?: string;
  /** Null if the answer has none, absent if it is not shown. */
  readonly body?: unknown;
}

/** The answers of an operation by status, from exchanges. */
export function answersOf(exchanges: readonly Shown[], schema: Schema, shelf: Shelf): Record<string, OpenApiAnswer> {
  const answers: Record<string, OpenApiAnswer> = {};
  for (const exchange of exchanges) {
    const { status, type, headers, body } = exchange;
    const before = answers[status]?.content?.[type]?.examples;
    const isProblem = type === PROBLEM_TYPE;
    const examples =
      body === undefined || body === null ? before : { ...before, ...exampleOf(exchange, isProblem, shelf) };
    const media = { schema: isProblem ? reference('Problem') : schema, ...(examples ? { examples } : {}) };
    answers[status] = {
      description: PROSE.statuses[status] as string,
      headers: shelf.headersOf(headers),
      ...(body === null ? {} : { content: { ...answers[status]?.content, [type]: media } }),
    };
  }
  return answers;
}

function exampleOf({ name = '', summary = '', body }: Shown, isProblem: boolean, shelf: Shelf) {
  if (!isProblem) return shelf.example(name, summary, body);
  const problem = body as Problem;
  return { [problem.code]: { summary: PROSE.problems[problem.code], value: problem } };
}
