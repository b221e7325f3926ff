import type { Database } from 'node-sqlite3-wasm';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { LANGUAGES, type Language, type TextLanguage } from '../contract/languages.ts';
import { searchedWords, stemOf } from '../responses/search-words.ts';
import type { TableRows } from './rows.ts';

/** What is found in a language: a commemoration, or a text with its HTML. */
interface Found {
  readonly id: string;
  readonly lang: TextLanguage;
  readonly collection: string;
  readonly number: number;
  readonly title: string;
  readonly text: string;
}

/** Adds a document for each commemoration and text in each language, and the stems of all their words. */
export function addDocuments(database: Database, rows: TableRows): void {
  const stems = new Map<string, { readonly lang: TextLanguage; readonly word: string; readonly stem: string }>();
  const stemsIn = (lang: TextLanguage, text: string) =>
    wordsIn(text).map((word) => {
      const stem = stemOf(word, stemmedAs(lang));
      stems.set(`${lang} ${word}`, { lang, word, stem });
      return stem;
    });
  let document = 0;
  for (const query of DOCUMENTS) {
    for (const found of database.all(query) as unknown as Found[]) {
      const text = plainText(found.text);
      const title_stems = stemsIn(found.lang, found.title).join(' ');
      const text_stems = stemsIn(found.lang, text).join(' ');
      rows.add('documents', { ...found, document: ++document, text, title_stems, text_stems });
    }
  }
  for (const key of [...stems.keys()].sort()) rows.add('stems', { ...stems.get(key) });
}

/** The stemmer of a language. There is none for Church Slavonic, whose words in civil script are declined much alike. */
function stemmedAs(lang: TextLanguage): Language {
  return LANGUAGES.find((one) => one === lang) ?? 'ru';
}

/** The words of a text; a stress mark belongs to its word. */
function wordsIn(text: string): string[] {
  return searchedWords(text.normalize('NFC').replace(/[\u0300\u0301]/g, ''));
}

/** The words of sanitized HTML, with a space between its elements. */
function plainText(html: string): string {
  const words = (node: DefaultTreeAdapterTypes.Node): string => {
    if ('value' in node) return node.value;
    return 'childNodes' in node ? node.childNodes.map(words).join(' ') : '';
  };
  return words(parseFragment(html)).replace(/\s+/g, ' ').trim();
}

/** A text of an id, with its title in the language, or for Church Slavonic in Russian. */
const titled = (table: string, collection: string, number: string, html: string) => `
  SELECT x.id, x.lang, ${collection} AS collection, ${number} AS number, t.title, ${html} AS text
  FROM ${table} x JOIN text_titles t ON t.id = x.id AND t.lang = iif(x.lang = 'cu', 'ru', x.lang)`;

/** The queries of the documents, each in a certain order. */
const DOCUMENTS: readonly string[] = [
  `SELECT c.commemoration AS id, l.lang, 'commemorations' AS collection, 1 AS number, l.name AS title, coalesce((
     SELECT group_concat(n.name || coalesce((
       SELECT ' ' || group_concat(f.form, ' ') FROM name_forms f WHERE f.lang = n.lang AND f.name = n.name), ''), ' ')
     FROM commemoration_names n WHERE n.commemoration = c.commemoration AND n.lang = l.lang), '') AS text
   FROM commemorations c JOIN commemoration_labels l USING (commemoration) ORDER BY c.position, l.lang`,
  `${titled('hymn_texts', 'x.collection', 'x.delta', 'x.html')}
   WHERE x.script = 'usual' ORDER BY x.id, x.collection, x.delta, x.lang`,
  `${titled(
    'canons',
    "'canons'",
    'x.number',
    `(SELECT group_concat(i.html, ' ') FROM canon_items i
      WHERE (i.id, i.number, i.lang, i.script) = (x.id, x.number, x.lang, x.script))`,
  )} WHERE x.script = 'usual' ORDER BY x.id, x.number, x.lang`,
  `${titled(
    'akathists',
    "'akathists'",
    'x.number',
    `(SELECT group_concat(s.html, ' ') FROM akathist_sections s
      WHERE (s.id, s.number, s.lang, s.script) = (x.id, x.number, x.lang, x.script))`,
  )} WHERE x.script = 'usual' ORDER BY x.id, x.number, x.lang`,
  `${titled('life_texts', "'lives'", "iif(x.form = 'short', 1, 1 + x.position)", "coalesce(x.html, '')")}
   ORDER BY x.id, x.form DESC, x.position, x.lang`,
];
