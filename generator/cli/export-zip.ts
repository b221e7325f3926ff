import { Argument, Option } from 'commander';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { printableJson } from '../printable.ts';
import { parseYears } from '../tree/plan/options.ts';
import type { Years } from '../tree/plan/scope.ts';
import { command } from './command.ts';
import { localized } from './localize.ts';
import { checked, jsonOption } from './options.ts';

interface Flags {
  readonly to: string;
  readonly years?: string;
  readonly json: boolean;
}

export const exportZipCommand = () =>
  command('zip', localized('aboutExportZip'), ['out', '--to', 'menologion.zip'], 'export zip')
    .addArgument(new Argument('[tree]', localized('treeArgument')).default('out'))
    .addOption(new Option('--to <file>', localized('toOption')).default('menologion.zip'))
    .option('--years <years>', localized('zipYearsOption'), checked(yearsOfZip))
    .addOption(jsonOption())
    .action(async (tree: string, { to, years, json }: Flags) => {
      const { exportZip } = await import('../export/zip.ts');
      const written = await exportZip({ tree, to, ...(years === undefined ? {} : { years: yearsOfZip(years) }) });
      console.log(json ? printableJson(written) : localized('archiveWritten', to, written.files, written.size));
    });

/** Reads years as everywhere, but an archive without days would be of no use to `expand`. */
function yearsOfZip(text: string): Years {
  const years = parseYears(text);
  if (years === null) throw new UserError(message('zipNeedsYears'));
  return years;
}
