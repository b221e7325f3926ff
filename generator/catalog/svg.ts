import { isUtf8 } from 'node:buffer';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Problem } from './problem.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Elements that draw, and those that hold or describe what is drawn. Nothing that runs, moves, links or loads is here. */
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
const PLAIN = 'save it as a plain SVG that only draws';

/**
 * What an SVG has that could run a program, load something or lead elsewhere, with its place, and what keeps it from being
 * read as XML. A browser reads it by the rules of XML, and so does the parser here: what may stand is listed, and nothing
 * else does.
 */
export function svgProblems(file: string, bytes: Buffer): Problem[] {
  const problems: Problem[] = [];
  if (!isUtf8(bytes))
    return [{ file, line: 1, column: 1, path: '', message: 'this is not written in UTF-8: save it so' }];
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (message: string) =>
    void problems.push({ file, line: parser.line, column: parser.column + 1, path: '', message });
  /** What a style element has so far: a remark in it parts its text for the parser, but not for a browser. */
  let style: string | null = null;
  const text = (words: string) => {
    if (style !== null) style += words;
  };
  parser.on('error', ({ message }) => refuse(`this is not valid XML (${message.replace(/^\d+:\d+: /, '')}): ${PLAIN}`));
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && encoding.toLowerCase() !== 'utf-8')
      refuse(`this is not written in UTF-8 but ${encoding}: save it so`);
  });
  parser.on('doctype', () => refuse(`a DOCTYPE may not stand in a picture: ${PLAIN}`));
  parser.on('processinginstruction', ({ target }) => refuse(`“<?${target}” may not stand in a picture: ${PLAIN}`));
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('opentag', (tag) => {
    if (style !== null) refuse(`<${tag.name}> may not stand in a style: ${PLAIN}`);
    if (tag.local === 'style') style = '';
    for (const message of tagFaults(tag)) refuse(message);
  });
  parser.on('closetag', ({ local }) => {
    if (local !== 'style') return;
    const odd = oddStyle(style ?? '');
    if (odd !== null) refuse(`a style may not have “${odd}”: ${PLAIN}`);
    style = null;
  });
  parser.write(bytes.toString('utf8')).close();
  return problems;
}

function tagFaults({ name, local, uri, attributes }: SaxesTagNS): string[] {
  if (uri !== SVG || !DRAWING.has(local)) return [`<${name}> may not stand in a picture: ${PLAIN}`];
  return Object.values(attributes).flatMap((attribute) => {
    const { name: key, local: word, prefix, value } = attribute;
    if (prefix === 'xmlns' || key === 'xmlns') return [];
    const refusal = `the attribute ${key}="${shortened(value)}" of <${name}> may not stand in a picture: ${PLAIN}`;
    if (/^on/i.test(word)) return [refusal];
    if (word === 'href') return isOwnPart(local, value) ? [] : [refusal];
    if (prefix !== '' && !['xml:space', 'xml:lang'].includes(key)) return [refusal];
    return oddStyle(value) === null ? [] : [refusal];
  });
}

/** Whether an address is of a part of the same file, or of a picture that stands in it as data. */
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
