/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import { PAGE_POLICY } from '../../contract/headers.ts';
import type { Language } from '../../contract/languages.ts';
import { iconPath, inTree, PAGE_SCRIPT, PAGE_STYLE } from '../../contract/paths.ts';
import { PAGE_ID } from './page.tsx';
import { Sprite } from './sprite.tsx';

interface Props {
  readonly lang: Language;
  readonly title: string;
  readonly description: string;
  /** Whether the tree lists in each year only what was kept in it; the browser's side reads it off the page. */
  readonly isHistorical?: boolean;
  /** The page. */
  readonly children: ComponentChildren;
}

/** A file of a page, made at generation. Nothing in it stands inline: its policy forbids that. */
export function Document({ lang, title, description, isHistorical = false, children }: Props): VNode {
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
        <link rel="icon" type="image/svg+xml" href={inTree(iconPath('cross.svg'))} />
        <link rel="stylesheet" href={PAGE_STYLE} />
        <script type="module" src={PAGE_SCRIPT} />
      </head>
      <body>
        <Sprite />
        <div id={PAGE_ID} class="page" data-historical={isHistorical || undefined}>
          {children}
        </div>
      </body>
    </html>
  );
}
