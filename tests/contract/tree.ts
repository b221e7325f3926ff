import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../support/run.ts';
import { CONTRACT_FLAGS } from './suite.ts';

/** Generates the tree against which all hosts are held, for an origin or for the one that is taken without. */
export async function contractTree(origin?: string, ...flags: string[]): Promise<string> {
  const out = path.join(mkdtempSync(path.join(tmpdir(), 'menologion-contract-')), 'tree');
  const { code, stderr } = await run(
    'generate',
    ...CONTRACT_FLAGS,
    ...flags,
    ...(origin ? ['--origin', origin] : []),
    '--out',
    out,
  );
  if (code !== 0) throw new Error(stderr);
  return out;
}
