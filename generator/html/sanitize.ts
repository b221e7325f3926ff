import { parseFragment } from 'parse5';
import sanitizeHtml from 'sanitize-html';
import { BLOCK_TAGS, isAllowed, TAGS } from './tags.ts';

/**
 * The HTML of a text written by hand: paragraphs stand apart by a blank line, and of HTML only the tags of the contract
 * are left, `a` with `href="#…"` and `id` alone. What else stands in the text goes; `faultsOf` names it.
 */
export function htmlOf(text: string): string {
  const html = withParagraphs(text.trim());
  // Most texts have no markup, and nothing in them could be stripped or escaped.
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

/** What stands loose before, between and after blocks becomes paragraphs; blocks stay as they are. */
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

/** Paragraphs apart by blank lines; line breaks inside one are only those of the file. */
function paragraphs(text: string): string {
  return text
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\s*\n\s*/g, ' ')}</p>`)
    .join('');
}
