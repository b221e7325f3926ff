/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import type { DayHymn, DayHymns } from '../model/day-hymns.ts';
import { liturgyWords } from '../words/liturgy-words.ts';
import type { ViewProps } from './content-view.tsx';
import { htmlNodes } from './html.ts';
import { Link } from './link.tsx';

/** The hymns of a day, each closed after its first words. */
export function HymnsView({ page: { hymns }, words }: ViewProps<DayHymns>): VNode {
  return (
    <section class="hymns" aria-labelledby="hymns">
      <h2 id="hymns">{liturgyWords(words).hymnsOfDay}</h2>
      {hymns.map((hymn) => (hymn.texts.length > 0 ? <Opening hymn={hymn} /> : <Leading hymn={hymn} />))}
    </section>
  );
}

/** A hymn that opens where it stands. */
function Opening({ hymn }: { hymn: DayHymn }): VNode {
  const { first, texts } = hymn;
  return (
    <details>
      <summary>
        <Named hymn={hymn} />
        <q lang={texts[0]?.lang}>{first}</q>
      </summary>
      <div class="beside">
        {texts.map(({ lang, html }) => (
          <div lang={lang}>{htmlNodes(html)}</div>
        ))}
      </div>
    </details>
  );
}

/** A hymn whose words are on the page of its texts. */
function Leading({ hymn }: { hymn: DayHymn }): VNode {
  return (
    <p>
      <Link class="to-kept" href={hymn.address} data-place={hymn.address}>
        <Named hymn={hymn} />
      </Link>
    </p>
  );
}

function Named({ hymn: { marker, title, of } }: { hymn: DayHymn }): VNode {
  return (
    <>
      {marker && <i>{`${marker}: `}</i>}
      <b>{title}</b>
      {of && <small>{of}</small>}
    </>
  );
}
