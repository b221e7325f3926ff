import { printableJson } from '../printable.ts';
import { command } from './command.ts';
import { localized } from './localize.ts';
import { dataOption, jsonOption } from './options.ts';
import { sourceLines, table } from './table.ts';

const FEW = 3;
const MONTH_COLUMNS = ['month', 'days', 'entries', 'ranks', 'bothLanguages', 'icons', 'texts'] as const;
const TEXT_COLUMNS = ['collection', 'texts', 'ru', 'en', 'church', 'sources'] as const;

export const coverageCommand = () =>
  command('coverage', localized('aboutCoverage'), ['--json'])
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
        console.log(printableJson({ months, thinDays: thin, texts, sources }));
        return;
      }
      const days = thin.map(({ day, entries }) => `${day} (${entries})`);
      console.log(`${table(MONTH_COLUMNS, months)}\n${localized('fewEntries', FEW, days)}\n`);
      console.log(`${table(TEXT_COLUMNS, texts)}\n`);
      console.log(sourceLines(sources).join('\n'));
    });
