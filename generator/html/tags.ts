/** The tags that a text may have; data/README.md, "Add a text". */
export const TAGS = ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a'];
/** Tags that are beside paragraphs, not inside them. */
export const BLOCK_TAGS = ['p', 'h2', 'h3', 'ul', 'ol'];

/**
 * Whether a tag may have an attribute. Only `a` has any: a link to a place of the same text, or the id of such a place.
 */
export function isAllowed(tag: string, attribute: string, value: string): boolean {
  if (tag !== 'a') return false;
  return attribute === 'href' ? /^#[\w.:-]+$/.test(value) : attribute === 'id' && /^[\w.:-]+$/.test(value);
}
