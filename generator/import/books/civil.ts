import type { CapitalTables } from '../../../schemas/types.ts';
import { type Script, WORD } from './script.ts';

/** A text in civil script, and its words under a titlo that the table does not have. */
export interface CivilText {
  readonly text: string;
  readonly unknown: readonly string[];
}

/**
 * Converts texts from the church script into the civil script of prayer books: with capitals, without titla and
 * accents.
 */
export class Civil {
  private readonly script: Script;
  private readonly holy: RegExp;
  private readonly always: RegExp;
  private readonly names: ReadonlySet<string>;
  private readonly forms: ReadonlySet<string>;
  private readonly endings: readonly string[];

  constructor(script: Script, { titlo, always, endings, names, forms }: CapitalTables) {
    this.script = script;
    this.holy = new RegExp(`^(?:${titlo.join('|')})$`);
    this.always = new RegExp(`^(?:${always.join('|')})$`);
    this.names = new Set(names);
    this.forms = new Set(forms);
    this.endings = endings;
  }

  /** The text as prayer books print it. A semicolon of the church script is a question mark. */
  text(church: string): CivilText {
    const unknown: string[] = [];
    let starts = true;
    const text = church.replace(/[\p{L}\p{M}҂]+|[^\p{L}\p{M}҂]+/gu, (part) => {
      if (!WORD.test(part)) {
        WORD.lastIndex = 0;
        starts ||= /\./.test(part);
        return part.replaceAll(';', '?').replace(/\s+/g, ' ');
      }
      WORD.lastIndex = 0;
      const word = this.script.word(part);
      if (word.unknown) unknown.push(part);
      const capital = starts || this.hasCapital(word.text, word.titlo);
      starts = false;
      return capital ? upper(word.text) : word.text;
    });
    return { text: text.trim(), unknown };
  }

  private hasCapital(word: string, titlo: boolean): boolean {
    return this.always.test(word) || (titlo && this.holy.test(word)) || this.forms.has(word) || this.isName(word);
  }

  private isName(word: string): boolean {
    return this.endings.some(
      (ending) => word.endsWith(ending) && this.names.has(word.slice(0, word.length - ending.length)),
    );
  }
}

function upper(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
