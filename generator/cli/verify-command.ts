import { printableJson } from '../printable.ts';
import type { Finding } from '../tree/disk/integrity.ts';
import { localized } from './localize.ts';
import { dataOption, jsonOption } from './options.ts';
import { treeCommand } from './out.ts';

interface Flags {
  readonly out: string;
  readonly repair: boolean;
  readonly data: readonly string[];
  readonly json: boolean;
}

const SAY_EVERY = 100_000;

export const verifyCommand = () =>
  treeCommand('verify', localized('aboutVerify'), ['out', '--repair'])
    .addOption(dataOption())
    .option('--repair', localized('repairOption'), false)
    .addOption(jsonOption())
    .action(async (_, { out, repair, data, json }: Flags) => {
      const findings = await verified(out, json);
      if (!repair || findings.length === 0) {
        process.exitCode = findings.length === 0 ? 0 : 1;
        return;
      }
      const [{ repairTree }, { dataFolders }] = await Promise.all([
        import('../tree/repair.ts'),
        import('../catalog/folders.ts'),
      ]);
      const { changed } = await repairTree(out, findings, dataFolders(data));
      if (!json) console.log(localized('treeRepaired', changed ?? 0));
      process.exitCode = (await verified(out, json)).length === 0 ? 0 : 1;
    });

/** Verifies a tree and prints what was found. */
async function verified(out: string, json: boolean): Promise<Finding[]> {
  const { verifyTree } = await import('../tree/verify.ts');
  let said = 0;
  let read = 0;
  const findings = await verifyTree(out, (files) => {
    read = files;
    if (files - said < SAY_EVERY) return;
    said = files;
    console.error(localized('filesRead', files));
  });
  if (json) console.log(printableJson(findings));
  else {
    for (const { kind, path } of findings) console.error(localized('finding', kind, path));
    console.log(localized('verified', out, read, findings.length));
  }
  return findings;
}
