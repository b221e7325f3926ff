import { readdirSync, readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { validatorOf } from '../../generator/catalog/validators.ts';
import { ENDPOINT_NAMES } from '../../generator/contract/endpoints.ts';
import { openApiDocument } from '../../generator/reference/document.ts';
import type { Media, OpenApiDocument, Operation } from '../../generator/reference/openapi.ts';
import { CODE_NAMES, tasksFor } from '../../generator/reference/tasks.ts';
import { referenceUnits } from '../../generator/reference/units.ts';
import { filesOfUnits } from '../../generator/site/source.ts';
import { realCatalog } from '../support/real-days.ts';

const PUBLIC = { catalog: realCatalog, origin: 'https://menologion.test' };
const LOCAL = { catalog: realCatalog, origin: 'http://localhost:3000' };
const MOST_BYTES = 400_000;
const MOST_BYTES_OF_A_PAGE = 60_000;

async function textsOf(source: typeof PUBLIC): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { path, content } of await filesOfUnits(await referenceUnits(source)))
    files.set(path, Buffer.from(content).toString());
  return files;
}

const document = await openApiDocument(PUBLIC);
const files = await textsOf(PUBLIC);
const operations: [path: string, operation: Operation][] = Object.entries(document.paths).map(([path, { get }]) => [
  path,
  get,
]);

/** All examples of a document, each with its schema. */
function shown({ components }: OpenApiDocument): { where: string; media: Media; value: unknown }[] {
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
  it.each([LOCAL, PUBLIC])('meets the recommended rules of Redocly ($origin)', async (source) => {
    const config = await createConfig({ extends: ['recommended'] });
    const text = (await textsOf(source)).get('openapi.json') ?? '';
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
  });

  it('has examples that match its schemas', () => {
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

  it('shows answers with all fields of the schemas, and none that are empty', () => {
    for (const endpoint of ENDPOINT_NAMES) {
      const operation = operations.find(([path]) => path.split('/')[1] === endpoint)?.[1];
      const examples = operation?.responses['200']?.content?.['application/json']?.examples ?? {};
      const values = Object.keys(examples).map((name) => document.components.examples[name]?.value);
      expect(values.length).toBeGreaterThan(0);
      const check = validatorOf(`responses/${endpoint}`);
      for (const value of values) expect(check(value), JSON.stringify(check.errors)).toBe(true);
    }
  });

  it('has every status of every endpoint, and an example of every error', () => {
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

  it('has a unique id for every operation, and an example value for every parameter in a path', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [path, { parameters }] of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      for (const parameter of inPath) expect(parameter.example).toBeDefined();
    }
  });

  it('offers the church script only at addresses of texts', () => {
    for (const [path, { parameters }] of operations) {
      const offered = JSON.stringify(parameters).includes('cu-church');
      expect([path, offered]).toEqual([path, /\{lang\}/.test(path) && /canons|akathists|hymnography/.test(path)]);
    }
  });

  it('names the public host of the tree, and the host from which it is read', async () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['https://menologion.test/api/v1', '/api/v1']);
    expect((await openApiDocument(LOCAL)).servers.map(({ url }) => url)).toEqual(['/api/v1']);
  });

  it(`has the same bytes every time, fewer than ${MOST_BYTES}`, async () => {
    expect(await textsOf(PUBLIC)).toEqual(files);
    expect(Buffer.byteLength(files.get('openapi.json') ?? '')).toBeLessThan(MOST_BYTES);
  });
});

describe('the pages of the reference', () => {
  const pages = [...files].filter(([path]) => path.endsWith('.html'));
  const all = (page: string, pattern: RegExp) => Array.from(page.matchAll(pattern), ([, found = '']) => found);
  const idsIn = (page: string) => all(page, / id="([^"]+)"/g);
  const index = files.get('reference.html') ?? '';

  it.each(pages.map(([path]) => path))('%s has no broken links, and is small enough for a phone', (path) => {
    const page = files.get(path) ?? '';
    expect(Buffer.byteLength(page)).toBeLessThan(MOST_BYTES_OF_A_PAGE);
    expect(new Set(idsIn(page)).size).toBe(idsIn(page).length);
    const targets = all(page, /href="([^"]+)"/g).map((address) => new URL(address, `http://tree/${path}`));
    expect(targets.length).toBeGreaterThan(15);
    for (const { host, pathname, hash } of targets) {
      expect(host).toBe('tree');
      const name = pathname.slice(1);
      if (/^api\/|^manifest[./]|^$|^index\.html$/.test(name)) continue;
      expect([...files.keys()]).toContain(name);
      if (hash !== '') expect(idsIn(files.get(name) ?? ''), `${path}: ${name}${hash}`).toContain(hash.slice(1));
    }
  });

  it.each(pages)('%s follows a strict Content-Security-Policy and escapes what it shows', (_, page) => {
    expect(page.match(/<script\b.*/g)).toEqual([
      expect.stringMatching(/^<script type="module" src="[./]+assets\/reference\.js"><\/script>$/),
    ]);
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
    expect(page).not.toMatch(/\[object |undefined/);
  });

  it('describe each operation, schema and error once, at the place that the index names', () => {
    const wanted = [
      ...operations.map(([, { operationId }]) => operationId),
      ...Object.keys(document.components.schemas),
      ...['INVALID_DATE', 'NOT_FOUND'],
    ];
    const below = pages.filter(([path]) => path.startsWith('reference/')).flatMap(([, page]) => idsIn(page));
    for (const id of wanted) expect([id, below.filter((one) => one === id).length]).toEqual([id, 1]);
    for (const page of [index, files.get('reference.ru.html') ?? '']) {
      for (const id of wanted) expect(page).toMatch(new RegExp(`href="\\./reference/[a-z]+\\.html#${id}"`));
    }
  });

  it('still have the addresses that were used when the reference was one page', () => {
    const once = ['Days', 'Texts', 'Files', 'errors', 'headers', 'schemas', 'schema-files', 'getCanons', 'Problem'];
    expect(idsIn(index)).toEqual(expect.arrayContaining([...once, 'INVALID_DATE', 'content']));
  });

  it('have addresses to try, with values for all parameters', () => {
    const chapters = pages.filter(([path]) => !/\/(datasets|mirror)\./.test(path));
    const addresses = chapters.flatMap(([, page]) => all(page, /<a [^>]*href="\.\.(\/api\/v1[^"]+)"/g));
    const ofBlocks = operations.filter(([path]) => path.startsWith('/datasets/blocks/'));
    expect(ofBlocks.length).toBeGreaterThan(0);
    expect(addresses).toHaveLength(operations.length - ofBlocks.length);
    expect(addresses).toContain('/api/v1/calendar/day/2026-01-07?lang=en');
    expect(addresses).toContain('/api/v1/canons?id=pascha&amp;lang=cu');
    for (const address of addresses) expect(address).not.toMatch(/[{}]|undefined/);
  });

  it('show texts as they are sent, tags and all', () => {
    expect(files.get('reference/canons.html')).toContain('&lt;p&gt;');
  });

  it.each([
    ['en', 'reference/tasks.html'],
    ['ru', 'reference/tasks.ru.html'],
  ] as const)('have every task in %s, with the place of the tree in its lines', (lang, path) => {
    const page = files.get(path) ?? '';
    const tasks = tasksFor(lang, PUBLIC.origin);
    expect(tasks.length).toBeGreaterThan(9);
    expect(idsIn(page)).toEqual(expect.arrayContaining(tasks.map(({ id }) => id)));
    for (const task of tasks) {
      for (const code of CODE_NAMES) expect(task[code], `${task.id} in ${code}`).toContain(PUBLIC.origin);
      expect(`${task.title}${task.about}${task.prints}${task.curl}`).not.toMatch(/\{(origin|lang|name|place)\}/);
    }
  });
});

describe('the schemas', () => {
  it('are at their addresses, byte for byte', () => {
    const schemas = [...files].filter(([path]) => path.startsWith('schemas/'));
    const kept = ['data', 'responses'].flatMap((folder) =>
      readdirSync(`schemas/${folder}`, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json')),
    );
    expect(schemas).toHaveLength(kept.length);
    for (const [path, text] of schemas) {
      if (path.startsWith('schemas/responses/')) expect(JSON.parse(text).$id).toBe(`/${path}`);
      expect(text).toBe(readFileSync(path, 'utf8'));
    }
  });
});
