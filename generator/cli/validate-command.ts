import { Command } from 'commander';
import { validateData } from '../catalog/load.ts';
import { problemLine } from '../catalog/problem.ts';
import { dataOption, jsonOption } from './options.ts';

export const validateCommand = () =>
  new Command('validate')
    .description('check the data; every error on a line, with file, line, column and what to do')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(({ data, json }: { data: string; json: boolean }) => {
      const problems = validateData(data);
      if (json) console.log(JSON.stringify(problems));
      else if (problems.length === 0) console.log(`${data} has no errors`);
      else for (const problem of problems) console.error(problemLine(problem));
      process.exitCode = problems.length === 0 ? 0 : 1;
    });
