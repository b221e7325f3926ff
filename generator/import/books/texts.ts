import type { CanonFile, CanonSectionData, HymnData, OdeItemData, TextSource } from '../../../schemas/types.ts';
import type { Library, LibraryChapter } from './library.ts';
import type { Canon, Hymn, OdeItem, Passage } from './parts.ts';
import { wholeCanon } from './whole-canon.ts';

/** Something that a text should not have, with its place. */
export interface Refusal {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** A text in the form of the data, or why it cannot have it. `notes` say what was decided. */
export type Made<T> = {
  readonly value: T | null;
  readonly refusals: readonly Refusal[];
  readonly notes: readonly Refusal[];
};

/** A hymn on its own; its list says what kind it is. */
export type ImportedHymn = Omit<HymnData, 'delta'>;

/** What no hymn has: digits, and words of rubrics. */
const RUBRIC =
  /\d|(?<![а-я])(?:ирмос[:.]|подобен:|катаваси[ая][:.]|другий канон|ин канон|творение [а-я]+(?:ово|ева)|глас \d|песнь \d|слава, и ныне[:,]|дважды[.]|трижды[.])/;

/** The canon in the form of the data. Its title is `Канон` and the given words. */
export function canonFile(
  canon: Canon,
  of: string,
  sections: readonly Hymn[],
  chapter: LibraryChapter,
  library: Library,
): Made<CanonFile> {
  const row = chapter.canons.filter(({ group }) => group === canon.group);
  const whole = wholeCanon(canon, row, library.irmoi);
  const refuse = (line: number, what: string): Refusal => ({
    file: chapter.file,
    line,
    what: `canon ${canon.number}: ${what}`,
  });
  if (whole.canon === null)
    return { value: null, refusals: whole.faults.map(({ line, what }) => refuse(line, what)), notes: [] };
  const { tone, notes, refusals } = toneOf(whole.canon, library);
  const maker = new Maker(chapter, library);
  const odes = whole.canon.odes.map(({ number, items }) => ({ number, items: items.map((item) => maker.item(item)) }));
  const parts = sections.flatMap((hymn) => maker.section(hymn) ?? []);
  const acrostic = canon.acrostic && maker.text(canon.acrostic).replace(/[,:]$/, '.');
  const wrong = [...refusals.map((what) => refuse(canon.line, what)), ...maker.refusals];
  if (tone === undefined || wrong.length > 0) return { value: null, refusals: wrong, notes: [] };
  const value: CanonFile = {
    title: `Канон ${of}`,
    source: sourceOf(canon, chapter),
    ...(acrostic && { acrostic }),
    tone,
    odes,
    ...(parts.length > 0 && { sections: parts }),
  };
  return { value, refusals: [], notes: notes.map((what) => refuse(canon.line, what)) };
}

/** A hymn in the form of the data; a magnification needs no tone. */
export function importedHymn(hymn: Hymn, chapter: LibraryChapter, library: Library): Made<ImportedHymn> {
  const refuse = (what: string): Refusal => ({
    file: chapter.file,
    line: hymn.line,
    what: `${hymn.kind} ${hymn.number}: ${what}`,
  });
  if (hymn.begun) return { value: null, refusals: [refuse('only its first words stand here')], notes: [] };
  if (hymn.tone === undefined && hymn.kind !== 'magnification') {
    return { value: null, refusals: [refuse('its tone is not said')], notes: [] };
  }
  const maker = new Maker(chapter, library);
  const text = maker.text(hymn);
  if (maker.refusals.length > 0) return { value: null, refusals: maker.refusals, notes: [] };
  const value = { tone: hymn.tone ?? 1, texts: { cu: text }, church: hymn.church, source: sourceOf(hymn, chapter) };
  return { value, refusals: [], notes: [] };
}

function sourceOf({ page }: { page: string | null }, { book, chapter }: LibraryChapter): TextSource {
  return { book, chapter, ...(page !== null && { page }) };
}

class Maker {
  readonly refusals: Refusal[] = [];
  private readonly chapter: LibraryChapter;
  private readonly library: Library;

  constructor(chapter: LibraryChapter, library: Library) {
    this.chapter = chapter;
    this.library = library;
  }

  text(passage: Passage): string {
    const { text, unknown } = this.library.civil.text(passage.church);
    for (const word of unknown) this.refuse(passage.line, `the table of titla does not have “${word}”`);
    const strange = RUBRIC.exec(text.toLowerCase());
    if (strange) this.refuse(passage.line, `“${strange[0]}” stands in the text: is it a rubric?`);
    return text;
  }

  item(item: OdeItem): OdeItemData {
    const role = item.role === 'martyricon' ? 'troparion' : item.role;
    return { role, ...(item.marker && { marker: item.marker }), text: this.text(item), church: item.church };
  }

  section(hymn: Hymn): CanonSectionData | undefined {
    const { kind, afterOde, tone, church } = hymn;
    if (afterOde === undefined || hymn.begun) return undefined;
    if (
      kind !== 'sedalen' &&
      kind !== 'kontakion' &&
      kind !== 'ikos' &&
      kind !== 'svetilen' &&
      kind !== 'exapostilarion'
    ) {
      return undefined;
    }
    return { type: kind, afterOde, ...(tone !== undefined && { tone }), text: this.text(hymn), church };
  }

  private refuse(line: number, what: string): void {
    this.refusals.push({ file: this.chapter.file, line, what });
  }
}

const MOST_OF_ITS_IRMOI = 0.6;

/** The tone of a canon: as printed, unless all its irmoi have one other tone in the Heirmologion. */
function toneOf(
  { tone, odes }: Canon,
  { heirmologion }: Library,
): { tone?: number; notes: string[]; refusals: string[] } {
  const counts = new Map<number, number>();
  for (const { number, items } of odes) {
    const irmos = items.find(({ role }) => role === 'irmos');
    for (const found of irmos ? heirmologion.tones(number, irmos.church) : [])
      counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const [most, second] = [...counts].sort(([, a], [, b]) => b - a);
  const isSure = most !== undefined && most[1] >= MOST_OF_ITS_IRMOI * odes.length && most[1] > (second?.[1] ?? 0);
  if (!isSure) {
    return tone === undefined
      ? { notes: [], refusals: ['its tone is not said, and its irmoi do not tell it'] }
      : { tone, notes: [], refusals: [] };
  }
  const [sung] = most;
  if (tone === sung || (tone !== undefined && (counts.get(tone) ?? 0) > 0)) return { tone, notes: [], refusals: [] };
  const note =
    tone === undefined
      ? `its tone is not said; its irmoi are of tone ${sung}`
      : `tone ${tone} in print, but its irmoi are of tone ${sung}`;
  return { tone: sung, notes: [note], refusals: [] };
}
