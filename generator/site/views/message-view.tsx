/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import type { Notice } from '../model/notice.ts';
import type { ViewProps } from './content-view.tsx';
import { PlaceLink } from './link.tsx';
import { Sign } from './sign.tsx';

/** A message in place of missing content, with links to other places. */
export function MessageView({ page: { title, text, ways, retry }, words }: ViewProps<Notice>): VNode {
  return (
    <section class="message" aria-labelledby="message">
      <Sign name="rank-movable" />
      <h1 id="message" tabindex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {retry && (
        <button type="button" id="retry">
          {retry}
        </button>
      )}
      {ways.length > 0 && (
        <ul class="ways">
          {ways.map(({ label, view }) => (
            <li>
              <PlaceLink view={view} words={words}>
                {label}
              </PlaceLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
