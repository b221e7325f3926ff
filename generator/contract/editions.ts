import { type ContentEndpoint, isPieceEndpoint, languagesOf } from './endpoints.ts';
import { LANGUAGES, TEXT_LANGUAGES, type TextLanguage } from './languages.ts';

/**
 * Church Slavonic in the church script, for the texts that have it, and the value of the parameter `script` that
 * requests it.
 */
export const CHURCH_EDITION = 'cu-church' as const;
export const CHURCH_SCRIPT = 'church';

/** The editions of the texts, one folder each: every language in its usual script, and the church script. */
export const TEXT_EDITIONS = [...TEXT_LANGUAGES, CHURCH_EDITION] as const;
export type TextEdition = (typeof TEXT_EDITIONS)[number];

/** The editions of a content endpoint. */
export function editionsOf(endpoint: ContentEndpoint): readonly TextEdition[] {
  return endpoint === 'commemorations' ? languagesOf(endpoint) : [...languagesOf(endpoint), CHURCH_EDITION];
}

/**
 * The language in which an edition is answered. Hymnography has no answers in Slavonic; there the edition has the
 * default language.
 */
export function languageOfEdition(endpoint: ContentEndpoint, edition: TextEdition): TextLanguage {
  if (edition !== CHURCH_EDITION) return edition;
  return isPieceEndpoint(endpoint) ? 'cu' : LANGUAGES[0];
}
