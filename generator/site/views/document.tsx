/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import { PAGE_POLICY } from '../../contract/headers.ts';
import type { Language } from '../../contract/languages.ts';
import { iconPath, inTree } from '../../contract/paths.ts';
import type { Content } from '../model/content.ts';
import { APP_FILES, APP_ICONS, PAGE_SCRIPT, PAGE_STYLE, SECTION_STYLES, type Section } from '../model/paths.ts';
import type { PrerenderedYears } from '../model/prerendered-pages.ts';
import { Loaded, LoadedScript } from './link.tsx';
import { PAGE_ID, SHOWN_ID } from './page.tsx';
import { Sprite } from './sprite.tsx';

interface Props {
  readonly lang: Language;
  readonly title: string;
  readonly description: string;
  /** Whether the tree lists in each year only what was kept in it; the script reads this from the page. */
  readonly isHistorical?: boolean;
  /** The address of the place on the front page, for the script; without it the script finds the place itself. */
  readonly place?: string;
  /** For the page that stands for missing ones: the path of the root of the tree. */
  readonly missingBelow?: string;
  /** The years whose days have pages of their own. */
  readonly pages?: PrerenderedYears | null;
  /** The content as data, if the script renders it from them. */
  readonly shown?: Content | undefined;
  /** The section whose style sheet it needs besides that of all pages. */
  readonly section?: Section | undefined;
  /** What search engines and link previews read, as elements of the head. */
  readonly metadata?: ComponentChildren;
  /** The page. */
  readonly children: ComponentChildren;
}

/** The file of a page, rendered at generation. Nothing is inline, because the policy of the page forbids it. */
export function Document(props: Props): VNode {
  const { lang, title, description, isHistorical = false, place, missingBelow, pages } = props;
  const { shown, section, metadata, children } = props;
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
        {metadata}
        <Loaded rel="icon" type="image/svg+xml" href={inTree(iconPath('cross.svg'))} />
        <Loaded rel="manifest" href={APP_FILES[lang]} />
        <Loaded rel="apple-touch-icon" href={APP_ICONS[192]} />
        <Loaded rel="stylesheet" href={PAGE_STYLE} />
        {sectionStyle && <Loaded rel="stylesheet" href={sectionStyle} />}
        <LoadedScript type="module" src={PAGE_SCRIPT} />
      </head>
      <body>
        <Sprite />
        <div
          id={PAGE_ID}
          class="page"
          data-historical={isHistorical || undefined}
          data-place={place}
          data-missing-below={missingBelow}
          data-pages={pages ? yearsData(pages) : undefined}
        >
          {children}
        </div>
        {shown && <Data id={SHOWN_ID} type="application/json" of={shown} />}
      </body>
    </html>
  );
}

/** Only what a script needs of the prerendered pages. */
function yearsData({ firstYear, lastYear, languages }: PrerenderedYears): string {
  return JSON.stringify({ firstYear, lastYear, languages });
}

interface DataProps {
  readonly type: `application/${string}`;
  readonly of: unknown;
  readonly id?: string;
}

/** Data for programs in a document, as JSON. They contain no `<`, so nothing ends their element. */
export function Data({ type, of, id }: DataProps): VNode {
  return (
    <script id={id} type={type} dangerouslySetInnerHTML={{ __html: JSON.stringify(of).replaceAll('<', '\\u003c') }} />
  );
}
