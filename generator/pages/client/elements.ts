type Child = Node | string | null | undefined | false;

/** An element with its attributes and children. Text stays text; an attribute that is undefined or false is left out. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child): child is Node | string => Boolean(child)));
  return element;
}

/** A sign of the sprite in index.html, with a name where it says more than the text beside it. */
export function sign(name: string, title?: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', `sign ${name}`);
  svg.setAttribute('viewBox', '0 0 24 24');
  if (title) svg.setAttribute('role', 'img');
  svg.setAttribute(title ? 'aria-label' : 'aria-hidden', title ?? 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${name}`);
  svg.append(use);
  return svg;
}

const SVG = 'http://www.w3.org/2000/svg';
/** service.md, "HTML fields". */
const ALLOWED = ['P', 'BR', 'H2', 'H3', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'A'];
/** What is within these is no text. */
const DROPPED = ['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME'];
/** Headings in a text stand below those of the page. */
const LOWERED: Readonly<Record<string, string>> = { H2: 'h5', H3: 'h6' };

/** The nodes of an `html` field: the allowed elements without attributes, links only to places of the same text. */
export function html(text: string): Node[] {
  return copies(new DOMParser().parseFromString(text, 'text/html').body);
}

function copies(from: Element): Node[] {
  return [...from.childNodes].flatMap((node): Node[] => {
    if (node instanceof Text) return [document.createTextNode(node.data)];
    if (!(node instanceof HTMLElement) || DROPPED.includes(node.tagName)) return [];
    if (!ALLOWED.includes(node.tagName)) return copies(node);
    const copy = document.createElement(LOWERED[node.tagName] ?? node.tagName);
    copy.append(...copies(node));
    const target = /^#([\w.:-]+)$/.exec(node.getAttribute('href') ?? '')?.[1];
    if (node.tagName === 'A' && target) copy.setAttribute('href', `#text-${target}`);
    if (node.tagName === 'A' && node.id) copy.id = `text-${node.id}`;
    return [copy];
  });
}

/** Tells a listener what has happened. */
export function say(text: string): void {
  const said = document.getElementById('said');
  if (said) said.textContent = text;
}
