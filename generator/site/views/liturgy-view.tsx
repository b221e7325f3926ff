/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import type { Fact, Line, LiturgyPart, SungPart, TempleHymns, TempleKind } from '../model/liturgy-part.ts';
import { USUAL_TEMPLE } from '../model/liturgy-part.ts';
import { readingOrder } from '../model/text-part.ts';
import { liturgyWords } from '../words/liturgy-words.ts';
import type { Words } from '../words/words.ts';
import type { ViewProps } from './content-view.tsx';
import { htmlNodes } from './html.ts';
import { Link } from './link.tsx';
import { RankSign } from './sign.tsx';

/**
 * What changes in the services of a day, in the order of the Liturgy; then Matins and Vespers, what is open, and the
 * books. It needs no script: only its own choices are made in it.
 */
export function LiturgyView({ page, words }: ViewProps<LiturgyPart>): VNode {
  const { which, isUnusual, service, rank, rankLabel, facts, before, entrance, after, offices, open, sources } = page;
  const own = liturgyWords(words);
  return (
    <section class="liturgy" aria-labelledby="liturgy">
      <h2 id="liturgy">{own.atLiturgy}</h2>
      <button type="button" id="sheet">
        {own.sheet}
      </button>
      {which && <p class={isUnusual ? 'which unusual' : 'which'}>{which}</p>}
      {service && (
        <p class="whose">
          {`${own.service}: ${service} `}
          <RankSign rank={rank} title={rankLabel} />
        </p>
      )}
      <details class="order">
        <summary>{own.wholeOrder}</summary>
        <Facts facts={facts} />
        <SungList list={before} words={words} />
        {entrance.length > 0 && <Entrance lists={entrance} words={words} />}
        <SungList list={after} words={words} />
        {offices.map(({ title, facts: said, sung }) => (
          <details>
            <summary>{title}</summary>
            <Facts facts={said} />
            <SungList list={sung} words={words} />
          </details>
        ))}
        {open.length > 0 && (
          <details class="left">
            <summary>{own.open}</summary>
            {open.map(({ title, text }) => (
              <p>{`${title}: ${text}`}</p>
            ))}
          </details>
        )}
        {sources && <p class="by">{`${own.sources}: ${sources} ${own.psalter}`}</p>}
      </details>
    </section>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }): VNode | null {
  if (facts.length === 0) return null;
  return (
    <ul>
      {facts.map(({ title, text }) => (
        <li>
          {title && <i>{`${title}: `}</i>}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Words that are sung, Slavonic and translation side by side. */
function SungList({ list, words }: { list: readonly SungPart[]; words: Words }): VNode[] {
  return list.map(({ title, about, slavonic, translation }) => (
    <div class="sung">
      <h3>
        {title}
        {about && <small>{about}</small>}
      </h3>
      {readingOrder(words.lang).map((lang) => (
        <div lang={lang}>
          <Lines lines={lang === 'cu' ? slavonic : translation} />
        </div>
      ))}
    </div>
  ));
}

function Lines({ lines }: { lines: readonly Line[] }): VNode[] {
  return lines.map(({ before, html }) => (
    <p>
      {before && <i>{`${before}: `}</i>}
      {htmlNodes(html)}
    </p>
  ));
}

/** The hymns after the Entrance. Of several kinds of church the chosen one is shown; this needs no script. */
function Entrance({ lists, words }: { lists: readonly TempleHymns[]; words: Words }): VNode {
  const own = liturgyWords(words);
  const kinds = lists.flatMap(({ temple }) => temple ?? []);
  const chosen = kinds.includes(USUAL_TEMPLE) ? USUAL_TEMPLE : kinds[0];
  return (
    <fieldset class="temples">
      <legend>{own.entrance}</legend>
      {kinds.map((kind) => (
        <TempleChoice kind={kind} isChosen={kind === chosen} words={words} />
      ))}
      {lists.map(({ temple, hymns }) => (
        <ol class={temple ?? 'any'}>
          {hymns.map(({ marker, title, of, address }) => (
            <li>
              {marker && <i>{`${marker}: `}</i>}
              {address ? (
                <Link class="to-kept" href={address} data-place={address}>
                  {title}
                  {of && <small>{of}</small>}
                </Link>
              ) : (
                <>
                  {title}
                  {of && <small>{of}</small>}
                </>
              )}
            </li>
          ))}
        </ol>
      ))}
    </fieldset>
  );
}

function TempleChoice({ kind, isChosen, words }: { kind: TempleKind; isChosen: boolean; words: Words }): VNode {
  const id = `temple-${kind}`;
  return (
    <>
      <input type="radio" name="temple" id={id} value={kind} checked={isChosen} />
      <label for={id}>{liturgyWords(words).temples[kind]}</label>
    </>
  );
}
