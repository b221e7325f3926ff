/** A run of text in one colour, in church script, without layout marks and with single spaces. */
export interface ColouredRun {
  readonly red: boolean;
  readonly text: string;
  /** Line of the file where it begins, from 1. */
  readonly line: number;
  /** Page of the printed book, as the file gives it; null before the first mark. */
  readonly page: string | null;
  /** Begins with a red initial. */
  readonly initial: boolean;
}

/** The content between two empty lines of a chapter. */
export interface Paragraph {
  readonly line: number;
  readonly page: string | null;
  readonly runs: readonly ColouredRun[];
}

/** A chapter as it is in the file. */
export interface BookChapter {
  readonly paragraphs: readonly Paragraph[];
  /** Whether the file marks red at all. Half of the Octoechos does not. */
  readonly marked: boolean;
  /** The first opening mark of each kind without a closing one in its paragraph, by line. */
  readonly unclosed: readonly { readonly line: number; readonly sign: string }[];
}

const LAYOUT = /[꙳꙾+🕀-🕅]/u;
const WORD_END = /[\p{L}\p{M}]+,?$/u;

/** Parses the Markdown of one chapter: red `=…=` or `*…*`, initials `~`, pages `<<12>>`, notes `[…]`, tags `{{…}}`. */
export function readChapter(text: string): BookChapter {
  const untagged = withoutTags(text);
  const sign = count(untagged, '*') > count(untagged, '=') ? '*' : '=';
  const unclosed: { line: number; sign: string }[] = [];
  const paragraphs: Paragraph[] = [];
  let page: string | null = null;
  for (const block of blocks(text)) {
    const scanner = new Scanner(block.text, block.line, page, sign);
    const runs = joinInitials(scanner.runs());
    for (const one of scanner.unclosed) unclosed.push(one);
    page = scanner.page;
    const first = runs[0];
    if (first) paragraphs.push({ line: first.line, page: first.page, runs });
  }
  return { paragraphs, marked: count(untagged, sign) * FEWEST_MARKED > paragraphs.length, unclosed };
}

/** A text without its tags `{{…}}`. A regular expression would look for the end of a tag again from each beginning. */
function withoutTags(text: string): string {
  let [rest, at] = ['', 0];
  for (;;) {
    const from = text.indexOf('{{', at);
    const to = from < 0 ? -1 : text.indexOf('}}', from + 2);
    if (to < 0) return rest + text.slice(at);
    rest += text.slice(at, from);
    at = to + 2;
  }
}

/** A file marks red if it has more than one mark for so many paragraphs; a few marks are mistakes. */
const FEWEST_MARKED = 20;

const count = (text: string, sign: string) => text.split(sign).length - 1;

function blocks(text: string): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  let open: string[] = [];
  const lines = text.split(/\r?\n/);
  lines.forEach((line, i) => {
    if (line.trim() !== '') open.push(line);
    if ((line.trim() === '' || i === lines.length - 1) && open.length > 0) {
      const end = line.trim() === '' ? i : i + 1;
      found.push({ text: open.join('\n'), line: end - open.length + 1 });
      open = [];
    }
  });
  return found;
}

class Scanner {
  page: string | null;
  readonly unclosed: { line: number; sign: string }[] = [];
  private readonly text: string;
  private readonly sign: string;
  private line: number;
  private at = 0;
  private readonly found: ColouredRun[] = [];
  private open = '';
  /** Whether `open` ends with a space; to ask the text itself, V8 would join its pieces anew for each space. */
  private isSpaced = false;
  private openAt: { line: number; page: string | null } | null = null;
  private red = false;
  private initial = false;
  /** Opening marks after which the paragraph has no closing one. */
  private readonly endless = new Set<string>();

  constructor(text: string, line: number, page: string | null, sign: string) {
    this.text = text;
    this.line = line;
    this.page = page;
    this.sign = sign;
  }

  runs(): ColouredRun[] {
    let redFrom = this.line;
    while (this.at < this.text.length) {
      const char = String.fromCodePoint(this.text.codePointAt(this.at) as number);
      if (this.skipped('<<', '>>')) continue;
      if (this.skipped('{{', '}}')) continue;
      if (this.skipped('[[', ']]')) continue;
      if (this.skipped('[', ']')) continue;
      if (char === this.sign) {
        this.close();
        this.red = !this.red;
        redFrom = this.line;
      } else if (char === '~') {
        this.close();
        this.initial = true;
      } else if (char === '_' || LAYOUT.test(char)) {
        // Layout marks contain no words.
      } else this.add(char);
      this.at += char.length;
    }
    this.close();
    if (this.red) this.unclosed.push({ line: redFrom, sign: this.sign });
    return this.found;
  }

  private add(char: string): void {
    if (char === '\n') this.line++;
    const isSpace = /\s/.test(char);
    if (isSpace && (this.open === '' || this.isSpaced)) return;
    this.openAt ??= { line: this.line, page: this.page };
    this.open += isSpace ? ' ' : char;
    this.isSpaced = isSpace;
  }

  private close(): void {
    const text = this.open.trim();
    if (text !== '' && this.openAt) {
      this.found.push({ red: this.red, text, ...this.openAt, initial: this.initial });
      this.initial = false;
    }
    this.open = '';
    this.isSpaced = false;
    this.openAt = null;
  }

  /** Skips what is between two marks; remembers a page mark. */
  private skipped(from: string, to: string): boolean {
    if (!this.text.startsWith(from, this.at)) return false;
    const end = this.endless.has(from) ? -1 : this.text.indexOf(to, this.at + from.length);
    if (end < 0) {
      if (!this.endless.has(from)) this.unclosed.push({ line: this.line, sign: from });
      this.endless.add(from);
      this.at += from.length;
      return true;
    }
    const inside = this.text.slice(this.at + from.length, end);
    if (from === '<<') this.page = inside.split(':').at(-1)?.trim() ?? inside;
    this.line += inside.split('\n').length - 1;
    this.at = end + to.length;
    return true;
  }
}

/**
 * An initial of two letters is between the marks of red (`=Ѿ= ю҆́ности`), and so is that of a model after its rubric
 * (`=Подо́бенъ: Ѽ= пресла́вное`). It belongs to the black text, which then has no `~`.
 */
function joinInitials(runs: readonly ColouredRun[]): ColouredRun[] {
  const joined: ColouredRun[] = [];
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i] as ColouredRun;
    const next = runs[i + 1];
    const initial = run.red && next && !next.red && isGoneOn(next) ? initialAtEnd(run.text) : '';
    if (!initial || !next) {
      joined.push(run);
      continue;
    }
    const rubric = run.text.slice(0, run.text.length - initial.length).trim();
    if (rubric !== '') joined.push({ ...run, text: rubric });
    joined.push({ ...next, text: `${initial} ${next.text}`, line: run.line, page: run.page, initial: true });
    i++;
  }
  return joined;
}

/** Whether a text has no initial of its own, or one that is not a capital. */
const isGoneOn = ({ initial, text }: ColouredRun) => !initial || /^\p{Ll}/u.test(text);

function initialAtEnd(text: string): string {
  const word = WORD_END.exec(text)?.[0] ?? '';
  const before = text.slice(0, text.length - word.length).trim();
  const letters = word.replace(/[\p{M},]/gu, '');
  const startsAnew = before === '' || /[:.]$/.test(before);
  return letters.length > 0 && letters.length <= 2 && startsAnew && /^\p{Lu}/u.test(letters) ? word : '';
}
