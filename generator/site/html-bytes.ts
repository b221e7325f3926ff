import { type FunctionComponent, h } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** A document as the bytes of a file. */
export function htmlBytes<P extends object>(document: FunctionComponent<P>, props: P): Uint8Array {
  return Buffer.from(`<!doctype html>\n${renderToString(h<P>(document, props))}\n`);
}
