import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASE_PATH, contentPath } from '../layout.ts';
import { contentFiles } from '../responses/content.ts';
import type { Job, Written } from './year-writer.ts';

/** The texts of all content answers of a scope, with their paths below the root of the tree. */
export function* contentTexts({ catalog, scope, origin }: Omit<Job, 'out'>): Iterable<{ path: string; text: string }> {
  for (const { endpoint, lang, id, number, text } of contentFiles(catalog, `${origin}${BASE_PATH}`)) {
    if (!scope.endpoints.includes(endpoint) || !scope.languages.includes(lang)) continue;
    yield { path: contentPath(lang, endpoint, id, number), text };
  }
}

/** Writes all content answers of a scope. */
export function writeContent(job: Job): Written {
  let files = 0;
  let bytes = 0;
  for (const { path: name, text } of contentTexts(job)) {
    const target = path.join(job.out, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    files++;
    bytes += Buffer.byteLength(text);
  }
  return { files, bytes };
}
