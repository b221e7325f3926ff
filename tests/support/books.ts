import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import type { BookTables } from '../../generator/import/books/library.ts';
import { readChapter } from '../../generator/import/books/paragraphs.ts';
import type { Canon, ReadChapter } from '../../generator/import/books/parts.ts';
import { Script } from '../../generator/import/books/script.ts';
import { readService, type Wording } from '../../generator/import/books/service.ts';
import type { BookWording, CapitalTables, ScriptTables } from '../../schemas/types.ts';
import { temporaryFolder } from './data-folder.ts';

const table = <T>(name: string) => load(readFileSync(`data/books/${name}.yaml`, 'utf8'), { schema: CORE_SCHEMA }) as T;

export const SCRIPT = table<ScriptTables>('script');
export const CAPITALS = table<CapitalTables>('capitals');
export const WORDING = table<BookWording>('wording');
export const script = new Script(SCRIPT);

/** Reads a chapter written for a test. */
export function chapter(text: string, places: Wording['places'] = []): ReadChapter {
  return readService(readChapter(text), script, { ...WORDING, places });
}

const SIGNS = { irmos: 'и', troparion: 'т', theotokion: 'б', troichen: 'ц', martyricon: 'м' };

/**
 * A canon in short: `1 итб 3 итт` for its odes and items; `~` follows an item of which only the first words are given,
 * `=` follows “the same”.
 */
export function shape({ odes }: Canon): string {
  const items = (ode: Canon['odes'][number]) =>
    ode.items.map((item) => `${SIGNS[item.role]}${item.same ? '=' : item.begun ? '~' : ''}`).join('');
  return odes.map((ode) => `${ode.number} ${items(ode)}`).join(' ');
}

/** The tables of the project, with only a book of this name. */
export function tablesFor(id: string): BookTables {
  return {
    books: [{ id, name: { ru: 'Книга', en: 'Book' } }],
    script: SCRIPT,
    capitals: CAPITALS,
    wording: WORDING,
    places: [],
    misprints: [],
  };
}

/** A checkout with these chapters of a book. */
export function checkout(book: string, chapters: Record<string, string>): string {
  const folder = temporaryFolder();
  addChapters(folder, book, chapters);
  return folder;
}

export function addChapters(folder: string, book: string, chapters: Record<string, string>): void {
  mkdirSync(path.join(folder, book, 'chapters'), { recursive: true });
  for (const [name, text] of Object.entries(chapters)) {
    writeFileSync(path.join(folder, book, 'chapters', `${name}.md`), text);
  }
}

const ODES = ['', 'а', 'в', 'г', 'д', 'є', 'ѕ', 'з', 'и', 'ѳ'];

/** A canon of eight odes in the form of a Menaion; each ode has two troparia and a theotokion. */
export function wholeCanon(saint: string, tone = 'в'): string {
  const ode = (number: number) => `
=${number === 1 ? `Гла́съ ${tone}҃. ` : ''}Пѣ́снь ${ODES[number]}҃. І҆рмо́съ:=

~Пое́мъ тебѣ̀, бж҃е, пѣ́снь но́вꙋю ѡ҆ дѣ́лѣхъ твои́хъ, ${ORDINALS[number]} пою́ще.

~Сла́вимъ па́мѧть твою̀, ${saint}, ${ORDINALS[number]} ны́нѣ ра́достнѡ.

~Молѝ хрⷭ҇та̀ ѡ҆ на́съ, ${saint}, ${ORDINALS[number]} твоѧ̑ трꙋды̀ пою́щихъ.

=Бг҃оро́диченъ:=

~Ра́дꙋйсѧ, дв҃о чⷭ҇таѧ, ${ORDINALS[number]} вопїе́мъ тѝ вѣ́рнѡ.
`;
  return [1, 3, 4, 5, 6, 7, 8, 9].map(ode).join('');
}

const ORDINALS = ['', 'пе́рвое', 'второ́е', 'тре́тїе', 'четве́ртое', 'пѧ́тое', 'шесто́е', 'седмо́е', 'ѻ҆смо́е', 'девѧ́тое'];
