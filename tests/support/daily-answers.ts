import type { DailyEndpoint } from '../../generator/contract/endpoints.ts';
import type { Language } from '../../generator/contract/languages.ts';
import { dayPath } from '../../generator/contract/paths.ts';
import { createEngine } from '../../generator/engine/engine.ts';
import type { Catalog } from '../../generator/model/catalog.ts';
import { decoded } from '../../generator/responses/bytes.ts';

/** A function that returns the whole text of a daily answer in a language. */
export function dailyAnswers(
  catalog: Catalog,
  lang: Language,
  origin?: string,
): (endpoint: DailyEndpoint, date: string) => string {
  const engine = createEngine(catalog, { ...(origin ? { origin } : {}) });
  return (endpoint, date) => {
    const bytes = engine.file(dayPath(lang, endpoint, date));
    if (!bytes) throw new Error(`there is no answer of ${endpoint} for ${date}`);
    return decoded(bytes);
  };
}
