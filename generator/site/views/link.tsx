/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX, VNode } from 'preact';
import type { LinkTo } from '../model/links-from.ts';

/** What a page gives its views: where its addresses lead. The front page gives nothing, because its own are right. */
export interface Context {
  readonly linkTo?: LinkTo;
}

/** A link. */
export function Link(props: JSX.IntrinsicElements['a'], context: Context): VNode {
  return <a {...located(props, 'href', context)} />;
}

/** A picture. */
export function Image(props: JSX.IntrinsicElements['img'], context: Context): VNode {
  // biome-ignore lint/a11y/useAltText: the caller names what the picture shows.
  return <img {...located(props, 'src', context)} />;
}

/** A file that the page loads. */
export function Loaded(props: JSX.IntrinsicElements['link'], context: Context): VNode {
  return <link {...located(props, 'href', context)} />;
}

/** A script that the page loads. */
export function LoadedScript(props: JSX.IntrinsicElements['script'], context: Context): VNode {
  return <script {...located(props, 'src', context)} />;
}

/** The properties of an element with the address to which they lead; attributes stay in their order. */
function located<Props extends object>(props: Props, name: keyof Props, { linkTo }: Context): Props {
  return linkTo ? { ...props, [name]: linkTo(props[name] as string | undefined) } : props;
}
