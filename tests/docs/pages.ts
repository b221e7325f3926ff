import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The pages of the repository for people: at its root, and of `data/` and `docs/`. Paths from the root. */
export const PAGES: readonly string[] = [
  ...['.', 'data'].flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name))),
  ...(readdirSync('docs', { recursive: true }) as string[]).map((name) => path.join('docs', name)),
].filter((name) => name.endsWith('.md'));
