import { readdirSync, readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { Shapes } from '../../generator/catalog/shapes.ts';
import { ENDPOINT_NAMES } from '../../generator/contract/endpoints.ts';
import { openApiDocument } from '../../generator/pages/reference/document.ts';
import { referenceFiles } from '../../generator/pages/reference/files.ts';
import type { Document, Media, Operation } from '../../generator/pages/reference/openapi.ts';
import { realCatalog } from '../support/real-days.ts';

const PUBLIC = { catalog: realCatalog, origin: 'https://menologion.test' };
const LOCAL = { catalog: realCatalog, origin: 'http://localhost:3000' };
const MOST_BYTES = 400_000;

async function filesOf(source: typeof PUBLIC): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { path, content } of await referenceFiles(source)) files.set(path, Buffer.from(content).toString());
  return files;
}

const document = await openApiDocument(PUBLIC);
const files = await filesOf(PUBLIC);
const operations: [path: string, operation: Operation][] = Object.entries(document.paths).map(([path, { get }]) => [
  path,
  get,
]);

/** All examples of a document with the schema that stands beside them. */
function shown({ components }: Document): { where: string; media: Media; value: unknown }[] {
  return operations.flatMap(([path, { responses }]) =>
    Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.values(content).flatMap((media) =>
        Object.entries(media.examples ?? {}).map(([name, example]) => ({
          ...{ where: `${path} ${status} ${name}`, media },
          value: '$ref' in example ? components.examples[name]?.value : example.value,
        })),
      ),
    ),
  );
}

describe('openapi.json', () => {
  it.each([LOCAL, PUBLIC])(
    'has nothing that the recommended rules of Redocly complain of ($origin)',
    async (source) => {
      const config = await createConfig({ extends: ['recommended'] });
      const text = (await filesOf(source)).get('openapi.json') ?? '';
      const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
      expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
    },
  );

  it('shows examples that have the shape that it states', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema(document, 'openapi.json');
    const examples = shown(document);
    expect(examples.length).toBeGreaterThan(60);
    for (const { where, media, value } of examples) {
      const check = ajv.compile({ $ref: `openapi.json${media.schema.$ref}` });
      expect(check(value), `${where}: ${ajv.errorsText(check.errors)}`).toBe(true);
    }
  });

  it('shows answers that have the full shape of the schemas, and does not show nothing', () => {
    const shapes = new Shapes();
    for (const endpoint of ENDPOINT_NAMES) {
      const operation = operations.find(([path]) => path.split('/')[1] === endpoint)?.[1];
      const examples = operation?.responses['200']?.content?.['application/json']?.examples ?? {};
      const values = Object.keys(examples).map((name) => document.components.examples[name]?.value);
      expect(values.length).toBeGreaterThan(0);
      const check = shapes.check(`responses/${endpoint}`);
      for (const value of values) expect(check(value), JSON.stringify(check.errors)).toBe(true);
    }
  });

  it('states for every endpoint each status with which it answers, and for every error what it looks like', () => {
    const { properties } = JSON.parse(readFileSync('schemas/responses/problem.schema.json', 'utf8'));
    const codes = new Set<string>();
    for (const [path, { responses }] of operations) {
      const isContent = /^\/(canons|akathists|hymnography|commemorations)$/.test(path);
      const isDay = path.endsWith('/day/{date}');
      const daily = ['200', '304', '400', '404', '405'];
      const expected = isDay ? daily : isContent ? daily.filter((status) => status !== '404') : ['200', '304', '404'];
      expect([path, Object.keys(responses).sort()]).toEqual([path, expected]);
      for (const { content } of Object.values(responses)) {
        for (const code of Object.keys(content?.['application/problem+json']?.examples ?? {})) codes.add(code);
      }
    }
    // These belong to no endpoint; the introduction names them.
    const anywhere = ['BAD_REQUEST', 'URI_TOO_LONG', 'RANGE_NOT_SATISFIABLE', 'HEADERS_TOO_LARGE', 'UNAVAILABLE'];
    for (const code of anywhere) expect(document.info.description).toContain(code);
    expect([...codes, ...anywhere].sort()).toEqual([...properties.code.enum].sort());
  });

  it('has an id of its own for every operation, and gives every parameter in a path a value to try', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [path, { parameters }] of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      for (const parameter of inPath) expect(parameter.example).toBeDefined();
    }
  });

  it('names the public place of the tree and the place where it stands; a local one is only the latter', async () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['https://menologion.test/api/v1', '/api/v1']);
    expect((await openApiDocument(LOCAL)).servers.map(({ url }) => url)).toEqual(['/api/v1']);
  });

  it(`has the same bytes every time, fewer than ${MOST_BYTES}`, async () => {
    expect(await filesOf(PUBLIC)).toEqual(files);
    expect(Buffer.byteLength(files.get('openapi.json') ?? '')).toBeLessThan(MOST_BYTES);
  });
});

describe('reference.html', () => {
  const page = files.get('reference.html') ?? '';
  const all = (pattern: RegExp) => Array.from(page.matchAll(pattern), ([, found = '']) => found);

  it('speaks of every operation, schema and error, and has no address in it that leads nowhere', () => {
    const ids = all(/ id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [
      ...operations.map(([, { operationId }]) => operationId),
      ...Object.keys(document.components.schemas),
    ];
    expect(ids).toEqual(expect.arrayContaining([...wanted, 'INVALID_DATE', 'NOT_FOUND']));
    for (const target of all(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    for (const file of all(/href="\.\/((?!api\/)[^"]+)"/g)) expect([...files.keys()]).toContain(file);
  });

  it('offers addresses to try that are filled in', () => {
    const addresses = all(/<a [^>]*href="\.(\/api\/v1[^"]+)"/g);
    expect(addresses).toHaveLength(operations.length);
    expect(addresses).toContain('/api/v1/calendar/day/2026-01-07?lang=en');
    expect(addresses).toContain('/api/v1/canons?id=pascha&amp;lang=cu');
    for (const address of addresses) expect(address).not.toMatch(/[{}]|undefined/);
  });

  it('keeps to a strict Content-Security-Policy and escapes what it shows', () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
    expect(page).toContain('&lt;p&gt;');
    expect(page).not.toMatch(/\[object |undefined/);
  });
});

describe('the schemas', () => {
  it('stand at their ids, byte for byte', () => {
    const schemas = [...files].filter(([path]) => path.startsWith('schemas/'));
    const kept = ['data', 'responses'].flatMap((folder) =>
      readdirSync(`schemas/${folder}`, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json')),
    );
    expect(schemas).toHaveLength(kept.length);
    for (const [path, text] of schemas) {
      expect(JSON.parse(text).$id).toBe(`/${path}`);
      expect(text).toBe(readFileSync(path, 'utf8'));
    }
  });
});
