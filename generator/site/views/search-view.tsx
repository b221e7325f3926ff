/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import { addressOf } from '../model/place.ts';
import type { SearchPage } from '../model/search-page.ts';
import { searchWords } from '../words/search-words.ts';
import type { ViewProps } from './content-view.tsx';
import { Head } from './head.tsx';
import { Link } from './link.tsx';

/** The results, the best first; the search field is in the frame. */
export function SearchView({ page, words }: ViewProps<SearchPage>): VNode {
  const { title, summary, note, lines, more } = page;
  return (
    <section class="found" aria-labelledby="found">
      <Head id="found" title={title}>
        <p>{summary}</p>
      </Head>
      {note && <p class="note">{note}</p>}
      <ul>
        {lines.map(({ view, title: name, about }) => {
          const href = addressOf({ view, lang: words.lang });
          return (
            <li key={href}>
              <Link href={href}>{name}</Link>
              <small>{about}</small>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p class="more">{searchWords(words).moreFound(more)}</p>}
    </section>
  );
}
