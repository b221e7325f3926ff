import { dataFolders } from '../catalog/folders.ts';
import type { Problem } from '../catalog/problem.ts';
import { printableJson } from '../printable.ts';
import { command } from './command.ts';
import { dataOption, jsonOption } from './options.ts';
import { sourceLines } from './source-lines.ts';
import { SPOKEN, say, tell } from './spoken.ts';

const worded = (problems: readonly Problem[]) =>
  problems.map(({ saying, ...problem }) => ({ ...problem, message: say(saying) }));

export const validateCommand = () =>
  command('validate', tell('aboutValidate'), ['--fix'])
    .addOption(dataOption())
    .option('--fix', tell('fixOption'), false)
    .addOption(jsonOption())
    .action(async ({ data, fix, json }: { data: string[]; fix: boolean; json: boolean }) => {
      const [{ validateData }, { problemLine }, { repairData }] = await Promise.all([
        import('../catalog/load.ts'),
        import('../catalog/problem.ts'),
        import('../catalog/repair.ts'),
      ]);
      const { repaired, refused } = fix ? repairData(dataFolders(data)) : { repaired: [], refused: [] };
      const { problems, notices, sources } = validateData(data);
      if (json) {
        const repairs = fix ? { repaired: worded(repaired), refused: worded(refused) } : {};
        console.log(printableJson({ problems: worded(problems), notices: worded(notices), sources, ...repairs }));
      } else {
        for (const repair of repaired) console.log(problemLine(repair, SPOKEN));
        for (const repair of refused) console.error(problemLine(repair, SPOKEN));
        for (const notice of notices) console.error(problemLine(notice, SPOKEN));
        for (const problem of problems) console.error(problemLine(problem, SPOKEN));
        if (sources && !fix) console.log(sourceLines(sources).join('\n'));
        if (problems.length === 0) console.log(tell('noErrors', dataFolders(data)));
      }
      process.exitCode = problems.length + refused.length === 0 ? 0 : 1;
    });
