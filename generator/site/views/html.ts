import type { ComponentChild } from 'preact';
import { jsx } from 'preact/jsx-runtime';

/** The elements that a text may have. */
const ALLOWED = /^(p|br|h[23]|ul|ol|li|strong|em|a)$/;
/** Headings in a text are below those of the page. */
const LOWERED: Readonly<Record<string, string>> = { h2: 'h5', h3: 'h6' };
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** An element that is not text with its content, a comment, a tag with its attributes, or text. */
const TOKENS =
  /<(script|style|template|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)|<[!?][^>]*>|<(\/?)([a-z]\w*)([^>]*)>|[^<]+|</gi;

/**
 * The nodes of an `html` field: the allowed elements without attributes, and links only to places of the same text. It
 * reads what the API writes, where every element is closed; other HTML also gives only allowed elements and text.
 */
export function htmlNodes(html: string): ComponentChild[] {
  return nodesUntil('', html.matchAll(TOKENS));
}

/** The nodes up to the end of an element; the tokens after it remain. */
function nodesUntil(end: string, tokens: Iterator<RegExpMatchArray>): ComponentChild[] {
  const nodes: ComponentChild[] = [];
  // A `for … of` would close the iterator, which the caller still needs.
  for (let token = tokens.next(); !token.done; token = tokens.next()) {
    const [text, , slash, name = '', attributes = ''] = token.value;
    const tag = name.toLowerCase();
    if (slash && tag === end) break;
    if (!/^<./.test(text)) nodes.push(text.replace(/&(amp|lt|gt|quot);/g, (_, name) => CHARACTERS[name] as string));
    else if (!slash && ALLOWED.test(tag)) {
      nodes.push(
        jsx(LOWERED[tag] ?? tag, {
          ...(tag === 'a' ? anchor(attributes) : {}),
          ...(tag === 'br' ? {} : { children: nodesUntil(tag, tokens) }),
        }),
      );
    }
  }
  return nodes;
}

/** The target and the id of a link: both are places of the text. */
function anchor(attributes: string): { href?: string; id?: string } {
  const [href, id] = [/(?:^|\s)href="#([\w.:-]+)"/, /(?:^|\s)id="([\w.:-]+)"/].map((one) => one.exec(attributes)?.[1]);
  return { ...(href && { href: `#text-${href}` }), ...(id && { id: `text-${id}` }) };
}
