// Compares the calendar with lists of printed days: npm run check:printed -- FILE...
// docs/explanation/trust.md describes the format of a list, and what counts as agreement.
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { DAILY_ENDPOINTS } from '../../generator/contract/endpoints.ts';
import { checkPrinted } from './check.ts';
import { differenceLine, totals } from './report.ts';

new Command('check:printed')
  .description('Compares the calendar with lists of printed days. Prints each difference and how much agrees.')
  .argument('<files...>', 'lists of printed days; docs/explanation/trust.md describes their format')
  .option('--data <folder...>', 'data folders, as for generate', ['data'])
  .option('--at-least <percent>', 'share of the printed names that must be found for exit code 0', Number, 100)
  .option('--json', 'print JSON', false)
  .addHelpText(
    'after',
    `
Exit codes: 0 if at least this share of the printed names is found, 1 if less is found, 2 if a list cannot be read.
Years: ${DAILY_ENDPOINTS.calendar.firstYear} to ${DAILY_ENDPOINTS.calendar.lastYear}.`,
  )
  .action(async (files: string[], { data, atLeast, json }: { data: string[]; atLeast: number; json: boolean }) => {
    const lists = files.flatMap((file) => {
      try {
        return [{ file, text: readFileSync(file, 'utf8') }];
      } catch (error) {
        console.error(`${file}: ${(error as Error).message}`);
        process.exitCode = 2;
        return [];
      }
    });
    const { agreement, differences, problems } = await checkPrinted(lists, data);
    for (const problem of problems) console.error(problem);
    if (process.exitCode === 2 || problems.length > 0) {
      process.exitCode = 2;
      return;
    }
    if (json) console.log(JSON.stringify({ agreement, differences }, null, 1));
    else {
      for (const difference of differences) console.log(differenceLine(difference));
      console.log(totals(agreement).join('\n'));
    }
    process.exitCode = 100 * agreement.found >= atLeast * agreement.printed ? 0 : 1;
  })
  .parseAsync()
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
