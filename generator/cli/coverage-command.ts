import { Command } from 'commander';
import { dataOption, jsonOption } from './options.ts';

const FEW = 3;
const COLUMNS = ['month', 'days', 'entries', 'ranks', 'bothLanguages', 'icons', 'texts'] as const;

export const coverageCommand = () =>
  new Command('coverage')
    .description('how much of the menologion is filled, by month, and which days have few entries')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async ({ data, json }: { data: string[]; json: boolean }) => {
      const [{ coverage, thinDays }, { loadCatalog }] = await Promise.all([
        import('../catalog/coverage.ts'),
        import('../catalog/load.ts'),
      ]);
      const catalog = await loadCatalog(data);
      const months = coverage(catalog);
      const thin = thinDays(catalog, FEW);
      if (json) {
        console.log(JSON.stringify({ months, thinDays: thin }));
        return;
      }
      const width = 14;
      console.log(COLUMNS.map((name) => name.padStart(width)).join(''));
      for (const row of months) console.log(COLUMNS.map((name) => String(row[name]).padStart(width)).join(''));
      console.log(
        `days with fewer than ${FEW} entries: ${thin.map(({ day, entries }) => `${day} (${entries})`).join(', ') || 'none'}`,
      );
    });
