/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import { longDate } from '../model/dates.ts';
import type { ShownText, TextPage, TextsByEdition } from '../model/text-page.ts';
import {
  type Block,
  type LocalText,
  readingOrder,
  type TextLink,
  type TextPart,
  type Verse,
} from '../model/text-part.ts';
import { textsWords } from '../words/texts-words.ts';
import type { Words } from '../words/words.ts';
import type { ViewProps } from './content-view.tsx';
import { htmlNodes } from './html.ts';
import { DayLink, PlaceLink } from './link.tsx';
import { Emblem, PictureCredits } from './sign.tsx';

type Props = ViewProps<TextsByEdition>;

/** All texts of an id. */
export function TextView({ page, words }: ViewProps<TextPage>): VNode {
  const { title, shown, icons, kept } = page;
  return (
    <article class="text" data-show={shown}>
      <IconHeader icons={icons}>
        <h1 tabindex={-1}>{title}</h1>
        {kept && (
          <p class="facts">
            {kept.next && <Dates title={textsWords(words).nextKept} dates={[kept.next]} words={words} />}
            {kept.dates && <Dates title={textsWords(words).dates} dates={kept.dates} words={words} />}
            <PlaceLink view={{ kind: 'commemoration', id: kept.id }} words={words}>
              {words.aboutKept}
            </PlaceLink>
          </p>
        )}
      </IconHeader>
      <TextParts page={page} words={words} />
    </article>
  );
}

function Dates({ title, dates, words }: { title: string; dates: readonly string[]; words: Words }): VNode {
  return (
    <span>
      {`${title}: `}
      {dates.map((date, i) => (
        <>
          {i > 0 && ', '}
          <DayLink date={date} words={words}>
            {longDate(words.lang, date)}
          </DayLink>
        </>
      ))}
    </span>
  );
}

/** The head of a page beside its icons. */
export function IconHeader({
  icons,
  children,
}: {
  icons: TextsByEdition['icons'];
  children: ComponentChildren;
}): VNode {
  return (
    <header class="date">
      {icons.map((icon) => (
        <Emblem icon={icon} size={72} />
      ))}
      <div>
        {children}
        <PictureCredits of={icons} />
      </div>
    </header>
  );
}

/** Texts with their contents, Church Slavonic and the translation side by side. */
export function TextParts({ page, words }: Props): VNode {
  return (
    <>
      <div class="choices">
        <LanguageSwitch page={page} words={words} />
        <ScriptSwitch page={page} words={words} />
      </div>
      <Contents page={page} words={words} />
      {page.parts.map((part) => (
        <PartView part={part} words={words} />
      ))}
    </>
  );
}

/** The choice between Slavonic, translation and both; none if no piece exists in both. */
function LanguageSwitch({ page: { translation, shown }, words }: Props): VNode | null {
  if (!translation) return null;
  const choice = (value: ShownText, label: string) => (
    <label>
      <input type="radio" name="show" value={value} checked={value === shown} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset class="switch">
      <legend class="unseen">{textsWords(words).show}</legend>
      {choice('both', textsWords(words).both)}
      {choice('cu', textsWords(words).languages.cu)}
      {choice('own', translation)}
    </fieldset>
  );
}

/** The choice of the church script; none if no text exists in it. */
function ScriptSwitch({ page: { church }, words }: Props): VNode | null {
  if (church === null) return null;
  return (
    <label class="script">
      <input type="checkbox" name="script" checked={church} /> {textsWords(words).churchScript}
    </label>
  );
}

function Contents({ page: { parts }, words }: Props): VNode | null {
  if (!parts.some(({ places }) => parts.length > 1 || places.length > 0)) return null;
  return (
    <nav class="contents" aria-label={textsWords(words).contents}>
      <ul>
        {parts.map(({ id, title, lang, places }) => (
          <li>
            <a href={`#${id}`} lang={lang}>
              {title}
            </a>
            {places.length > 0 && (
              <ul>
                {places.map((place) => (
                  <li>
                    <a href={`#${place.id}`}>{place.title}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PartView({ part, words }: { part: TextPart; words: Words }): VNode {
  const { id, title, lang, note, about, blocks, source } = part;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} lang={lang}>
        {title}
      </h2>
      {note && <p class="untranslated">{note}</p>}
      {about && (
        <p class="about">
          {about.tone}
          {about.acrostic && (
            <>
              {`. ${textsWords(words).acrostic}: `}
              <span lang={lang}>{`«${about.acrostic}»`}</span>
            </>
          )}
        </p>
      )}
      {blocks.map((block) => (
        <BlockView block={block} words={words} />
      ))}
      {source && <p class="source">{source}</p>}
    </section>
  );
}

function BlockView({ block, words }: { block: Block; words: Words }): VNode {
  switch (block.kind) {
    case 'verse':
      return <VerseView verse={block} words={words} />;
    case 'heading':
      return <h3 id={block.id}>{block.title}</h3>;
    case 'life':
      return <Text text={block.text} name="life" />;
    case 'links':
      return <Links links={block.links} />;
  }
}

function VerseView({ verse, words }: { verse: Verse; words: Words }): VNode {
  const { id, rubric, role, slavonic, translation, source } = verse;
  const inSlavonic = slavonic && <Text text={slavonic} name="cu" />;
  const inTranslation = translation && <Text text={translation} name="own" />;
  return (
    <div id={id} class={`verse ${role}`}>
      <p class="rubric">{rubric}</p>
      <div class="columns">{readingOrder(words.lang).map((lang) => (lang === 'cu' ? inSlavonic : inTranslation))}</div>
      {source && <p class="source">{source}</p>}
    </div>
  );
}

function Text({ text: { lang, html, isChurch }, name }: { text: LocalText; name: string }): VNode {
  return (
    <div class={isChurch ? `${name} church` : name} lang={lang}>
      {htmlNodes(html)}
    </div>
  );
}

function Links({ links }: { links: readonly TextLink[] }): VNode {
  return (
    <ul>
      {links.map(({ url, text, title, author }) => (
        <li>
          <a href={url} rel="external noopener" title={title}>
            {text}
          </a>
          {author && ` (${author})`}
        </li>
      ))}
    </ul>
  );
}
