import { commandLine } from './command.ts';
import { exportSqliteCommand } from './export-sqlite.ts';
import { exportZipCommand } from './export-zip.ts';
import { localized } from './localize.ts';

/** Each of its commands writes one file. */
export const exportCommand = () =>
  commandLine('export', localized('aboutExport'))
    .helpCommand('help [command]', localized('helpOption'))
    .addCommand(exportSqliteCommand())
    .addCommand(exportZipCommand());
