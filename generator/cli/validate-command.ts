import { Command } from 'commander';
import { dataFolders } from '../catalog/folders.ts';
import { dataOption, jsonOption } from './options.ts';
import { sourceLines } from './source-lines.ts';

export const validateCommand = () =>
  new Command('validate')
    .description(
      'check the data; every error on a line, with file, line, column and what to do; and count their sources',
    )
    .addOption(dataOption())
    .option('--fix', 'repair in the files what can be repaired without judgement, and say what was changed', false)
    .addOption(jsonOption())
    .action(async ({ data, fix, json }: { data: string[]; fix: boolean; json: boolean }) => {
      const [{ validateData }, { problemLine }, { repairData }] = await Promise.all([
        import('../catalog/load.ts'),
        import('../catalog/problem.ts'),
        import('../catalog/repair.ts'),
      ]);
      const { repaired, refused } = fix ? repairData(dataFolders(data)) : { repaired: [], refused: [] };
      const { problems, replaced, sources } = validateData(data);
      if (json) console.log(JSON.stringify({ problems, replaced, sources, ...(fix ? { repaired, refused } : {}) }));
      else {
        for (const repair of repaired) console.log(problemLine(repair));
        for (const repair of refused) console.error(problemLine(repair));
        for (const { what, by, of } of replaced) console.log(`${what}: ${by} replaces ${of}`);
        for (const problem of problems) console.error(problemLine(problem));
        if (sources && !fix) console.log(sourceLines(sources).join('\n'));
        if (problems.length === 0) console.log(`no errors in ${dataFolders(data).join(', ')}`);
      }
      process.exitCode = problems.length + refused.length === 0 ? 0 : 1;
    });
