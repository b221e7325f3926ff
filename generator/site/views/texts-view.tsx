/** @jsxRuntime automatic @jsxImportSource preact */
import { Fragment, type VNode } from 'preact';
import { addressOf } from '../model/place.ts';
import { foundLists, type TextList, type TextsPage } from '../model/texts-page.ts';
import { textsWords } from '../words/texts-words.ts';
import type { Words } from '../words/words.ts';
import type { ViewProps } from './content-view.tsx';
import { Head } from './head.tsx';
import { Link } from './link.tsx';

/** All texts in their groups, with links to these and a field to filter them by a part of the title. */
export function TextsView({ page, words }: ViewProps<TextsPage>): VNode {
  const lists = foundLists(page);
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
      <Contents lists={lists} label={textsWords(words).contents} />
      {lists.map((list) => (
        <Group key={list.anchor} list={list} words={words} />
      ))}
    </>
  );
}

/** Links to the groups, and to the months of a group that has them. */
function Contents({ lists, label }: { lists: readonly TextList[]; label: string }): VNode {
  return (
    <nav class="text-groups" aria-label={label}>
      {lists.map(({ anchor, title }) => (
        <a href={`#${anchor}`}>{title}</a>
      ))}
    </nav>
  );
}

function Group({ list: { anchor, title, sections }, words }: { list: TextList; words: Words }): VNode {
  const months = sections.filter((section) => section.title !== '');
  return (
    <section class="text-list" aria-labelledby={anchor}>
      <h2 id={anchor} tabindex={-1}>
        {title}
      </h2>
      {months.length > 1 && <Contents lists={months.map((month) => ({ ...month, sections: [] }))} label={title} />}
      {sections.map((section) => (
        <Fragment key={section.anchor}>
          {section.title && (
            <h3 id={section.anchor} tabindex={-1}>
              {section.title}
            </h3>
          )}
          <ul>
            {section.lines.map(({ id, title: name, what, isPlain }) => (
              <li key={id}>
                <Link href={addressOf({ view: { kind: 'text', id }, lang: words.lang })}>{name}</Link>
                {!isPlain && <small>{what}</small>}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}
