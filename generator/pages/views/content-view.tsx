/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import type { Content, Message } from '../model/content.ts';
import type { Words } from '../words/words.ts';
import { CommemorationView } from './commemoration-view.tsx';
import { DayView } from './day-view.tsx';
import { MonthView } from './month-view.tsx';
import { RequestBox } from './request-box.tsx';
import { SearchView } from './search-view.tsx';
import { TextView } from './text-view.tsx';
import { TextsView } from './texts-view.tsx';

interface Props {
  readonly content: Content;
  readonly words: Words;
  readonly canCopy?: boolean;
}

/** What stands in the middle of the page, with the requests that give it. */
export function ContentView({ content, words, canCopy = false }: Props): VNode {
  const { requests } = content;
  return (
    <>
      <View content={content} words={words} />
      {requests.length > 0 && <RequestBox requests={requests} words={words} canCopy={canCopy} />}
    </>
  );
}

function View({ content, words }: Props): VNode {
  switch (content.kind) {
    case 'day':
      return <DayView page={content} words={words} />;
    case 'month':
      return <MonthView page={content} words={words} />;
    case 'texts':
      return <TextsView page={content} words={words} />;
    case 'text':
      return <TextView page={content} words={words} />;
    case 'commemoration':
      return <CommemorationView page={content} words={words} />;
    case 'search':
      return <SearchView page={content} words={words} />;
    case 'message':
      return <MessageView {...content} />;
  }
}

function MessageView({ title, text, retry }: Message): VNode {
  return (
    <>
      <h1 tabindex={-1}>{title}</h1>
      <p class="note">{text}</p>
      {retry && (
        <button type="button" id="retry">
          {retry}
        </button>
      )}
    </>
  );
}
