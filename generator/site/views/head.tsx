/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';

interface Props {
  readonly id?: string;
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** The head of a page: its title, and a few words about it. */
export function Head({ id, title, children }: Props): VNode {
  return (
    <header class="date">
      <h1 id={id} tabindex={-1}>
        {title}
      </h1>
      {children}
    </header>
  );
}
