import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { churchTexts } from './texts.ts';

/** Flags that add texts in church script under the id `kept`; those of the project are kept in the civil one alone. */
export function withChurchPack(): string[] {
  const pack = mkdtempSync(path.join(tmpdir(), 'menologion-church-pack-'));
  for (const [name, text] of Object.entries(churchTexts('kept'))) {
    mkdirSync(path.join(pack, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(pack, name), text);
  }
  return ['--data', 'data', '--data', pack];
}
