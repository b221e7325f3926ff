import { Command } from 'commander';
import { dataOption, jsonOption } from './options.ts';
import { sourceLines, table } from './source-lines.ts';

const FEW = 3;
const MONTH_COLUMNS = ['month', 'days', 'entries', 'ranks', 'bothLanguages', 'icons', 'texts'] as const;
const TEXT_COLUMNS = ['collection', 'texts', 'ru', 'en', 'church', 'sources'] as const;

export const coverageCommand = () =>
  new Command('coverage')
    .description(
      'how much of the menologion is filled, by month, which days have few entries, which texts and sources there are',
    )
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async ({ data, json }: { data: string[]; json: boolean }) => {
      const [{ coverage, textCoverage, thinDays }, { link }, { loadFiles }, { sourceCoverage }] = await Promise.all([
        import('../catalog/coverage.ts'),
        import('../catalog/link.ts'),
        import('../catalog/load.ts'),
        import('../catalog/source-coverage.ts'),
      ]);
      const files = loadFiles(data);
      const catalog = link(files);
      const sources = sourceCoverage(files);
      const months = coverage(catalog);
      const thin = thinDays(catalog, FEW);
      const texts = textCoverage(catalog);
      if (json) {
        console.log(JSON.stringify({ months, thinDays: thin, texts, sources }));
        return;
      }
      console.log(table(MONTH_COLUMNS, months));
      console.log(
        `days with fewer than ${FEW} entries: ${thin.map(({ day, entries }) => `${day} (${entries})`).join(', ') || 'none'}\n`,
      );
      console.log(`${table(TEXT_COLUMNS, texts)}\n`);
      console.log(sourceLines(sources).join('\n'));
    });
