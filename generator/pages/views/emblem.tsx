/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import type { Icon } from '../../../schemas/types.ts';
import { inTree } from '../../contract/paths.ts';

/** An emblem with its description, in its own size or in the given one. */
export function Emblem({ icon, size }: { icon: Icon; size?: number }): VNode {
  const { path, title, width, height } = icon;
  return (
    <img
      src={inTree(path)}
      alt={title.texts[0]?.value ?? ''}
      class="emblem"
      width={size ?? width}
      height={size ?? height}
    />
  );
}

/** An emblem beside a text that says the same. */
export function SmallEmblem({ icon }: { icon: Icon }): VNode {
  return <img src={inTree(icon.path)} alt="" class="emblem" width="32" height="32" />;
}
