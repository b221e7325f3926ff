import { Option } from 'commander';
import { ENDPOINT_NAMES } from '../contract/endpoints.ts';
import { TEXT_LANGUAGES } from '../contract/languages.ts';
import { FIRST_YEAR, LAST_YEAR } from '../contract/years.ts';
import { printableJson } from '../printable.ts';
import {
  changedListOf,
  defaultOrigin,
  type GenerateOptions,
  parseEndpoints,
  parseHost,
  parseLanguages,
  parseOrigin,
  parseShard,
  parseTextForm,
  parseThreads,
  parseYears,
} from '../tree/plan/options.ts';
import { HOSTS, TEXT_FORMS } from '../tree/plan/scope.ts';
import { command } from './command.ts';
import { checked, dataOption, jsonOption, outOption } from './options.ts';
import { tell } from './spoken.ts';

interface Flags extends Omit<GenerateOptions, 'endpoints'> {
  readonly out: string;
  readonly endpoint: NonNullable<GenerateOptions['endpoints']>;
  readonly json: boolean;
  readonly messages?: string;
}

export const generateCommand = () =>
  command('generate', tell('aboutGenerate'))
    .addOption(
      new Option('--years <years>', tell('yearsOption'))
        .argParser(checked(parseYears))
        .default(`${FIRST_YEAR}-${LAST_YEAR}`),
    )
    .option('--datasets <years>', tell('datasetsOption'), checked(parseYears))
    .addOption(
      new Option('--texts <form>', tell('textsOption'))
        .choices(TEXT_FORMS)
        .argParser(checked(parseTextForm))
        .default(TEXT_FORMS[0]),
    )
    .option('--csv', tell('csvOption'), false)
    .option('--no-feeds', tell('noFeedsOption'))
    .option('--pages <years>', tell('pagesOption'), checked(parseYears))
    .option('--historical', tell('historicalOption'), false)
    .addOption(new Option('--host <host>', tell('hostOption')).choices(HOSTS).argParser(checked(parseHost)))
    .addOption(outOption())
    .addOption(dataOption())
    .addOption(
      new Option('--lang <languages>', tell('langOption'))
        .argParser(checked(parseLanguages))
        .default(TEXT_LANGUAGES.join()),
    )
    .addOption(
      new Option('--endpoint <endpoints>', tell('endpointOption'))
        .argParser(checked(parseEndpoints))
        .default(ENDPOINT_NAMES.join()),
    )
    .option('--origin <origin>', tell('originOption'), checked(parseOrigin), defaultOrigin())
    .option('--threads <n>', tell('threadsOption'), checked(parseThreads))
    .option('--shard <part>', tell('shardOption'), checked(parseShard))
    .option('--prune', tell('pruneOption'), false)
    .option('--changed <file>', tell('changedOption'))
    .addOption(jsonOption())
    .action(async ({ json, messages, endpoint, ...flags }: Flags) => {
      const [{ generate }, { generatedLine, progressListener }] = await Promise.all([
        import('../tree/generate.ts'),
        import('./progress.ts'),
      ]);
      const listener = progressListener();
      const summary = await generate({ ...flags, endpoints: endpoint }, listener).finally(() => listener.finish());
      const { out, changed = changedListOf(out) } = flags;
      console.log(json ? printableJson(summary) : generatedLine(summary, out, changed));
    });
