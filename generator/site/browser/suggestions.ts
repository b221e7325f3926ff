import { addressOf } from '../model/place.ts';
import { searchPage } from '../model/search-page.ts';
import type { Words } from '../words/words.ts';
import { today } from './clock.ts';
import { element } from './element.ts';
import { lookUp } from './lookup-client.ts';

/** So many fit above the keyboard of a phone. */
const MOST_SUGGESTED = 6;

/**
 * Shows the best results below the search field, as the editable combobox with a list of the ARIA Authoring Practices:
 * the focus stays in the field, the arrows choose an option. Returns the number of options; none if the field has
 * changed or was left meanwhile, or if the index is missing.
 */
export async function suggest(field: HTMLInputElement, words: Words): Promise<number> {
  const wanted = field.value;
  const on = today();
  const hits = wanted.trim() === '' ? null : await lookUp('found', wanted, words.lang, on).catch(() => null);
  if (field.value !== wanted || document.activeElement !== field) return 0;
  const lines = hits ? searchPage(wanted, hits, words, on).lines.slice(0, MOST_SUGGESTED) : [];
  listOf(field).replaceChildren(
    ...lines.map(({ view, title, about }, i) => {
      const href = addressOf({ view, lang: words.lang });
      const id = `suggestion-${i}`;
      return element('a', { role: 'option', id, href, tabindex: '-1' }, title, element('small', {}, about));
    }),
  );
  open(field, lines.length > 0);
  return lines.length;
}

/** Closes the list; whether it was open. */
export function closeSuggestions(field: HTMLInputElement): boolean {
  const wasOpen = !listOf(field).hidden;
  open(field, false);
  return wasOpen;
}

/** What a key in the field does to the list. Returns whether the key is used up. */
export function suggestionKey(field: HTMLInputElement, key: string): boolean {
  const options = Array.from(listOf(field).querySelectorAll<HTMLElement>('[role=option]'));
  if (listOf(field).hidden) return key === 'Escape' && emptied(field);
  const at = options.findIndex(({ id }) => id === field.getAttribute('aria-activedescendant'));
  switch (key) {
    case 'ArrowDown':
      choose(field, options[(at + 1) % options.length]);
      return true;
    case 'ArrowUp':
      choose(field, options.at(at < 0 ? -1 : at - 1));
      return true;
    case 'Enter':
      options[at]?.click();
      return at >= 0;
    case 'Escape':
      return closeSuggestions(field);
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      choose(field, undefined);
  }
  return false;
}

/** Empties the field; whether there was something in it. */
function emptied(field: HTMLInputElement): boolean {
  const wasFull = field.value !== '';
  field.value = '';
  return wasFull;
}

function open(field: HTMLInputElement, isOpen: boolean): void {
  choose(field, undefined);
  field.setAttribute('aria-expanded', String(isOpen));
  listOf(field).hidden = !isOpen;
}

/** Makes an option the chosen one, or none. */
function choose(field: HTMLInputElement, option: HTMLElement | undefined): void {
  listOf(field).querySelector('[aria-selected]')?.removeAttribute('aria-selected');
  option?.setAttribute('aria-selected', 'true');
  option?.scrollIntoView({ block: 'nearest' });
  if (option) field.setAttribute('aria-activedescendant', option.id);
  else field.removeAttribute('aria-activedescendant');
}

function listOf(field: HTMLInputElement): HTMLElement {
  return document.getElementById(field.getAttribute('aria-controls') ?? '') as HTMLElement;
}
