import { h, say } from './elements.ts';
import type { Asked } from './tree.ts';
import type { Words } from './words.ts';

/** A closed box with the requests that give what is shown: public addresses to copy, and plain files. */
export function requestBox(words: Words, requests: readonly (readonly [label: string, asked: Asked])[]): HTMLElement {
  return h(
    'details',
    { class: 'request' },
    h('summary', {}, words.request),
    h('p', {}, words.requestAbout),
    h(
      'dl',
      {},
      requests.flatMap(([label, { file, address }]) => [
        h('dt', {}, label),
        h('dd', {}, address && [link(address), copyButton(words, label, address)], fileLink(words, file, !address)),
      ]),
    ),
  );
}

function link(address: string): HTMLElement {
  return h('a', { href: address }, h('code', {}, `/${address}`));
}

function fileLink(words: Words, file: string, alone: boolean): HTMLElement {
  return alone ? link(file) : h('a', { href: file, class: 'file', title: `/${file}` }, words.asFile);
}

function copyButton(words: Words, label: string, address: string): HTMLElement | null {
  // Browsers give pages the clipboard on safe origins only.
  if (!navigator.clipboard) return null;
  const button = h('button', { type: 'button', 'aria-label': `${words.copy}: ${label}` }, words.copy);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(new URL(address, document.baseURI).href);
    say(words.copied);
  });
  return button;
}
