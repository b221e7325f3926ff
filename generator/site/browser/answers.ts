import type { AnswerRequest } from '../model/answer-request.ts';

const answers = new Map<string, Promise<unknown>>();
const missingYears = new Set<string>();

/**
 * An answer from its file, or where the tree has no such file, from the public address, which a host with the edge
 * answers. Null where neither is there. Fails where the host cannot be reached.
 */
export function answer<A>(request: AnswerRequest): Promise<A | null> {
  const known = answers.get(request.file);
  if (known) return known as Promise<A | null>;
  const coming = sought<A>(request);
  answers.set(request.file, coming);
  coming.catch(() => answers.delete(request.file));
  return coming;
}

/** Lets everything be requested again. */
export function forgetAnswers(): void {
  answers.clear();
  missingYears.clear();
}

async function sought<A>({ file, address, year = file }: AnswerRequest): Promise<A | null> {
  const found = missingYears.has(year) ? null : await fetched<A>(file);
  if (found || !address) return found;
  missingYears.add(year);
  return fetched<A>(address);
}

async function fetched<A>(address: string): Promise<A | null> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (response.status >= 500) throw new Error(`${address} was answered with ${response.status}`);
  const text = await response.text();
  // Some hosts send a page of their own where there is no file.
  return response.ok && text.startsWith('{') ? JSON.parse(text) : null;
}
