/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import { FRONT_PAGE, referenceIndex } from '../../contract/pages.ts';
import { frameOf } from '../model/frame.ts';
import { textListAddress } from '../model/paths.ts';
import type { PrerenderedPages } from '../model/prerendered-pages.ts';
import { UNSCRIPTED } from '../words/unscripted.ts';
import { WORDS, type Words } from '../words/words.ts';
import { Document } from './document.tsx';
import { Link } from './link.tsx';
import { Page } from './page.tsx';

interface Props {
  readonly isHistorical: boolean;
  /** The pages that need no script. */
  readonly pages: PrerenderedPages | null;
  /** The path of the root of the tree, because the page may be shown at any address. */
  readonly root: string;
}

/** The page where nothing is. Its script shows the place that the address means; without a script it has ways on. */
export function MissingPage({ isHistorical, pages, root }: Props): VNode {
  return (
    <Document
      lang="ru"
      title={`${WORDS.ru.notFound} – Menologion`}
      description={UNSCRIPTED.ru.missing}
      isHistorical={isHistorical}
      pages={pages}
      missingBelow={root}
      metadata={<meta name="robots" content="noindex" />}
    >
      <Page frame={frameOf({ view: { kind: 'nowhere' }, lang: 'ru' })} words={WORDS.ru}>
        <div class="unscripted">
          <Ways pages={pages} words={WORDS.ru} />
          <Ways pages={pages} words={WORDS.en} />
        </div>
      </Page>
    </Document>
  );
}

function Ways({ pages, words }: Pick<Props, 'pages'> & { words: Words }): VNode {
  const { lang } = words;
  const { missing, home } = UNSCRIPTED[lang];
  return (
    <section lang={lang} aria-labelledby={`missing-${lang}`}>
      <h1 id={`missing-${lang}`}>{words.notFound}</h1>
      <p>{missing}</p>
      <ul class="ways">
        <li>
          <Link href={FRONT_PAGE}>{home}</Link>
        </li>
        {pages?.texts && pages.languages.includes(lang) && (
          <li>
            <Link href={textListAddress(lang) + FRONT_PAGE}>{words.texts}</Link>
          </li>
        )}
        <li>
          <Link href={referenceIndex(lang)}>{words.reference}</Link>
        </li>
      </ul>
    </section>
  );
}
