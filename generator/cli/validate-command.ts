import { dataFolders } from '../catalog/folders.ts';
import type { Problem } from '../catalog/problem.ts';
import { printableJson } from '../printable.ts';
import { command } from './command.ts';
import { localize, localized, MESSAGE_LANGUAGE } from './localize.ts';
import { dataOption, jsonOption } from './options.ts';
import { sourceLines } from './table.ts';

const worded = (problems: readonly Problem[]) =>
  problems.map(({ reason, ...problem }) => ({ ...problem, message: localize(reason) }));

export const validateCommand = () =>
  command('validate', localized('aboutValidate'), ['--fix'])
    .addOption(dataOption())
    .option('--fix', localized('fixOption'), false)
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
        for (const repair of repaired) console.log(problemLine(repair, MESSAGE_LANGUAGE));
        for (const repair of refused) console.error(problemLine(repair, MESSAGE_LANGUAGE));
        for (const notice of notices) console.error(problemLine(notice, MESSAGE_LANGUAGE));
        for (const problem of problems) console.error(problemLine(problem, MESSAGE_LANGUAGE));
        if (sources && !fix) console.log(sourceLines(sources).join('\n'));
        if (problems.length === 0) console.log(localized('noErrors', dataFolders(data)));
      }
      process.exitCode = problems.length + refused.length === 0 ? 0 : 1;
    });
