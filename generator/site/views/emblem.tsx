/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import type { Picture } from '../model/picture.ts';
import { Image } from './link.tsx';

/** An emblem with its description, in its own size or in the given one. */
export function Emblem({ icon: { src, alt, width, height }, size }: { icon: Picture; size?: number }): VNode {
  return <Image src={src} alt={alt} class="emblem" width={size ?? width} height={size ?? height} />;
}

/** An emblem beside a text that says the same. */
export function SmallEmblem({ icon: { src } }: { icon: Picture }): VNode {
  return <Image src={src} alt="" class="emblem" width="32" height="32" />;
}
