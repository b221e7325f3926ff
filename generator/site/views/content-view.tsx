/** @jsxRuntime automatic @jsxImportSource preact */
import type { FunctionComponent, VNode } from 'preact';
import type { Content } from '../model/content.ts';
import type { Words } from '../words/words.ts';
import { RequestBox } from './request-box.tsx';

/** The view of each kind of content. */
export type Views = {
  readonly [K in Content['kind']]: FunctionComponent<{ page: Extract<Content, { kind: K }>; words: Words }>;
};

interface Props {
  readonly content: Content;
  readonly words: Words;
  /** The loaded views, with that of the content. */
  readonly views: Partial<Views>;
  readonly canCopy?: boolean;
}

/** The content in the middle of the page, with the requests for it. */
export function ContentView({ content, words, views, canCopy = false }: Props): VNode {
  const { kind, requests } = content;
  const View = views[kind] as FunctionComponent<{ page: Content; words: Words }>;
  return (
    <>
      <View page={content} words={words} />
      {requests.length > 0 && <RequestBox requests={requests} words={words} canCopy={canCopy} />}
    </>
  );
}
