import { Option } from 'commander';
import { ENDPOINT_NAMES } from '../contract/endpoints.ts';
import { TEXT_LANGUAGES } from '../contract/languages.ts';
import { FIRST_YEAR, LAST_YEAR } from '../contract/years.ts';
import { printableJson } from '../printable.ts';
import {
  changedListOf,
  defaultOrigin,
  type GenerateOptions,
  parseDatasets,
  parseEndpoints,
  parseHost,
  parseLanguages,
  parseOrigin,
  parseSequence,
  parseShard,
  parseTextForm,
  parseWorkers,
  parseYears,
} from '../tree/plan/options.ts';
import { HOSTS, TEXT_FORMS } from '../tree/plan/scope.ts';
import { localized } from './localize.ts';
import { invocation } from './npm.ts';
import { checked, dataOption, jsonOption, signOption } from './options.ts';
import { treeCommand } from './out.ts';
import { sayingIfUnsigned } from './signatures.ts';

interface Flags extends Omit<GenerateOptions, 'endpoints'> {
  readonly out: string;
  readonly endpoint: NonNullable<GenerateOptions['endpoints']>;
  readonly json: boolean;
  readonly messages?: string;
}

export const generateCommand = () =>
  treeCommand('generate', localized('aboutGenerate'), ['out', '--years', '2026'])
    .addOption(dataOption())
    .addOption(
      new Option('--years <years>', localized('yearsOption'))
        .argParser(checked(parseYears))
        .default(`${FIRST_YEAR}-${LAST_YEAR}`),
    )
    .option('--datasets <years>', localized('datasetsOption'), checked(parseDatasets))
    .option('--pages <years>', localized('pagesOption'), checked(parseYears))
    .addOption(
      new Option('--lang <languages>', localized('langOption'))
        .argParser(checked(parseLanguages))
        .default(TEXT_LANGUAGES.join()),
    )
    .addOption(
      new Option('--endpoint <endpoints>', localized('endpointOption'))
        .argParser(checked(parseEndpoints))
        .default(ENDPOINT_NAMES.join()),
    )
    .addOption(
      new Option('--texts <form>', localized('textsOption'))
        .choices(TEXT_FORMS)
        .argParser(checked(parseTextForm))
        .default(TEXT_FORMS[0]),
    )
    .option('--csv', localized('csvOption'), false)
    .option('--no-feeds', localized('noFeedsOption'))
    .option('--historical', localized('historicalOption'), false)
    .option('--origin <origin>', localized('originOption'), checked(parseOrigin), defaultOrigin())
    .addOption(new Option('--host <host>', localized('hostOption')).choices(HOSTS).argParser(checked(parseHost)))
    .option('--shard <part>', localized('shardOption'), checked(parseShard))
    .option('--workers <n>', localized('workersOption'), checked(parseWorkers))
    .option('--sequence <number>', localized('sequenceOption'), checked(parseSequence))
    .addOption(signOption())
    .option('--prune', localized('pruneOption'), false)
    .option('--changed <file>', localized('changedOption'))
    .addOption(jsonOption())
    .action(async (_, { json, messages, endpoint, ...flags }: Flags) => {
      const [{ generate }, { generatedLines, progressListener }] = await Promise.all([
        import('../tree/generate.ts'),
        import('./progress.ts'),
      ]);
      const listener = progressListener();
      const work = () => generate({ ...flags, endpoints: endpoint }, listener).finally(() => listener.finish());
      const summary = await sayingIfUnsigned(flags.out, work);
      const { out, changed = changedListOf(out) } = flags;
      const next = summary.complete ? null : invocation('join', [out]);
      if (json) console.log(printableJson({ ...summary, next }));
      else console.log(generatedLines(summary, out, changed, next).join('\n'));
    });
