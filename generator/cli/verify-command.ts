import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { printableJson } from '../printable.ts';
import type { Finding } from '../tree/disk/integrity.ts';
import type { TrustedKey } from '../tree/disk/keys.ts';
import { parseSelection } from '../tree/plan/selection.ts';
import { localized } from './localize.ts';
import { checked, dataOption, jsonOption, keyOption } from './options.ts';
import { treeCommand } from './out.ts';
import { sayingIfUnsigned, vouchingLine } from './signatures.ts';

interface Flags {
  readonly out: string;
  readonly only?: string;
  readonly key?: readonly string[];
  readonly repair: boolean;
  readonly data: readonly string[];
  readonly json: boolean;
}

const SAY_EVERY = 100_000;

export const verifyCommand = () =>
  treeCommand('verify', localized('aboutVerify'), ['out', '--repair'])
    .addOption(dataOption())
    .option('--only <words>', localized('onlyOption'), checked(parseSelection))
    .addOption(keyOption())
    .option('--repair', localized('repairOption'), false)
    .addOption(jsonOption())
    .action(async (_, { out, only, key = [], repair, data, json }: Flags) => {
      const { readTrustedKeys } = await import('../tree/disk/keys.ts');
      const keys = readTrustedKeys(key);
      if (repair && only !== undefined) throw new UserError(message('onlyOrRepair'));
      const findings = await verified(out, json, keys, only);
      if (!repair || findings.length === 0) {
        process.exitCode = findings.length === 0 ? 0 : 1;
        return;
      }
      const [{ repairTree }, { dataFolders }] = await Promise.all([
        import('../tree/repair.ts'),
        import('../catalog/folders.ts'),
      ]);
      const { changed } = await sayingIfUnsigned(out, () => repairTree(out, findings, dataFolders(data)));
      if (!json) console.log(localized('treeRepaired', changed ?? 0));
      process.exitCode = (await verified(out, json, keys)).length === 0 ? 0 : 1;
    });

/** Verifies a tree, or what is selected of it, and prints what was found. */
async function verified(out: string, json: boolean, keys: readonly TrustedKey[], only?: string): Promise<Finding[]> {
  let said = 0;
  let read = 0;
  const progress = (files: number) => {
    read = files;
    if (files - said < SAY_EVERY) return;
    said = files;
    console.error(localized('filesRead', files));
  };
  const findings = await found(out, only, progress, keys);
  if (json) console.log(printableJson(findings));
  else {
    for (const { kind, path } of findings) console.error(localized('finding', kind, path));
    console.log(localized('verified', out, read, findings.length));
    console.log(await vouchingLine(out, keys.length > 0, findings));
  }
  return findings;
}

async function found(
  out: string,
  only: string | undefined,
  progress: (files: number) => void,
  keys: readonly TrustedKey[],
): Promise<Finding[]> {
  if (only === undefined) return (await import('../tree/verify.ts')).verifyTree(out, progress, keys);
  return (await import('../tree/verify-selected.ts')).verifySelected(out, parseSelection(only), progress, keys);
}
