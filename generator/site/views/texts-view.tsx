/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import { addressOf } from '../model/place.ts';
import { foundLists, type TextsPage } from '../model/texts-page.ts';
import { textsWords } from '../words/texts-words.ts';
import type { ViewProps } from './content-view.tsx';
import { Head } from './head.tsx';
import { Link } from './link.tsx';

/** All texts by their titles, with a field to filter them by a part of the title. */
export function TextsView({ page, words }: ViewProps<TextsPage>): VNode {
  return (
    <>
      <Head title={page.title}>
        <p>{textsWords(words).textsAbout}</p>
      </Head>
      <p class="find">
        <label>
          {textsWords(words).find} <input type="search" autocomplete="off" value={page.wanted} />
        </label>
      </p>
      {foundLists(page).map(({ title, lines }) => (
        <section key={title} class="text-list">
          <h2>{title}</h2>
          <ul>
            {lines.map(({ id, title: name, what }) => (
              <li key={id}>
                <Link href={addressOf({ view: { kind: 'text', id }, lang: words.lang })}>{name}</Link>
                <small>{what}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
