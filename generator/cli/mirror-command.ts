import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import type { MirrorListener } from '../mirror/options.ts';
import { printableJson } from '../printable.ts';
import { parseEndpoints, parseLanguages, parseOrigin, parseYears } from '../tree/plan/options.ts';
import { EVERYTHING, NO_YEARS, type Selection } from '../tree/plan/selection.ts';
import { command } from './command.ts';
import { localize, localized } from './localize.ts';
import { checked, jsonOption, keyOption } from './options.ts';
import { withOut } from './out.ts';

interface Flags {
  readonly out: string;
  readonly years?: string;
  readonly lang?: string;
  readonly endpoint?: string;
  readonly days?: string;
  readonly maxSize?: string;
  readonly key?: readonly string[];
  readonly json: boolean;
}

export const mirrorCommand = () =>
  withOut(
    command('mirror', localized('aboutMirror'), ['https://example.org', '--out', 'mirror']).argument(
      '<site>',
      localized('siteArgument'),
    ),
    localized('outOption'),
    'mirror',
  )
    .option('--years <years>', localized('mirrorYearsOption'), checked(parseYears))
    .option('--lang <languages>', localized('mirrorLangOption'), checked(parseLanguages))
    .option('--endpoint <endpoints>', localized('mirrorEndpointOption'), checked(parseEndpoints))
    .option('--days <none>', localized('mirrorDaysOption'), checked(parseNone))
    .option('--max-size <size>', localized('maxSizeOption'), checked(parseSize))
    .addOption(keyOption())
    .addOption(jsonOption())
    .action(async (site: string, _, flags: Flags) => {
      const { out, maxSize, key = [], json } = flags;
      const { mirrorSite } = await import('../mirror/mirror.ts');
      const options = { site: parseOrigin(site), out, key, selection: selectionOf(flags) };
      const limit = maxSize === undefined ? {} : { mostBytes: parseSize(maxSize) };
      const mirrored = await mirrorSite({ ...options, ...limit }, MIRROR_LISTENER);
      const { changed, files, requests, bytes } = mirrored;
      console.log(json ? printableJson(mirrored) : localized('mirrored', changed, out, files, requests, bytes));
    });

/** Says on stderr what a person should know, and what a copy lacks. */
export const MIRROR_LISTENER: MirrorListener = {
  noticed: (notice) => console.error(localize(notice)),
  planned: ({ files, fetched, bytes, free }) => console.error(localized('mirrorPlanned', files, fetched, bytes, free)),
};

function selectionOf({ years, lang, endpoint, days }: Flags): Selection {
  const range = years === undefined ? null : parseYears(years);
  return {
    years: range ? [range] : [],
    others: years === undefined ? EVERYTHING.others : NO_YEARS.others,
    languages: lang === undefined ? [] : parseLanguages(lang),
    endpoints: endpoint === undefined ? [] : parseEndpoints(endpoint),
    omitted: days === undefined ? [] : ['days'],
  };
}

function parseNone(text: string): string {
  if (text !== 'none') throw new UserError(message('notOneOf', text, ['none']));
  return text;
}

/** Reads `500MB`: a number of bytes, or of thousands, millions or more of them. */
function parseSize(text: string): number {
  const [, digits = '', unit = ''] = /^(\d{1,9}) ?([kMGT]?)B?$/i.exec(text) ?? [];
  if (digits === '') throw new UserError(message('writeSize'));
  return Number(digits) * 1000 ** ['', 'k', 'm', 'g', 't'].indexOf(unit.toLowerCase());
}
