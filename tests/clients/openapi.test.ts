import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, describe, expect, expectTypeOf, it } from 'vitest';
import { pythonTypes } from '../../clients/python/generate-types.ts';
import { Menologion } from '../../clients/typescript/client.ts';
import { BASE_PATH } from '../../generator/contract/paths.ts';
import { openApiDocument } from '../../generator/reference/document.ts';
import type { Operation, Parameter } from '../../generator/reference/openapi.ts';
import type { Schema } from '../../generator/reference/schemas.ts';
import type {
  AkathistsAnswer,
  Block,
  BlockList,
  CalendarAnswer,
  CanonsAnswer,
  CommemorationIndex,
  CommemorationsAnswer,
  FastingAnswer,
  HymnographyAnswer,
  MovableAnswer,
  NameIndex,
  ReadingsAnswer,
  SaintsAnswer,
  SourceList,
  TextIndex,
  TypeIndex,
} from '../../schemas/types.ts';
import { apiServer } from '../support/api-server.ts';
import { realCatalog } from '../support/real-days.ts';
import { type Call, CLIENTS } from './asking.ts';

const document = await openApiDocument({ catalog: realCatalog, origin: 'https://menologion.test' });
const operations = Object.entries(document.paths).map(([path, { get }]) => ({ path, ...get }));
const api = await apiServer(realCatalog);
afterAll(() => void api.server.close());

/** The positional arguments, by the name of a method. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  dataset: ['endpoint', 'year'],
  block: ['endpoint', 'lang', 'block'],
  blockList: ['endpoint', 'lang'],
  feed: ['feed', 'year'],
  icon: ['file'],
};

interface Asked {
  readonly operation: (typeof operations)[number];
  /** Whether this is an operation of a host of plain files. */
  readonly files: boolean;
  readonly call: Call;
  readonly address: string;
}

/** The call of the client for an operation, with a value for every parameter, and the address that it requests. */
function asked(operation: (typeof operations)[number]): Asked {
  const { path, operationId, parameters } = operation;
  const endpoint = /(canons|akathists|hymnography|commemorations)-?/.exec(path)?.[1];
  const values: Record<string, unknown> = { endpoint };
  for (const parameter of parameters) if (parameter.in !== 'header') values[parameter.name] = valueFor(parameter);
  const method = operationId
    .replace(/^get(?:Rolling)?(.)/, (_, first: string) => first.toLowerCase())
    .replace(/(?:Piece)?File$/, '')
    .replace(/^\w+(?=Block(?:List)?$)/, '')
    .replace(/^B/, 'b');
  const names = BEFORE[method] ?? parameters.map(({ name }) => name).filter((name) => ['date', 'id'].includes(name));
  const before = names.map((name) => (name === 'file' ? `icons/${values[name]}` : (values[name] ?? null)));
  const inDate = method.endsWith('Day') ? ['year'] : [];
  const named = Object.entries(values).filter(([name]) => ![...names, 'endpoint', ...inDate].includes(name));
  return {
    operation,
    files: /File$/.test(operationId),
    call: { method, args: before, named: Object.fromEntries(named) },
    address: addressOf(path, parameters, values),
  };
}

/** A value that is not the default. */
function valueFor({ name, example, schema }: Parameter): unknown {
  if (name === 'lang') return (schema.enum as string[]).find((one) => one === 'en');
  if (Array.isArray(schema.enum)) return schema.enum.at(-1);
  const value = example ?? 1;
  return name === 'year' ? Number(value) : value;
}

function addressOf(path: string, parameters: readonly Parameter[], values: Readonly<Record<string, unknown>>): string {
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name }) => [values[name]].flat().map((value) => `${name}=${value}`));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return comparable(`${BASE_PATH}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`);
}

/** An address with the parameters of its query in order. */
function comparable(address: string): string {
  const [path, query] = address.split('?');
  return query === undefined ? String(path) : `${path}?${query.split('&').sort().join('&')}`;
}

/** The schema of the result of a client: the data without the envelope. */
function openedSchema({ responses }: Operation, { args, method }: Call): Schema | null {
  const [media] = Object.values(responses['200']?.content ?? {});
  const { $ref } = media?.schema ?? {};
  if (typeof $ref !== 'string') return null;
  const whole = document.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)] as Schema;
  const data = (whole.properties as Record<string, Schema>).data as Schema;
  if (method === 'block') return { $ref };
  if (data.additionalProperties) return data.additionalProperties as Schema;
  return method in BEFORE || !('0' in args) || Array.isArray(args[0]) ? data : (data.items as Schema);
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'openapi.json');

describe.each(CLIENTS)('The client in $name', ({ ask, tags }) => {
  it('requests every operation with all its parameters', { tags: [...tags] }, async () => {
    let answered = 0;
    for (const files of [false, true]) {
      const options = { lang: 'ru', files } as const;
      const wanted = operations.map(asked).filter((one) => one.files === files);
      const outcomes = await ask({ place: api.origin, options }, ...wanted.map(({ call }) => call));
      const seen = api.taken();
      for (const [i, { operation, call, address }] of wanted.entries()) {
        const { value } = outcomes[i] ?? {};
        const isAddress = typeof value === 'string';
        const request = isAddress ? undefined : seen.shift();
        const went = isAddress ? value.slice(api.origin.length) : request?.address;
        expect(comparable(went ?? ''), operation.operationId).toBe(address);
        const schema = openedSchema(operation, call);
        if (request?.status !== 200 || schema === null) continue;
        const check = ajv.compile(
          JSON.parse(JSON.stringify(schema).replaceAll('#/components', 'openapi.json#/components')),
        );
        expect(check(value), `${operation.operationId}: ${ajv.errorsText(check.errors)}`).toBe(true);
        answered += 1;
      }
      expect(seen).toEqual([]);
    }
    // A tree that exists only in memory has no list of datasets, and the first block may be split.
    expect(answered).toBeGreaterThan(20);
  });
});

describe('The types of the clients', () => {
  it('are those of the schemas in TypeScript', () => {
    const client = new Menologion('');
    // Never called: the test is that it compiles.
    const withEverything = () => [
      client.calendarDay('', { lang: 'en', type: 17 }),
      client.saintsDay('', { lang: 'en', type: 17 }),
      client.canons(['', 1], { lang: 'cu', number: 1, script: 'church' }),
      client.akathists(['', 1], { lang: 'cu', number: 1, script: 'church' }),
      client.hymnography(['', 1], { lang: 'en', script: 'church' }),
      client.commemorations(['', 1], { lang: 'en' }),
    ];
    expect(withEverything).toBeDefined();
    expectTypeOf(client.calendarDay).returns.resolves.toEqualTypeOf<CalendarAnswer['data'][string]>();
    expectTypeOf(client.saintsDay).returns.resolves.toEqualTypeOf<SaintsAnswer['data'][string]>();
    expectTypeOf(client.movableDay).returns.resolves.toEqualTypeOf<MovableAnswer['data'][string]>();
    expectTypeOf(client.fastingDay).returns.resolves.toEqualTypeOf<FastingAnswer['data'][string]>();
    expectTypeOf(client.readingsDay).returns.resolves.toEqualTypeOf<ReadingsAnswer['data'][string]>();
    expectTypeOf(client.canons<string>).returns.resolves.toEqualTypeOf<CanonsAnswer['data'][number]>();
    expectTypeOf(client.canons<string[]>).returns.resolves.toEqualTypeOf<CanonsAnswer['data']>();
    expectTypeOf(client.akathists<string>).returns.resolves.toEqualTypeOf<AkathistsAnswer['data'][number]>();
    expectTypeOf(client.hymnography<string>).returns.resolves.toEqualTypeOf<HymnographyAnswer['data'][number]>();
    expectTypeOf(client.commemorations<string>).returns.resolves.toEqualTypeOf<CommemorationsAnswer['data'][number]>();
    expectTypeOf(client.commemorationIndex).returns.resolves.toEqualTypeOf<CommemorationIndex['data']>();
    expectTypeOf(client.nameIndex).returns.resolves.toEqualTypeOf<NameIndex['data']>();
    expectTypeOf(client.typeIndex).returns.resolves.toEqualTypeOf<TypeIndex['data']>();
    expectTypeOf(client.textIndex).returns.resolves.toEqualTypeOf<TextIndex['data']>();
    expectTypeOf(client.sources).returns.resolves.toEqualTypeOf<SourceList['data']>();
    expectTypeOf(client.dataset<'saints'>).returns.resolves.toEqualTypeOf<SaintsAnswer['data']>();
    expectTypeOf(client.block).returns.resolves.toEqualTypeOf<Block>();
    expectTypeOf(client.blockList).returns.resolves.toEqualTypeOf<BlockList['data']>();
  });

  it('are those of the schemas in Python (otherwise run `npm run types`)', () => {
    expect(readFileSync('clients/python/menologion/types.py', 'utf8')).toBe(pythonTypes());
  });

  it('can be evaluated by Python', { tags: ['python3'] }, () => {
    const evaluate =
      'import typing, menologion.types as t; [typing.get_type_hints(c) for c in vars(t).values() if isinstance(c, type)]';
    expect(spawnSync('python3', ['-c', evaluate], { cwd: 'clients/python', encoding: 'utf8' }).stderr).toBe('');
  });

  it('are the results of the methods in Python', () => {
    const source = readFileSync('clients/python/menologion/client.py', 'utf8');
    for (const operation of operations) {
      const { call } = asked(operation);
      const schema = openedSchema(operation, call);
      const name = JSON.stringify(schema).match(/schemas\/(\w+)"/)?.[1];
      if (schema === null || name === undefined) continue;
      const method = call.method.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const [, returned = ''] = new RegExp(`def ${method}\\([^]*?\\) -> (.*?):`).exec(source) ?? [];
      expect(returned, `${method} of ${operation.operationId}`).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });
});
