import { ENDPOINT_NAMES, type Endpoint } from '../contract/endpoints.ts';
import { referenceIndex } from '../contract/pages.ts';
import { BASE_PATH } from '../contract/paths.ts';
import { PACKAGE } from '../package.ts';
import type { PageSource } from '../site/source.ts';
import { answersOf, Shelf } from './answers.ts';
import { type Ask, apiOver, shownFiles } from './exchanges.ts';
import { fileOperations } from './file-operations.ts';
import type { OpenApiDocument, Operation } from './openapi.ts';
import { endpointParameters, IF_NONE_MATCH, isDaily, valuesIn } from './parameters.ts';
import { PROSE } from './prose.ts';
import { answerSchema, schemaComponents } from './schemas.ts';

/** The OpenAPI document of the API. Its examples are the answers of the API to the addresses in reference.yaml. */
export async function openApiDocument(source: PageSource): Promise<OpenApiDocument> {
  const file = shownFiles(source);
  const ask = apiOver(file, source.origin);
  const shelf = new Shelf();
  const paths: Record<string, { get: Operation }> = {};
  for (const endpoint of ENDPOINT_NAMES) {
    const path = isDaily(endpoint) ? `/${endpoint}/day/{date}` : `/${endpoint}`;
    paths[path] = { get: await endpointOperation(endpoint, path, ask, shelf) };
  }
  const missing = await ask(PROSE.files.notFound);
  for (const [path, operation] of fileOperations(file, missing, shelf)) paths[path] = { get: operation };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Menologion',
      version: PACKAGE.version,
      summary: PACKAGE.description,
      description: PROSE.pages.en.rulesText,
      contact: { name: 'Menologion', url: source.origin },
      license: { name: PACKAGE.license, identifier: PACKAGE.license },
    },
    externalDocs: { description: 'The same for people', url: `${source.origin}/${referenceIndex('en')}` },
    servers: servers(source.origin),
    security: [],
    tags: Object.entries(PROSE.tags).map(([name, description]) => ({ name, description })),
    paths,
    components: { headers: shelf.headers, examples: shelf.examples, schemas: schemaComponents() },
  };
}

/** The host for which the tree is made, if others can reach it, and the host from which it is read. */
function servers(origin: string): OpenApiDocument['servers'] {
  const { hostname, pathname: folder } = new URL(origin);
  const here = { url: `${folder.replace(/\/$/, '')}${BASE_PATH}`, description: 'Where this document stands' };
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isLocal ? [here] : [{ url: `${origin}${BASE_PATH}`, description: 'The public place' }, here];
}

async function endpointOperation(endpoint: Endpoint, path: string, ask: Ask, shelf: Shelf): Promise<Operation> {
  const { asks, tag, ...about } = PROSE.endpoints[endpoint];
  const shown = await Promise.all(asks.map(async (one) => ({ ...one, ...(await ask(one.ask)) })));
  const [first] = shown;
  if (!first) throw new Error(`reference.yaml asks nothing of ${endpoint}`);
  const unchanged = await ask(first.ask, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
  const refused = await ask(first.ask, { method: 'POST' });
  return {
    ...about,
    tags: [tag],
    parameters: [...endpointParameters(path, endpoint, valuesIn(first.ask)), IF_NONE_MATCH],
    responses: answersOf([...shown, unchanged, refused], answerSchema(endpoint), shelf),
  };
}
