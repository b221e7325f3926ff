import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readTrustedKey } from '../../generator/tree/disk/keys.ts';
import { signatureFindings } from '../../generator/tree/disk/signature.ts';
import { program } from '../audit/program.ts';
import { keyFiles } from '../support/keys.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, treeOf } from '../support/trees.ts';

const SCOPE = ['--years', '2026', '--endpoint', 'fasting', '--pages', 'none', '--datasets', 'none'];

it('a tree never has a manifest beside a signature of another one, whenever a run is killed', {
  timeout: 300_000,
}, async () => {
  const keys = keyFiles();
  const trusted = [readTrustedKey(keys.pub)];
  const flags = ['generate', ...SCOPE, '--data', SMALL_DATA];
  const signed = copyOf(await treeOf(...SCOPE, '--data', SMALL_DATA));
  expect((await program([...flags, '--out', signed, '--sign', keys.key])).code).toBe(0);
  const seen = new Set<string>();
  for (const sign of [[], ['--sign', keys.key]]) {
    for (let call = 2, isOver = false; !isOver; call += 7) {
      const out = copyOf(signed);
      const { killed } = await program([...flags, '--out', out, '--sequence', '1', ...sign], {
        at: { who: 'main', call },
      });
      isOver = !killed;
      const [isWhole, isSigned] = ['manifest.json', 'manifest.json.sig'].map((name) =>
        existsSync(path.join(out, name)),
      );
      if (isWhole && isSigned) expect(signatureFindings(out, trusted), `killed at call ${call}`).toEqual([]);
      const isNew = isWhole && readFileSync(path.join(out, 'manifest.json'), 'utf8').includes('"sequence"');
      seen.add(`${isWhole ? (isNew ? 'new' : 'old') : 'none'} ${isSigned ? 'signed' : 'unsigned'}`);
    }
  }
  // The stale signature of a tree without a manifest is harmless, and gone when there is one.
  expect([...seen].sort()).toEqual(expect.arrayContaining(['new signed', 'new unsigned', 'none signed', 'old signed']));
});
