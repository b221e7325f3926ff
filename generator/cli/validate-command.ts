import { Command } from 'commander';
import { dataFolders } from '../catalog/folders.ts';
import { dataOption, jsonOption } from './options.ts';

export const validateCommand = () =>
  new Command('validate')
    .description('check the data; every error on a line, with file, line, column and what to do')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async ({ data, json }: { data: string[]; json: boolean }) => {
      const [{ validateData }, { problemLine }] = await Promise.all([
        import('../catalog/load.ts'),
        import('../catalog/problem.ts'),
      ]);
      const { problems, replaced } = validateData(data);
      if (json) console.log(JSON.stringify({ problems, replaced }));
      else {
        for (const { what, by, of } of replaced) console.log(`${what}: ${by} replaces ${of}`);
        for (const problem of problems) console.error(problemLine(problem));
        if (problems.length === 0) console.log(`no errors in ${dataFolders(data).join(', ')}`);
      }
      process.exitCode = problems.length === 0 ? 0 : 1;
    });
