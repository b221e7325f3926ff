import { type ContentEndpoint, languagesOf } from './endpoints.ts';
import { TEXT_LANGUAGES } from './languages.ts';

/** Church Slavonic in the church script, where a text is kept so. */
export const CHURCH_EDITION = 'cu-church';

/** The editions in which texts stand, a folder each: every language in its usual script, and one more. */
export const TEXT_EDITIONS = [...TEXT_LANGUAGES, CHURCH_EDITION] as const;
export type TextEdition = (typeof TEXT_EDITIONS)[number];

/** The editions of a content endpoint. */
export function editionsOf(endpoint: ContentEndpoint): readonly TextEdition[] {
  return [...languagesOf(endpoint), CHURCH_EDITION];
}
