import type { Drawn } from '../model/drawn.ts';

/** An element of a prerendered page as data. Its links lead to their places on the front page, where the script shows it. */
export function drawnFrom(element: Element): Drawn {
  const attributes: Record<string, string | true> = {};
  for (const { name, value } of element.attributes) attributes[name] = value || true;
  const { place } = (element as HTMLElement).dataset;
  if (place) attributes.href = place;
  return {
    tag: element.localName,
    attributes,
    children: Array.from(element.childNodes, (node) =>
      node instanceof Element ? drawnFrom(node) : (node.textContent ?? ''),
    ),
  };
}
