import { Argument, Command } from 'commander';
import type { Finding } from '../tree/look.ts';
import { dataOption, jsonOption } from './options.ts';

interface Flags {
  readonly repair: boolean;
  readonly data: readonly string[];
  readonly json: boolean;
}

const SAY_EVERY = 100_000;

export const verifyCommand = () =>
  new Command('verify')
    .description('read a tree again and name every file that is missing, extra, truncated or altered')
    .addArgument(new Argument('[out]', 'folder of the tree').default('out'))
    .option('--repair', 'make what is not as it was written anew, from the same data', false)
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (out: string, { repair, data, json }: Flags) => {
      const findings = await verified(out, json);
      if (!repair || findings.length === 0) {
        process.exitCode = findings.length === 0 ? 0 : 1;
        return;
      }
      const [{ repairTree }, { dataFolders }, { number }] = await Promise.all([
        import('../tree/repair.ts'),
        import('../catalog/folders.ts'),
        import('./progress.ts'),
      ]);
      const { changed } = await repairTree(out, findings, dataFolders(data));
      if (!json) console.log(`repaired: ${number(changed ?? 0)} paths changed; reading the tree again`);
      process.exitCode = (await verified(out, json)).length === 0 ? 0 : 1;
    });

/** Verifies a tree and prints what was found. */
async function verified(out: string, json: boolean): Promise<Finding[]> {
  const [{ verifyTree }, { number }] = await Promise.all([import('../tree/verify.ts'), import('./progress.ts')]);
  let said = 0;
  let read = 0;
  const findings = verifyTree(out, (files) => {
    read = files;
    if (files - said < SAY_EVERY) return;
    said = files;
    console.error(`${number(files)} files read`);
  });
  if (json) console.log(JSON.stringify(findings));
  else {
    for (const { kind, path } of findings) console.error(`${kind}: ${path}`);
    const count = findings.length;
    const verdict = count === 0 ? 'all are as they were written' : `${count} are not as they were written`;
    console.log(`${number(read)} files of ${out}: ${verdict}`);
  }
  return findings;
}
