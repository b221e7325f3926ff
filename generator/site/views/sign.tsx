/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import type { Picture } from '../model/picture.ts';
import { Image } from './link.tsx';

/** A sign of the sprite, with a title if it says more than the text beside it. */
export function Sign({ name, title }: { name: string; title?: string | undefined }): VNode {
  return (
    <svg
      class={`sign ${name}`}
      viewBox="0 0 24 24"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : 'true'}
    >
      <use href={`#${name}`} />
    </svg>
  );
}

/** The sign of the Typikon for a rank; with a title only if no text names the rank. */
export function RankSign({ rank, title }: { rank: string; title?: string | undefined }): VNode | null {
  return rank === 'no_sign' ? null : <Sign name={`rank-${rank}`} title={title} />;
}

/** An emblem with its description, in its own size or in the given one. */
export function Emblem({ icon: { src, alt, width, height }, size }: { icon: Picture; size?: number }): VNode {
  return <Image src={src} alt={alt} class="emblem" width={size ?? width} height={size ?? height} />;
}

/** An emblem beside a text that says the same. */
export function SmallEmblem({ icon: { src } }: { icon: Picture }): VNode {
  return <Image src={src} alt="" class="emblem" width="32" height="32" />;
}

/** The authors and licenses of pictures that have them. */
export function PictureCredits({ of }: { of: readonly Picture[] }): VNode {
  return <>{of.map(({ credit }) => credit && <small class="credit">{credit}</small>)}</>;
}
