import { type DefaultTreeAdapterTypes, type ErrorCodes, type ParserError, parseFragment } from 'parse5';
import { type Message, message } from '../messages/message.ts';
import { htmlOf } from './sanitize.ts';
import { BLOCK_TAGS, isAllowed, TAGS } from './tags.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What is wrong with the HTML of a text, what to do about it, and the number of characters before it. */
export interface Fault {
  readonly offset: number;
  readonly reason: Message;
}

/**
 * What would be lost from a text or changed in it: tags and attributes that it may not have, what an HTML parser finds
 * wrong, tags without their pair, blocks in the wrong place, and blank lines that separate no paragraphs. The faults
 * are in the order of the text; the list is empty if nothing is lost.
 */
export function faultsOf(text: string): Fault[] {
  if (text.trim() === '') return [{ offset: 0, reason: message('emptyText') }];
  if (!/[<>&]/.test(text)) return [];
  const deep = deepFault(text);
  if (deep) return [deep];
  const errors: ParserError[] = [];
  const fragment = parseFragment(text, { sourceCodeLocationInfo: true, onParseError: (error) => errors.push(error) });
  const nodes = [...below(fragment)];
  const faults = [
    ...errors.flatMap((error) => parserFault(text, error)),
    ...tagFaults(text, nodes),
    ...nodes.flatMap(nodeFaults),
  ];
  const first = new Map(faults.reverse().map((fault) => [fault.offset, fault]));
  if (first.size > 0) return [...first.values()].sort((a, b) => a.offset - b.offset);
  const words = wordsOf(fragment);
  return words !== '' && words === wordsOf(parseFragment(htmlOf(text)))
    ? []
    : [{ offset: 0, reason: message('lostWords') }];
}

/** A parser takes longer with each open tag. Nobody writes a text with so many open tags by hand. */
const MOST_OPEN = 100;

/** The fault of a text that opens more tags than any real text, closed later or not. */
function deepFault(text: string): Fault | null {
  let open = 0;
  for (const { 0: tag, index: offset } of text.matchAll(/<\/?[a-z]+/gi)) {
    if (tag === '<br') continue;
    open += tag.startsWith('</') ? -1 : 1;
    if (open > MOST_OPEN) return { offset, reason: message('manyOpenTags', MOST_OPEN) };
  }
  return null;
}

/** Characters that the standard calls errors and that mean themselves: “1 < 2”. */
const FOR_ITSELF: readonly `${ErrorCodes}`[] = ['invalid-first-character-of-tag-name', 'eof-before-tag-name'];

function parserFault(text: string, { code, startOffset }: ParserError): Fault[] {
  const at = (sign: string) => Math.max(text.lastIndexOf(sign, startOffset), 0);
  if ((FOR_ITSELF as readonly string[]).includes(code) && /^<(?![/!?])/.test(text.slice(at('<')))) return [];
  if (code === 'eof-in-tag') {
    return [{ offset: at('<'), reason: message('unfinishedTag') }];
  }
  if (code.endsWith('character-reference')) {
    return [{ offset: at('&'), reason: message('noEntity') }];
  }
  return [{ offset: at('<'), reason: message('brokenTag', code) }];
}

/** Tags that a text may not have, and closing tags that a parser drops because they close nothing. */
function tagFaults(text: string, nodes: readonly Node[]): Fault[] {
  const places = nodes.map(({ sourceCodeLocation }) => sourceCodeLocation);
  const starts = new Set(places.map((place) => place?.startOffset));
  const ends = new Set(places.map((place) => place && 'endTag' in place && place.endTag?.startOffset));
  return [...text.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)].flatMap(({ 0: tag, 1: slash, 2: name = '', index: offset }) => {
    if (!TAGS.includes(name.toLowerCase())) return [{ offset, reason: message('forbiddenTag', `${tag}>`) }];
    return (slash ? ends : starts).has(offset)
      ? []
      : [{ offset, reason: message(slash ? 'unopenedTag' : 'unpairedTag', `${tag}>`) }];
  });
}

function nodeFaults(node: Node): Fault[] {
  const offset = node.sourceCodeLocation?.startOffset ?? 0;
  if (isElement(node)) return elementFaults(node, offset);
  if ('data' in node || node.nodeName === '#documentType') {
    return [{ offset, reason: message('remark') }];
  }
  if (!('value' in node) || !node.parentNode || !isElement(node.parentNode)) return [];
  const { tagName } = node.parentNode;
  if (['ul', 'ol'].includes(tagName)) {
    return node.value.trim() === '' ? [] : [{ offset, reason: message('outsideItem', tagName) }];
  }
  const blank = node.value.search(/\n[ \t]*\n/);
  return blank < 0 || (tagName === 'li' && node.value.trim() === '')
    ? []
    : [
        {
          offset: offset + blank,
          reason: message('blankLineInTag', tagName),
        },
      ];
}

function elementFaults({ tagName, attrs, sourceCodeLocation, parentNode }: Element, offset: number): Fault[] {
  if (!TAGS.includes(tagName)) return [];
  const [wrong] = attrs.filter(({ name, value }) => !isAllowed(tagName, name, value));
  if (wrong) {
    const isLink = tagName === 'a' && wrong.name === 'href';
    return [
      { offset, reason: isLink ? message('outwardLink', tagName) : message('forbiddenAttribute', tagName, wrong.name) },
    ];
  }
  if (tagName !== 'br' && !sourceCodeLocation?.endTag) {
    return [{ offset, reason: message('unclosedTag', tagName) }];
  }
  const within = parentNode && 'tagName' in parentNode ? parentNode.tagName : null;
  return mayStand(tagName, within)
    ? []
    : [
        {
          offset,
          reason: within ? message('misplacedTag', tagName, within) : message('outsideList', tagName),
        },
      ];
}

/** Whether a tag may be directly inside another; null means outside all tags. */
function mayStand(tag: string, within: string | null): boolean {
  const inList = within === 'ul' || within === 'ol';
  if (tag === 'li') return inList;
  if (BLOCK_TAGS.includes(tag)) return within === null || within === 'li';
  return !inList;
}

function isElement(node: Node | Parent): node is Element {
  return 'tagName' in node;
}

/**
 * All nodes below a node, in document order. It does not recurse, because somebody may nest tags a hundred thousand
 * deep.
 */
function* below(parent: Parent): Iterable<Node> {
  const rest = parent.childNodes.toReversed();
  for (let node = rest.pop(); node; node = rest.pop()) {
    yield node;
    if (isElement(node)) for (const child of node.childNodes.toReversed()) rest.push(child);
  }
}

/** All words of a text, without spaces. */
function wordsOf(parent: Parent): string {
  return [...below(parent)]
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
    .replace(/\s+/g, '');
}
