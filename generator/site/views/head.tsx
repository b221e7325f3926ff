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

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A section that its heading names. */
export function TitledSection({ id, title, class: name, children }: SectionProps): VNode {
  return (
    <section class={name} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
