import { CHURCH_EDITION, CHURCH_SCRIPT, editionsOf } from '../contract/editions.ts';
import {
  DAILY_ENDPOINT_NAMES,
  DAILY_ENDPOINTS,
  type DailyEndpoint,
  type Endpoint,
  FEED_NAMES,
  languagesOf,
  PIECE_ENDPOINT_NAMES,
} from '../contract/endpoints.ts';
import { PICTURE_TYPES } from '../contract/headers.ts';
import { CONTENT_ID, MOST_IDS } from '../contract/ids.ts';
import { LANGUAGES } from '../contract/languages.ts';
import type { Parameter } from './openapi.ts';
import { fillWords, PROSE } from './prose.ts';
import type { Schema } from './schemas.ts';

type Place = Parameter['in'];

/** Example values by the name of a parameter. */
export type Values = Readonly<Record<string, unknown>>;

/** The values of the parameters in an address such as `/calendar/day/2026-01-07?lang=en`. */
export function valuesIn(address: string): Values {
  const [, date] = /(\d{4}-\d\d-\d\d)/.exec(address) ?? [];
  const { searchParams } = new URL(address, 'http://localhost');
  const ids = searchParams.getAll('id');
  return {
    ...Object.fromEntries(searchParams),
    ...(date ? { date, year: date.slice(0, 4) } : {}),
    ...(ids.length > 0 ? { id: ids } : {}),
  };
}

/** The parameters in a path, and the query parameters of an endpoint. */
export function endpointParameters(path: string, endpoint: Endpoint, values: Values): Parameter[] {
  const query = [
    ...(isDaily(endpoint) ? [] : ['id']),
    'lang',
    ...(['calendar', 'saints'].includes(endpoint) ? ['type'] : []),
    ...((PIECE_ENDPOINT_NAMES as readonly Endpoint[]).includes(endpoint) ? ['number'] : []),
    ...(isDaily(endpoint) || endpoint === 'commemorations' ? [] : ['script']),
  ];
  return [
    ...pathParameters(path, endpoint, values),
    ...query.map((name) => parameter('query', name, endpoint, values)),
  ];
}

/** The parameters in a path such as `/{lang}/calendar/{year}/{date}.json`. */
export function pathParameters(path: string, endpoint: Endpoint, values: Values): Parameter[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => parameter('path', name, endpoint, values));
}

/** The header with which a client names the version that it already has. */
export const IF_NONE_MATCH = parameter('header', 'If-None-Match', 'calendar', {});

function parameter(place: Place, name: string, endpoint: Endpoint, values: Values): Parameter {
  const schema = schemas(endpoint)[place][name];
  const words = PROSE.parameters[place][hasChurchScript(schema) ? 'edition' : name];
  if (words === undefined || schema === undefined) throw new Error(`nothing is said of the parameter ${name}`);
  const years = isDaily(endpoint) ? DAILY_ENDPOINTS[endpoint] : {};
  return {
    name,
    in: place,
    description: fillWords(words, { ...years, mostIds: MOST_IDS }),
    ...(place === 'path' || (place === 'query' && name === 'id') ? { required: true } : {}),
    schema,
    ...(name in values ? { example: values[name] } : {}),
  };
}

function hasChurchScript(schema: Schema | undefined): boolean {
  return Array.isArray(schema?.enum) && schema.enum.includes(CHURCH_EDITION);
}

function schemas(endpoint: Endpoint): Record<Place, Record<string, Schema>> {
  const languages = isDaily(endpoint) ? LANGUAGES : languagesOf(endpoint);
  const number = { type: 'integer', minimum: 1 };
  const oneOf = (names: readonly string[]) => ({ type: 'string', enum: names });
  return {
    path: {
      date: { type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
      year: { type: 'string', pattern: '^\\d{4}$' },
      lang: oneOf(isDaily(endpoint) ? LANGUAGES : editionsOf(endpoint)),
      id: { type: 'string', pattern: CONTENT_ID.source.replace(':', '~') },
      number,
      block: number,
      endpoint: oneOf(DAILY_ENDPOINT_NAMES),
      feed: oneOf(FEED_NAMES),
      file: { type: 'string', pattern: `^[a-z0-9-]+\\.(${Object.keys(PICTURE_TYPES).join('|')})$` },
    },
    query: {
      lang: { ...oneOf(languages), default: languages[0] },
      type: { type: 'integer', minimum: 0 },
      id: { type: 'array', items: { type: 'string', pattern: CONTENT_ID.source }, minItems: 1, maxItems: MOST_IDS },
      number,
      script: oneOf([CHURCH_SCRIPT]),
    },
    header: { 'If-None-Match': { type: 'string' } },
  };
}

/** Whether an endpoint answers for a date. */
export function isDaily(endpoint: Endpoint): endpoint is DailyEndpoint {
  return endpoint in DAILY_ENDPOINTS;
}
