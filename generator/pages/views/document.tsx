/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import { PAGE_POLICY } from '../../contract/headers.ts';
import type { Language } from '../../contract/languages.ts';
import {
  APP_FILE,
  APP_ICONS,
  iconPath,
  inTree,
  PAGE_SCRIPT,
  PAGE_STYLE,
  SECTION_STYLES,
  type Section,
} from '../../contract/paths.ts';
import type { Content } from '../model/content.ts';
import type { Window } from '../model/own-pages.ts';
import { Data } from './data.tsx';
import { PAGE_ID, SHOWN_ID } from './page.tsx';
import { Sprite } from './sprite.tsx';

interface Props {
  readonly lang: Language;
  readonly title: string;
  readonly description: string;
  /** Whether the tree lists in each year only what was kept in it; the browser's side reads it off the page. */
  readonly isHistorical?: boolean;
  /** The place that is shown, as an address from which a script goes on; where there is none it finds the place itself. */
  readonly place?: string;
  /** The years of which days have pages of their own. */
  readonly pages?: Window | null;
  /** What is shown, where a script draws the same from it. */
  readonly shown?: Content | undefined;
  /** Whose style it needs beside that of all pages. */
  readonly section?: Section | undefined;
  /** What else is said of the page to programs. */
  readonly about?: ComponentChildren;
  /** The page. */
  readonly children: ComponentChildren;
}

/** A file of a page, made at generation. Nothing in it stands inline: its policy forbids that. */
export function Document(props: Props): VNode {
  const { lang, title, description, isHistorical = false, place, pages, shown, section, about, children } = props;
  const sectionStyle = section && SECTION_STYLES[section];
  return (
    <html lang={lang}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={PAGE_POLICY} />
        <meta name="referrer" content="no-referrer" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={description} />
        <title>{title}</title>
        {about}
        <link rel="icon" type="image/svg+xml" href={inTree(iconPath('cross.svg'))} />
        <link rel="manifest" href={APP_FILE} />
        <link rel="apple-touch-icon" href={APP_ICONS[192]} />
        <link rel="stylesheet" href={PAGE_STYLE} />
        {sectionStyle && <link rel="stylesheet" href={sectionStyle} />}
        <script type="module" src={PAGE_SCRIPT} />
      </head>
      <body>
        <Sprite />
        <div
          id={PAGE_ID}
          class="page"
          data-historical={isHistorical || undefined}
          data-place={place}
          data-pages={pages ? windowData(pages) : undefined}
        >
          {children}
        </div>
        {shown && <Data id={SHOWN_ID} type="application/json" of={shown} />}
      </body>
    </html>
  );
}

/** Of all that is known of the pages only what a script needs. */
function windowData({ firstYear, lastYear, languages }: Window): string {
  return JSON.stringify({ firstYear, lastYear, languages });
}
