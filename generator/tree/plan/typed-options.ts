import { textOfYears } from './options.ts';
import type { Scope } from './scope.ts';

/**
 * The options of `generate` that lead to a scope, an origin and a number, as they are typed, in the order of the help.
 * Null stands for an option that is not given, and the empty text for one without a value.
 */
export function typedOptions(scope: Scope, origin: string, sequence?: number): ReadonlyMap<string, string | null> {
  const { days, datasets, datasetsOf = {}, languages, endpoints, texts, csv, feeds, historical, pages, host } = scope;
  const ofEndpoints = Object.entries(datasetsOf).map(([name, years]) => `${name}:${textOfYears(years)}`);
  return new Map([
    ['--years', textOfYears(days)],
    ['--datasets', [textOfYears(datasets), ...ofEndpoints].join()],
    ['--pages', textOfYears(pages)],
    ['--lang', languages.join()],
    ['--endpoint', endpoints.join()],
    ['--texts', texts],
    ['--csv', csv ? '' : null],
    ['--no-feeds', feeds ? null : ''],
    ['--historical', historical ? '' : null],
    ['--origin', origin],
    ['--host', host],
    ['--sequence', sequence === undefined ? null : String(sequence)],
  ]);
}
