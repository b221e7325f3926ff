import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ViewRow } from './database-rows.ts';
import { run } from './run.ts';
import { madeOnce } from './trees.ts';

/** The database that `export sqlite` writes with these flags, made once for all tests of a run. */
export async function databaseOf(name: string, ...flags: string[]): Promise<string> {
  const folder = await madeOnce(`database-${name}`, async (made) => {
    mkdirSync(made);
    const { code, stderr } = await run('export', 'sqlite', ...flags, '--to', path.join(made, 'menologion.db'));
    if (code !== 0) throw new Error(stderr);
  });
  return path.join(folder, 'menologion.db');
}

/** What queries find in a database, asked by Python: the rows of each query. */
export function askPython(database: string, queries: readonly string[]): ViewRow[][] {
  const printed = execFileSync('python3', ['tests/support/read-database.py', database], {
    input: JSON.stringify(queries),
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return printed
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
