import type { VNode } from 'preact';
import { jsx } from 'preact/jsx-runtime';
import type { Drawn } from '../model/drawn.ts';

/** An element as it was rendered at generation. */
export function DrawnView({ tag, attributes, children }: Drawn): VNode {
  return jsx(tag, { ...attributes, children: children.map((one) => (typeof one === 'string' ? one : DrawnView(one))) });
}
