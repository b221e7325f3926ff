/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import type { Language } from '../../contract/languages.ts';
import { CARD_SIZE } from '../model/cards.ts';

/** What a link shows where it is shared: Open Graph, https://ogp.me. */
export interface Shared {
  readonly type: 'article' | 'website';
  readonly lang: Language;
  readonly title: string;
  readonly description: string;
  /** Its absolute address, if it is known. */
  readonly url?: string | undefined;
  readonly card?: Card | undefined;
}

/** The picture of a shared link: its absolute address, and what it shows, in words. */
export interface Card {
  readonly url: string;
  readonly alt: string;
}

/** These as elements of the head. */
export function SharedAs({ type, lang, title, description, url, card }: Shared): VNode {
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Menologion" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={LOCALES[lang]} />
      {url && <meta property="og:url" content={url} />}
      {card && (
        <>
          <meta property="og:image" content={card.url} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(CARD_SIZE.width)} />
          <meta property="og:image:height" content={String(CARD_SIZE.height)} />
          <meta property="og:image:alt" content={card.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

const LOCALES: Readonly<Record<Language, string>> = { ru: 'ru_RU', en: 'en_GB' };
