import { Command, Option } from 'commander';
import { ENDPOINT_NAMES } from '../contract/endpoints.ts';
import { TEXT_LANGUAGES } from '../contract/languages.ts';
import { FIRST_YEAR, LAST_YEAR } from '../contract/years.ts';
import { HOSTS, TEXT_FORMS } from '../tree/scope.ts';
import {
  changedListOf,
  defaultOrigin,
  type GenerateOptions,
  parseEndpoints,
  parseLanguages,
  parseOrigin,
  parseShard,
  parseThreads,
  parseYears,
} from '../tree/settings.ts';
import { checked, dataOption, jsonOption, outOption } from './options.ts';

interface Flags extends Omit<GenerateOptions, 'endpoints'> {
  readonly out: string;
  readonly endpoint: NonNullable<GenerateOptions['endpoints']>;
  readonly json: boolean;
}

export const generateCommand = () =>
  new Command('generate')
    .description('write all answers as a tree of files')
    .addOption(
      new Option('--years <years>', 'years as a file a day: 2026, 2020-2030, now, none')
        .argParser(checked(parseYears))
        .default(`${FIRST_YEAR}-${LAST_YEAR}`),
    )
    .option('--datasets <years>', 'years as datasets (default: the same years)', checked(parseYears))
    .addOption(
      new Option(
        '--texts <form>',
        'texts as a file an id, or packed into blocks of some 200 kB, for hosts that count files',
      )
        .choices(TEXT_FORMS)
        .default(TEXT_FORMS[0]),
    )
    .option('--csv', 'write each dataset also as a table', false)
    .option('--no-feeds', 'leave out the calendar feeds (.ics)')
    .option('--historical', 'list in each year only what was kept in it, as far as that is known', false)
    .addOption(new Option('--host <host>', 'add the rules or headers that a host takes from the tree').choices(HOSTS))
    .addOption(outOption())
    .addOption(dataOption())
    .addOption(
      new Option('--lang <languages>', 'languages, separated by commas')
        .argParser(checked(parseLanguages))
        .default(TEXT_LANGUAGES.join()),
    )
    .addOption(
      new Option('--endpoint <endpoints>', 'endpoints, separated by commas')
        .argParser(checked(parseEndpoints))
        .default(ENDPOINT_NAMES.join()),
    )
    .option(
      '--origin <origin>',
      'scheme and host for absolute addresses of icons',
      checked(parseOrigin),
      defaultOrigin(),
    )
    .option('--threads <n>', 'worker threads (default: one a core)', checked(parseThreads))
    .option('--shard <part>', 'only a part of the years, such as 3/16; join puts them together', checked(parseShard))
    .option('--prune', 'take away years that stand in the folder and are not asked for', false)
    .option('--changed <file>', 'list of the paths that changed in a whole tree (default: <out>.changed)')
    .addOption(jsonOption())
    .action(async ({ json, endpoint, ...flags }: Flags) => {
      const [{ generate }, { generatedLine, progressListener }] = await Promise.all([
        import('../tree/generate.ts'),
        import('./progress.ts'),
      ]);
      const listener = progressListener();
      const summary = await generate({ ...flags, endpoints: endpoint }, listener).finally(() => listener.finish());
      const { out, changed = changedListOf(out) } = flags;
      console.log(json ? JSON.stringify(summary) : generatedLine(summary, out, changed));
    });
