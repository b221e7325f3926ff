import { isUtf8 } from 'node:buffer';
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { type Message, message } from '../messages/message.ts';
import { fileProblem, type Problem } from './problem.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Elements that draw, contain or describe. None of them runs, moves, links or loads anything. */
const DRAWING = new Set(
  [
    'svg g defs symbol use switch title desc metadata style view',
    'path rect circle ellipse line polyline polygon text tspan textPath image',
    'linearGradient radialGradient stop pattern clipPath mask marker filter',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology',
    'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((line) => line.split(' ')),
);

/** Drawings are not nested deeper; a parser takes longer with each open tag. */
const DEEPEST = 100;

/** Stops reading a picture: one reason is enough to refuse it. */
class Refusal extends Error {
  readonly reason: Message;
  constructor(reason: Message) {
    super(reason.key);
    this.reason = reason;
  }
}

/**
 * The first thing in an SVG that could run a program, load something or lead elsewhere, with its place, or what
 * prevents reading it as XML; null if it only draws. A browser reads it by the rules of XML, and so does this parser.
 * Only what is listed is allowed.
 */
export function svgProblem(file: string, bytes: Buffer): Problem | null {
  if (!isUtf8(bytes)) return fileProblem(file, message('svgNotUtf8'));
  const parser = strictParser();
  try {
    parser.write(bytes.toString('utf8')).close();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { file, line: parser.line, column: parser.column + 1, path: '', reason: error.reason };
  }
}

/** A parser that throws a {@link Refusal} at what a picture may not have. */
function strictParser() {
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (reason: Message) => {
    throw new Refusal(reason);
  };
  let depth = 0;
  /** The text of the current style element: a comment divides it for the parser, but not for a browser. */
  let style: string | null = null;
  const text = (words: string) => {
    if (style !== null) style += words;
  };
  parser.on('error', (error) => refuse(message('svgNotXml', error.message.replace(/^\d+:\d+: /, ''))));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (encoding.toLowerCase() !== 'utf-8') refuse(message('svgEncoding', encoding));
  });
  parser.on('doctype', () => refuse(message('svgDoctype')));
  parser.on('processinginstruction', ({ target }) => refuse(message('svgPart', `“<?${target}”`)));
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('opentag', (tag) => {
    if (++depth > DEEPEST) refuse(message('svgTooDeep', DEEPEST));
    if (style !== null) refuse(message('svgTagInStyle', tag.name));
    if (tag.local === 'style') style = '';
    const odd = oddIn(tag);
    if (odd !== null) refuse(odd);
  });
  parser.on('closetag', ({ local }) => {
    depth--;
    if (local !== 'style') return;
    const odd = oddStyle(style ?? '');
    if (odd !== null) refuse(message('svgStyle', odd));
    style = null;
  });
  return parser;
}

/** The tag, or one of its attributes, that does more than draw; null if none does. */
function oddIn({ name, local, uri, attributes }: SaxesTagNS): Message | null {
  if (uri !== SVG || !DRAWING.has(local)) return message('svgPart', `<${name}>`);
  const odd = Object.values(attributes).find((attribute) => isOdd(local, attribute));
  return odd ? message('svgAttribute', `${odd.name}="${shortened(odd.value)}"`, name) : null;
}

function isOdd(element: string, { name, local, prefix, value }: SaxesAttributeNS): boolean {
  if (prefix === 'xmlns' || name === 'xmlns') return false;
  if (local === 'href') return !isOwnPart(element, value);
  const isForeign = prefix !== '' && !['xml:space', 'xml:lang'].includes(name);
  return isForeign || /^on/i.test(local) || oddStyle(value) !== null;
}

/** Whether an address leads to a part of the same file, or is a picture as data. */
function isOwnPart(element: string, address: string): boolean {
  if (address.startsWith('#')) return true;
  return element === 'image' && /^data:image\/(?:png|jpeg|webp|avif);base64,[A-Za-z0-9+/=\s]*$/.test(address);
}

/** What in a style could load something: a rule or function that takes an address, or an escape that could hide one. */
function oddStyle(style: string): string | null {
  const odd = /@\w*|\\|url\((?!\s*["']?#)|(?:image|image-set|src|expression)\(|[a-z]+script:/i.exec(style);
  return odd?.[0] ?? null;
}

function shortened(value: string): string {
  return value.length > 40 ? `${value.slice(0, 40)}…` : value;
}
