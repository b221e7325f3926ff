import { Command } from 'commander';
import { type Endpoint, MANIFEST_FILE, type TextLanguage } from '../layout.ts';
import { generate } from '../site/generate.ts';
import {
  DEFAULT_ORIGIN,
  dataOption,
  endpointsOption,
  jsonOption,
  languagesOption,
  outOption,
  parseOrigin,
  parseThreads,
  type Years,
  yearsOption,
} from './options.ts';
import { number, progressListener, size } from './progress.ts';

interface Flags {
  readonly data: string[];
  readonly out: string;
  readonly origin: string;
  readonly years: Years;
  readonly lang: TextLanguage[];
  readonly endpoint: Endpoint[];
  readonly threads?: number;
  readonly json: boolean;
}

export const generateCommand = () =>
  new Command('generate')
    .description('write all answers as a tree of files')
    .addOption(yearsOption())
    .addOption(outOption())
    .addOption(dataOption())
    .addOption(languagesOption())
    .addOption(endpointsOption())
    .option('--origin <origin>', 'scheme and host for absolute addresses of icons', parseOrigin, DEFAULT_ORIGIN)
    .option('--threads <n>', 'worker threads (default: one a core)', parseThreads)
    .addOption(jsonOption())
    .action(async ({ data, out, origin, years, lang, endpoint, threads, json }: Flags) => {
      const scope = { ...years, languages: lang, endpoints: endpoint };
      const listener = progressListener();
      const summary = await generate(
        { data, out, origin, scope, ...(threads === undefined ? {} : { threads }) },
        listener,
      ).finally(() => listener.finish());
      const { files, bytes, seconds } = summary;
      console.log(
        json
          ? JSON.stringify(summary)
          : `${number(files)} files, ${size(bytes)}, in ${seconds.toFixed(1)} s (${number(Math.round(files / seconds))} files a second); ` +
              `the tree is in ${out}, described by ${out}/${MANIFEST_FILE}`,
      );
    });
