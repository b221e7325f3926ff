import type {
  EntranceHymn,
  FastingEntry,
  LiturgyColor,
  LiturgyOwner,
  LiturgySung,
  LiturgyTexts,
  LiturgyWord,
  LiturgyWords,
} from '../../schemas/types.ts';
import { LANGUAGES } from '../contract/languages.ts';
import { type InLanguages, inLanguages } from './answers.ts';
import type { DatabaseRow, TableRows } from './rows.ts';

/** Words as they are sung, with what belongs to them. */
type Sung = Pick<LiturgyWords, 'reference' | 'tone' | 'texts' | 'refrain'>;

/** Adds what many days share, each once, and returns its key. */
export class SharedWords {
  private readonly rows: TableRows;

  constructor(rows: TableRows) {
    this.rows = rows;
  }

  phrase(texts: InLanguages<string>): number {
    return this.shared('phrases', 'phrase', texts, {}, (phrase) => {
      for (const lang of LANGUAGES) this.rows.add('phrase_texts', { phrase, lang, text: texts[lang] });
    });
  }

  owner(both: InLanguages<Pick<LiturgyOwner, 'id' | 'label' | 'phase'>>): number {
    const { id, phase } = both.ru;
    const label = this.phrase(inLanguages((lang) => both[lang].label));
    return this.shared('owners', 'owner', { id, phase, label }, { id: id === null ? null : String(id), phase, label });
  }

  /** The code of a field of the Liturgy; null if it is absent or left open. */
  term(field: string, both: InLanguages<LiturgyWord | null | undefined>): string | null {
    const { ru, en } = both;
    if (!ru || !en) return null;
    const label = this.phrase({ ru: ru.label, en: en.label });
    this.rows.addOnce('terms', `${field} ${ru.code}`, { field, code: ru.code, label });
    return ru.code;
  }

  color({ ru, en }: InLanguages<LiturgyColor | null>): number | null {
    if (!ru || !en) return null;
    const row = {
      code: ru.code,
      label: this.phrase({ ru: ru.label, en: en.label }),
      source: this.phrase({ ru: ru.source, en: en.source }),
    };
    return this.shared('colors', 'color', row, row);
  }

  words(sung: Sung | null | undefined): number | null {
    return sung ? this.wordsOf(sung) : null;
  }

  sung(both: InLanguages<LiturgySung>): number {
    const owner = this.owner(inLanguages((lang) => both[lang].of));
    const words = this.wordsOf(both.ru);
    const verses = both.ru.verses.map((verse) => this.wordsOf(verse));
    return this.shared('sung', 'sung', { owner, words, verses }, { owner, words }, (sung) => {
      for (const [i, one] of verses.entries()) this.rows.add('sung_verses', { sung, position: i + 1, words: one });
    });
  }

  hymn(both: InLanguages<EntranceHymn>): number {
    const { type, tone, marker, text } = both.ru;
    const owner = this.owner(inLanguages((lang) => both[lang].of));
    const row = { type, tone, owner, marker, ...text };
    return this.shared('entrance_hymns', 'hymn', row, row);
  }

  fast(both: InLanguages<FastingEntry>): number {
    const { type, isFasting, isSolidWeek } = both.ru;
    const row = { type, is_fasting: isFasting, is_solid_week: isSolidWeek };
    return this.shared('fasts', 'fast', both, row, (fast) => {
      for (const lang of LANGUAGES) {
        const { description, allowedFood } = both[lang];
        this.rows.add('fast_labels', { fast, lang, description, allowed_food: allowedFood });
      }
    });
  }

  private wordsOf({ reference, tone, texts, refrain }: Sung): number {
    return this.shared('words', 'words', { reference, tone, texts, refrain }, { reference, tone }, (words) => {
      const wordsIn = (list: LiturgyTexts | undefined, lang: string) => list?.find((one) => one.lang === lang)?.value;
      const langs = new Set([...texts, ...(refrain ?? [])].map(({ lang }) => lang));
      for (const lang of langs) {
        this.rows.add('words_texts', { words, lang, html: wordsIn(texts, lang), refrain: wordsIn(refrain, lang) });
      }
    });
  }

  /** The key of a content, whose row is added to a table with what belongs to it unless it is there. */
  private shared(
    table: string,
    column: string,
    content: unknown,
    row: DatabaseRow,
    addParts: (key: number) => void = () => {},
  ): number {
    const { key, isNew } = this.rows.keyOf(table, content);
    if (isNew) {
      this.rows.add(table, { ...row, [column]: key });
      addParts(key);
    }
    return key;
  }
}
