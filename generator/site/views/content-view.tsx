/** @jsxRuntime automatic @jsxImportSource preact */
import type { FunctionComponent, VNode } from 'preact';
import type { Content } from '../model/content.ts';
import type { DayHymns } from '../model/day-hymns.ts';
import type { LiturgyPart } from '../model/liturgy-part.ts';
import type { Words } from '../words/words.ts';
import { Link } from './link.tsx';

/** What the view of a page gets. */
export interface ViewProps<P> {
  readonly page: P;
  readonly words: Words;
  /** The loaded views, for the parts of the page that have views of their own. */
  readonly views?: Partial<Views> | undefined;
}

/** The view of each kind of content, and of the Liturgy and the hymns of a day. */
export type Views = {
  readonly [K in Content['kind']]: FunctionComponent<ViewProps<Extract<Content, { kind: K }>>>;
} & {
  readonly liturgy: FunctionComponent<ViewProps<LiturgyPart>>;
  readonly hymns: FunctionComponent<ViewProps<DayHymns>>;
};

interface Props {
  readonly content: Content;
  readonly words: Words;
  /** The loaded views, with that of the content. */
  readonly views: Partial<Views>;
  /** Browsers allow pages to use the clipboard only on safe origins. */
  readonly canCopy?: boolean;
}

/** The content in the middle of the page, with the requests for it. */
export function ContentView({ content, words, views, canCopy = false }: Props): VNode {
  const { kind, requests } = content;
  const View = views[kind] as FunctionComponent<ViewProps<Content>>;
  return (
    <>
      <View page={content} words={words} views={views} />
      {requests.length > 0 && <RequestBox requests={requests} words={words} canCopy={canCopy} />}
    </>
  );
}

/** A closed box with the requests for the content: public addresses to copy, and plain files. */
function RequestBox({ requests, words, canCopy }: Pick<Content, 'requests'> & Pick<Props, 'words' | 'canCopy'>): VNode {
  return (
    <details class="request">
      <summary>{words.request}</summary>
      <p>{words.requestAbout}</p>
      <dl>
        {requests.map(({ label, asked: { file, address } }) => (
          <>
            <dt>{label}</dt>
            <dd>
              <Address of={address ?? file} />
              {address && canCopy && (
                <button type="button" data-copy={address} aria-label={`${words.copy}: ${label}`}>
                  {words.copy}
                </button>
              )}
              {address && (
                <Link href={file} class="file" title={`/${file}`}>
                  {words.asFile}
                </Link>
              )}
            </dd>
          </>
        ))}
      </dl>
    </details>
  );
}

function Address({ of }: { of: string }): VNode {
  return (
    <Link href={of}>
      <code>{`/${of}`}</code>
    </Link>
  );
}
