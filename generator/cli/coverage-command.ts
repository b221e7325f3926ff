import { Command } from 'commander';
import { dataOption, jsonOption } from './options.ts';

const FEW = 3;
const MONTH_COLUMNS = ['month', 'days', 'entries', 'ranks', 'bothLanguages', 'icons', 'texts'] as const;
const TEXT_COLUMNS = ['collection', 'texts', 'ru', 'en', 'church', 'sources'] as const;
const WIDTH = 14;

export const coverageCommand = () =>
  new Command('coverage')
    .description(
      'how much of the menologion is filled, by month, which days have few entries, and which texts there are',
    )
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async ({ data, json }: { data: string[]; json: boolean }) => {
      const [{ coverage, textCoverage, thinDays }, { loadCatalog }] = await Promise.all([
        import('../catalog/coverage.ts'),
        import('../catalog/load.ts'),
      ]);
      const catalog = await loadCatalog(data);
      const months = coverage(catalog);
      const thin = thinDays(catalog, FEW);
      const texts = textCoverage(catalog);
      if (json) {
        console.log(JSON.stringify({ months, thinDays: thin, texts }));
        return;
      }
      console.log(table(MONTH_COLUMNS, months));
      console.log(
        `days with fewer than ${FEW} entries: ${thin.map(({ day, entries }) => `${day} (${entries})`).join(', ') || 'none'}\n`,
      );
      console.log(table(TEXT_COLUMNS, texts));
    });

function table<K extends string>(columns: readonly K[], rows: readonly Readonly<Record<K, unknown>>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((name) => String(row[name])))];
  return lines.map((cells) => cells.map((cell) => cell.padStart(WIDTH)).join('')).join('\n');
}
