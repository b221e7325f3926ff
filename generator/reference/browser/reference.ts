/** The script of the reference. Its pages are complete without it. */
import { element } from '../../site/browser/element.ts';
import { prefer, preferred } from '../../site/browser/preferences.ts';

/** The origin for which the page was written, the way to the root of the tree, and the words of the button. */
const { origin: written = '', root = './', copy = '', copied = '' } = document.documentElement.dataset;
/** How long a button says that it has copied, in milliseconds. */
const SAID_FOR = 2000;

/** Code names the host on which it is read. */
function nameHost(): void {
  const here = new URL(root, document.baseURI).href.replace(/\/$/, '');
  for (const code of document.querySelectorAll('pre > :is(code, samp)'))
    if (code.textContent?.includes(written)) code.textContent = code.textContent.replaceAll(written, here);
  document.getElementById('unknown-origin')?.remove();
}

/** Puts a button above each piece of code that copies it. */
function offerCopies(): void {
  for (const code of document.querySelectorAll('pre > code')) {
    const button = element('button', { type: 'button', class: 'copy' }, copy);
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(code.textContent ?? '');
      button.textContent = copied;
      setTimeout(() => {
        button.textContent = copy;
      }, SAID_FOR);
    });
    button.setAttribute('aria-live', 'polite');
    code.parentElement?.before(button);
  }
}

/** Opens the code of all tasks in the programming language that was chosen last. */
function openChosen(): void {
  const chosen = preferred('code');
  const all = [...document.querySelectorAll<HTMLDetailsElement>('details[data-code]')];
  if (!all.some((one) => one.dataset.code === chosen)) return;
  for (const one of all) one.open = one.dataset.code === chosen;
}

/** A language that is opened in one task is opened in all. What the visitor looks at stays where it is. */
document.addEventListener('click', ({ target }) => {
  const summary = (target as Element).closest('summary');
  const details = summary?.parentElement as HTMLDetailsElement | undefined;
  const code = details?.dataset.code;
  if (!summary || !code || details.open) return;
  prefer('code', code);
  const before = summary.getBoundingClientRect().top;
  // The browser opens this one itself, after all listeners.
  setTimeout(() => {
    openChosen();
    scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' });
  });
});

nameHost();
openChosen();
if (navigator.clipboard) offerCopies();
