import sanitizeHtml from 'sanitize-html';

/** The tags of the contract; service.md, "HTML fields". */
const TAGS = ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a'];
/** A link leads to a place of the same text. */
const LOCAL_LINK = /^#[\w.:-]+$/;
const ANCHOR_NAME = /^[\w.:-]+$/;
const BLOCK = /<(p|h2|h3|ul|ol)\b/i;

export interface Sanitized {
  readonly html: string;
  /** Tags and attributes that were taken out, as they would be written: `<img>`, `<p class>`. */
  readonly stripped: readonly string[];
}

/**
 * The HTML of a text written by hand: paragraphs stand apart by an empty line, and of HTML only the tags of the
 * contract are left, `a` with `href="#…"` and `id` alone.
 */
export function htmlOf(text: string): Sanitized {
  // Most texts have no markup, and nothing in them could be stripped or escaped.
  if (!/[<>&]/.test(text)) return { html: withParagraphs(text.trim()), stripped: [] };
  const stripped = new Set<string>();
  const html = sanitizeHtml(withParagraphs(text.trim()), {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'id'] },
    allowedSchemes: [],
    allowProtocolRelative: false,
    transformTags: {
      '*': (tagName, attribs) => {
        const tag = tagName.toLowerCase();
        if (!TAGS.includes(tag)) stripped.add(`<${tag}>`);
        const kept = Object.entries(attribs).filter(([name, value]) => {
          if (tag === 'a' && name === 'href' && LOCAL_LINK.test(value)) return true;
          if (tag === 'a' && name === 'id' && ANCHOR_NAME.test(value)) return true;
          stripped.add(`<${tag} ${name}>`);
          return false;
        });
        return { tagName, attribs: Object.fromEntries(kept) };
      },
    },
  });
  if (/<[!?]/.test(text)) stripped.add('<!');
  return { html, stripped: [...stripped] };
}

/** Text without block tags becomes paragraphs; line breaks inside one are only those of the file. */
function withParagraphs(text: string): string {
  if (BLOCK.test(text)) return text;
  return text
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\s*\n\s*/g, ' ')}</p>`)
    .join('');
}
