import { type ContentEndpoint, isPieceEndpoint, languagesOf } from './endpoints.ts';
import { LANGUAGES, TEXT_LANGUAGES, type TextLanguage } from './languages.ts';

/** Church Slavonic in the church script, where a text is kept so, and how the parameter `script` asks for it. */
export const CHURCH_EDITION = 'cu-church' as const;
export const CHURCH_SCRIPT = 'church';

/** The editions in which texts stand, a folder each: every language in its usual script, and one more. */
export const TEXT_EDITIONS = [...TEXT_LANGUAGES, CHURCH_EDITION] as const;
export type TextEdition = (typeof TEXT_EDITIONS)[number];

/** The editions of a content endpoint. */
export function editionsOf(endpoint: ContentEndpoint): readonly TextEdition[] {
  return endpoint === 'commemorations' ? languagesOf(endpoint) : [...languagesOf(endpoint), CHURCH_EDITION];
}

/** The language in which an edition is answered. Hymnography, which has no answers in Slavonic, has one in the default. */
export function languageOfEdition(endpoint: ContentEndpoint, edition: TextEdition): TextLanguage {
  if (edition !== CHURCH_EDITION) return edition;
  return isPieceEndpoint(endpoint) ? 'cu' : LANGUAGES[0];
}
