/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import { REFERENCE_PAGE } from '../../contract/paths.ts';
import { frameOf } from '../model/frame.ts';
import { WORDS } from '../words/words.ts';
import { Document } from './document.tsx';
import { Page } from './page.tsx';

const DESCRIPTION =
  'Православный календарь Русской Церкви: святые, праздники и пост на каждый день, каноны, акафисты и песнопения. ' +
  'The calendar of the Russian Orthodox Church: saints, feasts and fasting of every day, canons, akathists and hymns.';

/** The page before its script knows the address and the visitor; its words are Russian until then. */
export function FrontPage({ isHistorical }: { readonly isHistorical: boolean }): VNode {
  const words = WORDS.ru;
  return (
    <Document
      lang="ru"
      title="Menologion: православный календарь"
      description={DESCRIPTION}
      isHistorical={isHistorical}
    >
      <Page frame={frameOf({ view: { kind: 'nowhere' }, lang: 'ru' })} words={words}>
        <noscript>
          <p>
            Этой странице нужен JavaScript. Без него календарь можно читать <a href={REFERENCE_PAGE}>прямо из файлов</a>
            .
          </p>
          <p lang="en">
            This page needs JavaScript. Without it the calendar can be read <a href={REFERENCE_PAGE}>from its files</a>.
          </p>
        </noscript>
      </Page>
    </Document>
  );
}
