import { DATA_PAGES, dataPagePath, referenceIndex, referencePath } from '../contract/pages.ts';
import { BASE_PATH, MANIFEST_FILE, OPENAPI_FILE } from '../contract/paths.ts';
import { DATA_PROSE } from './data-prose.ts';
import { exampleAddress, isOfBlock, type OpenApiDocument } from './openapi.ts';
import { tasksPage } from './paths.ts';
import { PROSE } from './prose.ts';
import { ERRORS, SCHEMAS } from './site.ts';
import { tasksFor } from './tasks.ts';

/**
 * What a language model should know of the site, in the form of llmstxt.org: what it is, what models get wrong, and each
 * address with an example.
 */
export function llmsText(document: OpenApiDocument, origin: string): string {
  const { info, tags } = document;
  const [about = ''] = PROSE.pages.en.rulesText.split('\n\n');
  return [
    `# ${info.title}`,
    `> ${about}`,
    PROSE.pitfalls.map((one) => `- ${one}`).join('\n'),
    ...tags.map(({ name, description }) => section(name, description, operationLines(document, name, origin))),
    section('Tasks', 'Each with code in curl, JavaScript, Python and Kotlin.', taskLines(origin)),
    section('Documents', 'Everything else that describes the API and its files.', documentLines(origin)),
  ]
    .join('\n\n')
    .concat('\n');
}

function section(title: string, about: string, lines: readonly string[]): string {
  return `## ${title}\n\n${about}\n\n${lines.join('\n')}`;
}

function operationLines({ paths }: OpenApiDocument, tag: string, origin: string): string[] {
  return Object.entries(paths)
    .filter(([path, { get }]) => get.tags[0] === tag && !isOfBlock(path))
    .map(([path, { get }]) => {
      const example = `${origin}${BASE_PATH}${exampleAddress(path, get.parameters)}`;
      const said = `${get.summary}. ${get.description}`.replace(SHORTENED, '');
      return line(`GET ${BASE_PATH}${path}`, example, said);
    });
}

/** What the reference says of an example that it shows; here an example is an address. */
const SHORTENED = / The example is shortened\.$/;

function taskLines(origin: string): string[] {
  const page = `${origin}/${tasksPage('en')}`;
  return tasksFor('en', origin).map(({ id, title, about }) => line(title, `${page}#${id}`, about));
}

function documentLines(origin: string): string[] {
  const { schemas, errors } = PROSE.pages.en;
  const documents = [
    ['OpenAPI 3.1', OPENAPI_FILE, 'All addresses, parameters, schemas and examples for programs.'],
    ['API reference', referenceIndex('en'), PROSE.pages.en.about],
    [schemas, referencePath(SCHEMAS), 'JSON Schema of every response.'],
    [errors, referencePath(ERRORS), 'Every error with an example.'],
    ...DATA_PAGES.map((name) => [DATA_PROSE[name].title.en, dataPagePath(name, 'en'), DATA_PROSE[name].about.en]),
    [
      'Manifest',
      MANIFEST_FILE,
      'Every file of this site with its size and SHA-256, by way of the records that it names.',
    ],
  ] as const;
  return documents.map(([title, path, about]) => line(String(title), `${origin}/${path}`, String(about)));
}

function line(title: string, address: string, about: string): string {
  return `- [${title}](${address}): ${about}`;
}
