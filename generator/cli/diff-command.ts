import { REPORT_FORMATS } from '../diff/report-format.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { printableJson } from '../printable.ts';
import { nameParser, parseLanguages, parseYears } from '../tree/plan/options.ts';
import { command } from './command.ts';
import { localized, MESSAGE_LANGUAGE } from './localize.ts';
import { checked, jsonOption } from './options.ts';

interface Flags {
  readonly years?: string;
  readonly lang?: string;
  readonly format: string;
  readonly most: string;
  readonly exitCode: boolean;
  readonly json: boolean;
}

export const diffCommand = () =>
  command('diff', localized('aboutDiff'), ['old', 'out', '--years', '2026'])
    .argument('<before>', localized('beforeArgument'))
    .argument('<after>', localized('afterArgument'))
    .option('--years <years>', localized('diffYearsOption'), checked(parseYears))
    .option('--lang <languages>', localized('diffLangOption'), checked(parseLanguages))
    .option(
      '--format <format>',
      localized('formatOption', [...REPORT_FORMATS]),
      checked(nameParser(REPORT_FORMATS)),
      'text',
    )
    .option('--most <changes>', localized('mostOption'), checked(parseMost), '20')
    .option('--exit-code', localized('exitCodeOption'), false)
    .addOption(jsonOption())
    .action(async (before: string, after: string, { years, lang, format, most, exitCode, json }: Flags) => {
      const [{ compareTrees }, { report }] = await Promise.all([
        import('../diff/compare-trees.ts'),
        import('../diff/report.ts'),
      ]);
      const compared = compareTrees(before, after, {
        years: years === undefined ? undefined : parseYears(years),
        languages: lang === undefined ? undefined : parseLanguages(lang),
      });
      const options = { lang: MESSAGE_LANGUAGE, format: nameParser(REPORT_FORMATS)(format), most: parseMost(most) };
      const lines = json ? [printableJson(compared.diff)] : report(compared, options);
      if (lines.length > 0) console.log(lines.join('\n'));
      if (exitCode && compared.diff.changes.length > 0) process.exitCode = 1;
    });

function parseMost(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UserError(message('writeMost'));
  return Number(text);
}
