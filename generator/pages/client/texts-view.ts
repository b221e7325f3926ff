import type { TextIndex, TextIndexEntry } from '../../../schemas/types.ts';
import type { Language } from '../../contract/languages.ts';
import { h, say } from './elements.ts';
import { addressOf } from './place.ts';
import { requestBox } from './request-box.ts';
import { askedIndex } from './tree.ts';
import type { Words } from './words.ts';

/** All texts by their titles, with a field to find one by a part of its title. */
export function textsView(texts: TextIndex['data'], lang: Language, words: Words): Node[] {
  const own = texts.filter(({ of }) => of === undefined).sort((a, b) => a.title.localeCompare(b.title, lang));
  const isLong = ({ collections }: TextIndexEntry) =>
    collections.some((name) => name === 'canons' || name === 'akathists');
  const lists = [
    list(words.longTexts, own.filter(isLong), lang, words),
    list(
      words.hymnsAndLives,
      own.filter((entry) => !isLong(entry)),
      lang,
      words,
    ),
  ];
  return [
    h('header', { class: 'date' }, h('h1', { tabindex: '-1' }, words.texts), h('p', {}, words.textsAbout)),
    finder(lists, words),
    ...lists,
    requestBox(words, [[words.textList, askedIndex(lang)]]),
  ];
}

function list(title: string, entries: readonly TextIndexEntry[], lang: Language, words: Words): HTMLElement {
  return h(
    'section',
    { class: 'text-list' },
    h('h2', {}, title),
    h(
      'ul',
      {},
      entries.map(({ id, title: name, collections }) =>
        h(
          'li',
          {},
          h('a', { href: addressOf({ view: { kind: 'text', id }, lang }) }, name),
          h('small', {}, collections.map((collection) => words.collections[collection]).join(', ')),
        ),
      ),
    ),
  );
}

function finder(lists: readonly HTMLElement[], words: Words): HTMLElement {
  const field = h('input', { type: 'search', autocomplete: 'off' });
  field.addEventListener('input', () => {
    const wanted = plain(field.value);
    let count = 0;
    for (const section of lists) {
      const lines = [...section.querySelectorAll('li')];
      for (const line of lines) line.hidden = !plain(line.textContent ?? '').includes(wanted);
      const shown = lines.filter((line) => !line.hidden).length;
      section.hidden = shown === 0;
      count += shown;
    }
    say(words.found(count));
  });
  return h('p', { class: 'find' }, h('label', {}, words.find, ' ', field));
}

/** As people type: without regard to capitals, and with е for ё. */
function plain(text: string): string {
  return text.trim().toLowerCase().replace(/ё/g, 'е');
}
