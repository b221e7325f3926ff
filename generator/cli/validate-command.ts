import { Command } from 'commander';
import { validateData } from '../catalog/load.ts';
import { problemLine } from '../catalog/problem.ts';
import { dataOption, jsonOption } from './options.ts';

export const validateCommand = () =>
  new Command('validate')
    .description('check the data; every error on a line, with file, line, column and what to do')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(({ data, json }: { data: string[]; json: boolean }) => {
      const { problems, replaced } = validateData(data);
      if (json) console.log(JSON.stringify({ problems, replaced }));
      else {
        for (const { what, by, of } of replaced) console.log(`${what}: ${by} replaces ${of}`);
        for (const problem of problems) console.error(problemLine(problem));
        if (problems.length === 0) console.log(`no errors in ${data.join(', ')}`);
      }
      process.exitCode = problems.length === 0 ? 0 : 1;
    });
