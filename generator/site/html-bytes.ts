import { Component, type ComponentChildren, type FunctionComponent, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { LinkTo } from './model/prerendered-pages.ts';
import type { Context } from './views/link.tsx';

/** A document as the bytes of a file; `linkTo` finds the addresses on it. */
export function htmlBytes<P extends object>(document: FunctionComponent<P>, props: P, linkTo: LinkTo): Uint8Array {
  const page = h(Links, { linkTo }, h<P>(document, props));
  return Buffer.from(`<!doctype html>\n${renderToString(page)}\n`);
}

/** Gives the views of a page the addresses on it. `createContext` would put code into the script of the page. */
class Links extends Component<{ readonly linkTo: LinkTo }> {
  override getChildContext(): Context {
    return { linkTo: this.props.linkTo };
  }

  override render(): ComponentChildren {
    return this.props.children;
  }
}
