/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import type { Request } from '../model/answer-request.ts';
import type { Words } from '../words/words.ts';
import { Link } from './link.tsx';

interface Props {
  readonly requests: readonly Request[];
  readonly words: Words;
  /** Browsers allow pages to use the clipboard only on safe origins. */
  readonly canCopy: boolean;
}

/** A closed box with the requests for the content: public addresses to copy, and plain files. */
export function RequestBox({ requests, words, canCopy }: Props): VNode {
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
