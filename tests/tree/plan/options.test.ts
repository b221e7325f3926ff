import { describe, expect, it } from 'vitest';
import { ENDPOINT_NAMES } from '../../../generator/contract/endpoints.ts';
import { UserError } from '../../../generator/errors.ts';
import { type GenerateOptions, resolveOptions } from '../../../generator/tree/plan/options.ts';

describe('The settings of a tree', () => {
  it('are by default the whole tree from the data of the package', () => {
    const { data, out, scope, shard } = resolveOptions({});
    expect({ data, out, shard }).toEqual({ data: ['data'], out: 'out', shard: null });
    expect(scope).toEqual({
      days: { firstYear: 1583, lastYear: 3000 },
      datasets: { firstYear: 1583, lastYear: 3000 },
      languages: ['ru', 'cu', 'en'],
      endpoints: ENDPOINT_NAMES,
      texts: 'files',
      csv: false,
      feeds: true,
      historical: false,
      pages: null,
      host: null,
    });
  });

  it.each<[GenerateOptions, GenerateOptions]>([
    [{ years: '2026' }, { years: 2026 }],
    [{ years: '2020-2030' }, { years: { firstYear: 2020, lastYear: 2030 } }],
    [{ years: 'now' }, { years: new Date().getUTCFullYear() }],
    [{ datasets: 'none' }, { datasets: null }],
    [{ datasets: '2026,liturgy:2020-2030' }, { datasets: { all: 2026, liturgy: '2020-2030' } }],
    [{ datasets: '2026, fasting:none,calendar:now' }, { datasets: { all: 2026, calendar: 'now', fasting: null } }],
    [{ datasets: 'none,liturgy:2026' }, { datasets: { all: null, liturgy: { firstYear: 2026, lastYear: 2026 } } }],
    [{ datasets: { all: 2026 } }, { datasets: 2026 }],
    [{ years: 2026 }, { years: 2026, datasets: 2026 }],
    [{ texts: 'files' }, {}],
    [{ historical: false }, {}],
    [{ years: '2024-2026' }, { years: '2024-2026', pages: '2024-2026' }],
    [{ years: '2024-2027' }, { years: '2024-2027', pages: null }],
    [
      { years: 2026, pages: 'none' },
      { years: 2026, pages: null },
    ],
    [{ lang: 'ru,en' }, { lang: ['en', 'ru'] }],
    [{ endpoints: 'fasting' }, { endpoints: ['fasting'] }],
    [{ shard: '3/16' }, { shard: { index: 3, of: 16 } }],
    [{ origin: 'https://example.org/' }, { origin: 'https://example.org' }],
    [{ out: '/tmp/site' }, { out: '/tmp/site', changed: '/tmp/site.changed' }],
  ])('are the same for %j and %j', (one, other) => {
    expect(resolveOptions(one)).toEqual(resolveOptions(other));
  });

  it.each<[object, string]>([
    [{ year: 2026 }, 'generate has no option “year”'],
    [{ years: 'soon' }, 'years cannot be “soon”. Write one year (2026), a range (2020-2030), now, or none.'],
    [{ years: { firstYear: 2030, lastYear: 2020 } }, 'years cannot be “2030-2020”. The first year must not be after'],
    [{ datasets: 1500 }, 'datasets cannot be “1500”. Years from 1583 to 3000 are supported.'],
    [{ datasets: { liturgy: 2026 } }, 'datasets cannot be “liturgy:2026”. Write the years of all endpoints first'],
    [{ datasets: { all: 2026, weather: 2026 } }, 'datasets cannot be “2026,weather:2026”. “weather” is not one of cal'],
    [{ datasets: '2026,liturgy:2020:2030' }, 'Write one year (2026), a range (2020-2030), now, or none.'],
    [
      { datasets: '2026,liturgy:2026', endpoints: 'fasting' },
      'datasets cannot be “2026,liturgy:2026”. The tree does not have the endpoint liturgy:',
    ],
    [{ lang: 'xx' }, 'lang cannot be “xx”. “xx” is not one of ru, cu, en.'],
    [{ endpoints: [] }, 'endpoints cannot be “”.'],
    [{ texts: 'zip' }, 'texts cannot be “zip”. “zip” is not one of files, packed.'],
    [{ host: 'apache' }, 'host cannot be “apache”. “apache” is not one of netlify, cloudflare.'],
    [{ origin: 'example.org' }, 'origin cannot be “example.org”. Write the scheme and the host'],
    [{ shard: { index: 4, of: 3 } }, 'shard cannot be “4/3”. Write which part of how many, such as 3/16.'],
    [{ workers: 0 }, 'workers cannot be “0”. The number of processes must be from 1 to 64.'],
  ])('are refused with a sentence for %j', (options, sentence) => {
    const settle = () => resolveOptions(options as GenerateOptions);
    expect(settle).toThrow(UserError);
    expect(settle).toThrow(sentence);
  });
});
