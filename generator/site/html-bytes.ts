import { type FunctionComponent, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { LinkTo } from './model/links-from.ts';
import { LinkToContext } from './views/link.tsx';

/** A document as the bytes of a file; `linkTo` finds the addresses on it. */
export function htmlBytes<P extends object>(document: FunctionComponent<P>, props: P, linkTo: LinkTo): Uint8Array {
  const page = h(LinkToContext.Provider, { value: linkTo }, h<P>(document, props));
  return Buffer.from(`<!doctype html>\n${renderToString(page)}\n`);
}
