/** @jsxRuntime automatic @jsxImportSource preact */
import { createContext, h, type JSX, type VNode } from 'preact';
import type { LinkTo } from '../model/links-from.ts';

/** What leads from the page that is drawn; the front page needs no change of its addresses. */
export const LinkToContext = createContext<LinkTo>((address) => address);

/** A link. */
export function Link(props: JSX.IntrinsicElements['a']): VNode {
  return located('a', 'href', props);
}

/** A picture. */
export function Image(props: JSX.IntrinsicElements['img']): VNode {
  return located('img', 'src', props);
}

/** A file that the page loads. */
export function Loaded(props: JSX.IntrinsicElements['link']): VNode {
  return located('link', 'href', props);
}

/** A script that the page loads. */
export function LoadedScript(props: JSX.IntrinsicElements['script']): VNode {
  return located('script', 'src', props);
}

/** An element whose address is found when it is drawn; its attributes stay in their order. */
function located(element: string, name: string, props: object): VNode {
  const address = (props as Record<string, unknown>)[name];
  if (typeof address !== 'string') return h(element, props);
  return (
    <LinkToContext.Consumer>{(linkTo) => h(element, { ...props, [name]: linkTo(address) })}</LinkToContext.Consumer>
  );
}
