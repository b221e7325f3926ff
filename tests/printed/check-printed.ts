// Holds the calendar against lists of printed days: npm run check:printed -- FILE...
// The form of a list, and what counts as agreement, are told in docs/trust.md.
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { DAILY_ENDPOINTS } from '../../generator/contract/endpoints.ts';
import { checkPrinted } from './check.ts';
import { differenceLine, totals } from './report.ts';

new Command('check:printed')
  .description('Holds the calendar against lists of printed days and tells agreement and each difference.')
  .argument('<files...>', 'lists of printed days; their form is told in docs/trust.md')
  .option('--data <folder...>', 'data folders, as of generate', ['data'])
  .option('--at-least <percent>', 'how much of the print has to be found for exit code 0', Number, 100)
  .option('--json', 'tell it in JSON', false)
  .addHelpText(
    'after',
    `
Exit codes: 0 where at least that much of the printed names is found, 1 where less is, 2 where a list cannot be read.
Years that can be compared: ${DAILY_ENDPOINTS.calendar.firstYear} to ${DAILY_ENDPOINTS.calendar.lastYear}.`,
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
