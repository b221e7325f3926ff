import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { churchTexts } from './texts.ts';
import { madeOnce } from './trees.ts';

/**
 * Flags that add texts in church script under the id `kept` to data; the project has its texts only in civil script.
 */
export async function withChurchPack(data = 'data'): Promise<string[]> {
  const pack = await madeOnce('church-pack', (folder) => {
    for (const [name, text] of Object.entries(churchTexts('kept'))) {
      mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
  });
  return ['--data', data, '--data', pack];
}
