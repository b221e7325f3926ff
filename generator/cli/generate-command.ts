import path from 'node:path';
import { Command, Option } from 'commander';
import type { Endpoint } from '../contract/endpoints.ts';
import type { TextLanguage } from '../contract/languages.ts';
import { generate, type Summary } from '../tree/generate.ts';
import { HOSTS, type Host, type Shard, type Years } from '../tree/scope.ts';
import {
  DEFAULT_ORIGIN,
  dataOption,
  endpointsOption,
  jsonOption,
  languagesOption,
  outOption,
  parseOrigin,
  parseShard,
  parseThreads,
  parseYears,
  yearsOption,
} from './options.ts';
import { number, progressListener, size } from './progress.ts';

interface Flags {
  readonly data: string[];
  readonly out: string;
  readonly origin: string;
  readonly years: Years | null;
  readonly datasets?: Years | null;
  readonly csv: boolean;
  readonly feeds: boolean;
  readonly host?: Host;
  readonly shard?: Shard;
  readonly changed?: string;
  readonly lang: TextLanguage[];
  readonly endpoint: Endpoint[];
  readonly threads?: number;
  readonly json: boolean;
}

export const generateCommand = () =>
  new Command('generate')
    .description('write all answers as a tree of files')
    .addOption(yearsOption())
    .option('--datasets <years>', 'years as datasets (default: the same years)', parseYears)
    .option('--csv', 'write each dataset also as a table', false)
    .option('--no-feeds', 'leave out the calendar feeds (.ics)')
    .addOption(new Option('--host <host>', 'add the rules or headers that a host takes from the tree').choices(HOSTS))
    .addOption(outOption())
    .addOption(dataOption())
    .addOption(languagesOption())
    .addOption(endpointsOption())
    .option('--origin <origin>', 'scheme and host for absolute addresses of icons', parseOrigin, DEFAULT_ORIGIN)
    .option('--threads <n>', 'worker threads (default: one a core)', parseThreads)
    .option('--shard <part>', 'only a part of the years, such as 3/16; join puts them together', parseShard)
    .option('--changed <file>', 'list of the paths that changed in a whole tree (default: <out>.changed)')
    .addOption(jsonOption())
    .action(async (flags: Flags) => {
      const { data, out, origin, years, lang, endpoint, csv, feeds } = flags;
      const datasets = flags.datasets === undefined ? years : flags.datasets;
      const scope = {
        days: years,
        datasets,
        languages: lang,
        endpoints: endpoint,
        csv,
        feeds,
        host: flags.host ?? null,
      };
      const changedList = flags.changed ?? `${path.resolve(out)}.changed`;
      const listener = progressListener();
      const summary = await generate(
        {
          ...{ data, out, origin, scope, changedList },
          shard: flags.shard ?? null,
          ...(flags.threads === undefined ? {} : { threads: flags.threads }),
        },
        listener,
      ).finally(() => listener.finish());
      console.log(flags.json ? JSON.stringify(summary) : sentence(summary, out, changedList));
    });

function sentence({ files, bytes, finished, changed, seconds }: Summary, out: string, changedList: string): string {
  const made = `${number(files)} files, ${size(bytes)}, in ${seconds.toFixed(1)} s (${number(Math.round(files / seconds))} files a second)`;
  const kept = finished > 0 ? `, ${finished} finished years kept` : '';
  const news = changed === null ? '' : `; ${number(changed)} paths changed, listed in ${changedList}`;
  return `${made}${kept}; the tree is in ${out}${news}`;
}
