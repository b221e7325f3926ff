import { parseFragment } from 'parse5';
import sanitizeHtml from 'sanitize-html';
import { BLOCK_TAGS, isAllowed, TAGS } from './tags.ts';

/**
 * The HTML of a text written by hand. A blank line separates paragraphs. Only the tags of the contract remain, and as
 * attributes only `href="#…"` and `id` of `a`. Everything else is removed; `faultsOf` names it.
 */
export function htmlOf(text: string): string {
  const html = withParagraphs(text.trim());
  // Most texts have no markup, so there is nothing to strip or escape.
  if (!/[<>&]/.test(text)) return html;
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'id'] },
    allowedSchemes: [],
    allowProtocolRelative: false,
    transformTags: {
      '*': (tagName, attribs) => {
        const kept = Object.entries(attribs).filter(([name, value]) => isAllowed(tagName.toLowerCase(), name, value));
        return { tagName, attribs: Object.fromEntries(kept) };
      },
    },
  });
}

const BLOCK = new RegExp(`<(?:${BLOCK_TAGS.join('|')})\\b`, 'i');

/** Turns text before, between and after blocks into paragraphs; blocks stay as they are. */
function withParagraphs(text: string): string {
  if (!BLOCK.test(text)) return paragraphs(text);
  const { childNodes } = parseFragment(text, { sourceCodeLocationInfo: true });
  let html = '';
  let end = 0;
  for (const { nodeName, sourceCodeLocation: place } of childNodes) {
    if (!place || !BLOCK_TAGS.includes(nodeName) || place.startOffset < end) continue;
    html += loose(text.slice(end, place.startOffset)) + text.slice(place.startOffset, place.endOffset);
    end = place.endOffset;
  }
  return html + loose(text.slice(end));
}

function loose(text: string): string {
  return text.trim() === '' ? text : paragraphs(text.trim());
}

/** Blank lines separate paragraphs; line breaks inside a paragraph are only those of the file. */
function paragraphs(text: string): string {
  return text
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\s*\n\s*/g, ' ')}</p>`)
    .join('');
}
