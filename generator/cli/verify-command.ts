import { Argument, Command } from 'commander';
import { jsonOption } from './options.ts';

const SAY_EVERY = 100_000;

export const verifyCommand = () =>
  new Command('verify')
    .description('read a tree again and name every file that is missing, extra, truncated or altered')
    .addArgument(new Argument('[out]', 'folder of the tree').default('out'))
    .addOption(jsonOption())
    .action(async (out: string, { json }: { json: boolean }) => {
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
        const verdict =
          findings.length === 0 ? 'all are as they were written' : `${findings.length} are not as they were written`;
        console.log(`${number(read)} files of ${out}: ${verdict}`);
      }
      process.exitCode = findings.length === 0 ? 0 : 1;
    });
