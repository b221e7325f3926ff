import type { ScriptTables } from '../../../schemas/types.ts';

/** A word of the civil script, and what is known of it. */
export interface CivilWord {
  readonly text: string;
  /** It was under a titlo: if several persons have the name, it means the holy one. */
  readonly titlo: boolean;
  /** The value of a number. */
  readonly number?: number;
  /** The table does not have it. */
  readonly unknown?: boolean;
}

const ACCENTS = /[\u0300\u0301\u0308\u0311\u0486]/g;
const TITLO = /[\u0483\u0487\u2DE0-\u2DFF]/;
const MARKS = /[\u0483\u0487\u2DE0-\u2DFF]/g;
const PAEROK = '\u033E';
/** A word of the church script with all its marks. */
export const WORD = /[\p{L}\p{M}҂]+/gu;

const UNITS = ' авгдєѕзиѳ';
const TENS = ' іклмнѯѻпч';
const HUNDREDS = ' рстуфхѱѿц';

/** Reads words of the church script with tables. */
export class Script {
  private readonly letters: ReadonlyMap<string, string>;
  private readonly keys: readonly { key: string; ends: boolean; value: string }[];
  private readonly known = new Map<string, CivilWord>();

  constructor({ letters, titla }: ScriptTables) {
    this.letters = new Map(Object.entries(letters));
    this.keys = Object.entries(titla)
      .map(([key, value]) => ({ key: key.replace('$', ''), ends: key.endsWith('$'), value }))
      .sort((a, b) => b.key.length - a.key.length || Number(b.ends) - Number(a.ends));
  }

  /** A word in lower case and civil script, without accents. */
  word(church: string): CivilWord {
    const bare = bareWord(church);
    const known = this.known.get(bare);
    if (known) return known;
    const read = this.read(bare);
    this.known.set(bare, read);
    return read;
  }

  /** A text in lower case with numbers in digits, for comparison with rubrics. Unknown words stay as they are. */
  plain(church: string): string {
    return church
      .replace(WORD, (word) => {
        const { text, number } = this.word(word);
        return number === undefined ? text : String(number);
      })
      .replace(/\s+/g, ' ')
      .trim();
  }

  private read(bare: string): CivilWord {
    if (!TITLO.test(bare)) return { text: this.civil(bare), titlo: false };
    const opened = this.opened(bare.replaceAll(PAEROK, ''));
    if (opened !== undefined) return { text: this.civil(opened), titlo: true };
    const number = numeral(bare);
    if (number !== undefined) return { text: String(number), titlo: false, number };
    return { text: this.civil(bare.replace(MARKS, '')), titlo: true, unknown: true };
  }

  private opened(word: string): string | undefined {
    const mark = word.search(TITLO);
    if (mark < 0) return word;
    for (const { key, ends, value } of this.keys) {
      const at = word.lastIndexOf(key, mark);
      if (at < 0 || at + key.length <= mark || (ends && at + key.length !== word.length)) continue;
      return this.opened(word.slice(0, at) + value + word.slice(at + key.length));
    }
    return undefined;
  }

  private civil(word: string): string {
    const letters = [...word.replaceAll('ᲂу', 'ꙋ')];
    let text = '';
    for (let i = 0; i < letters.length; i++) text += this.letter(letters, i, text);
    return text
      .replace(/ъ$/, '')
      .replace(/иа$/, 'ия')
      .replace(/([аяую]щ)ь$/, '$1')
      .replace(/([жшщч])я/g, '$1а')
      .replace(/([жшщч])ю/g, '$1у')
      .replace(/([жшщч])ы/g, '$1и');
  }

  private letter(letters: readonly string[], i: number, before: string): string {
    const letter = letters[i] as string;
    if (letter === PAEROK) return /^[еєѣюѧꙗ]$/.test(letters[i + 1] ?? '') ? 'ъ' : '';
    if (letter === 'ѵ') return /[ае]$/.test(before) ? 'в' : 'и';
    if (letter === 'ѿ' && /^[єѣѧꙗю]$/.test(letters[i + 1] ?? '')) return 'отъ';
    return this.letters.get(letter) ?? letter;
  }
}

/** A word without accents and in lower case, with one form for letters that have several. */
function bareWord(church: string): string {
  return church
    .normalize('NFD')
    .toLowerCase()
    .replace(/и\u0306/g, 'й')
    .replace(/і\u0308/g, 'ї')
    .replace(/ѵ\u030F/g, 'ѷ')
    .replace(ACCENTS, '')
    .replace(/оу|ᲂу/g, 'ᲂу');
}

/** The value of letters under a titlo, or undefined if they are not a number. */
function numeral(bare: string): number | undefined {
  const letters = bare.replace(MARKS, '').replaceAll('ї', 'і').replaceAll('ᲂу', 'у').replaceAll('ꙋ', 'у');
  const found = /^(?:҂([авгдєеѕзиѳ]))?([рстуфхѱѿц]?)(?:([іклмнѯѻопч]?)([авгдєеѕзиѳ]?)|([авгдєеѕзиѳ])(і))$/.exec(
    letters,
  );
  if (!found || letters === '') return undefined;
  const [, thousand = '', hundred = '', ten = '', unit = '', teen = '', ten2 = ''] = found;
  const of = (row: string, letter: string) =>
    letter === '' ? 0 : row.indexOf(letter.replace('е', 'є').replace(/^о$/, 'ѻ'));
  return (
    1000 * of(UNITS, thousand) + 100 * of(HUNDREDS, hundred) + 10 * of(TENS, ten || ten2) + of(UNITS, unit || teen)
  );
}
