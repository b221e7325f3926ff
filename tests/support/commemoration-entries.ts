import type { Language } from '../../generator/contract/languages.ts';
import { contentFilesBy } from '../../generator/responses/content.ts';
import type { CommemorationsAnswer, CommemorationsEntry } from '../../schemas/types.ts';
import { realCatalog } from './real-days.ts';

/** The answers for an id of the project's own data. */
export const filesOf = contentFilesBy(realCatalog, 'https://example.org/api/v1');

/** What the answer for a commemoration says of it. */
export function entry(id: string, lang: Language = 'en'): CommemorationsEntry {
  const file = [...filesOf(id)].find(({ endpoint, edition }) => endpoint === 'commemorations' && edition === lang);
  const [found] = (JSON.parse(file?.text() ?? '') as CommemorationsAnswer).data;
  return found as CommemorationsEntry;
}
