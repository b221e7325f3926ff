/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';

interface Props {
  readonly type: `application/${string}`;
  readonly of: unknown;
  readonly id?: string;
}

/** Data for programs in a document, as JSON. They contain no `<`, so nothing ends their element. */
export function Data({ type, of, id }: Props): VNode {
  return (
    <script id={id} type={type} dangerouslySetInnerHTML={{ __html: JSON.stringify(of).replaceAll('<', '\\u003c') }} />
  );
}
