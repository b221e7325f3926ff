import type { BookWording } from '../../../schemas/types.ts';
import { coloured } from './colours.ts';
import { begins, firstWords, isBegun, isShort } from './irmoi.ts';
import { Misleading, type PrintedPlace } from './misleading.ts';
import type { BookChapter, ColouredRun } from './paragraphs.ts';
import type { Doubt, Hymn, Passage, ReadChapter } from './parts.ts';
import { type Heading, Rows } from './rows.ts';
import { type HymnKind, type Mark, type Role, readRubric } from './rubric.ts';
import type { Script } from './script.ts';

/** Words of the books that the data give the reader. */
export interface Wording extends BookWording {
  /** Places of this chapter where the print misleads. */
  readonly places: readonly PrintedPlace[];
}

const REFRAIN_WORDS = 16;
const LONG_RUBRIC = 14;
/** What belongs to a canon after its ninth ode; a sessional hymn or kontakion there belongs to the next service. */
const AT_THE_END: ReadonlySet<HymnKind> = new Set<HymnKind>(['svetilen', 'exapostilarion']);
/** Who sings what between the troparia of the ninth ode on feasts. */
const REFRAIN = /(?<![а-я])(?:(?:вторый|первый|другий|оба) лик|(?:при|за)пев[ыа]?)(?![а-я])/;

/** Another hymn of the same kind as the last: “Или сей, глас тойже:”, “И пророка, глас 4:”. */
const ANOTHER =
  /^(?:(?:дважды|трижды|единожды)[.:,] )?(?:или се[йя]:$|(?:(?:(?:или |и )?се[йя]|ин(?:ый|а)?|(?:и )?(?!таже|конец)[а-я]+)(?: единою)?(?:[.,] единожды)?[.,]? (?:глас (?:\d|тойже)(?:, единожды)?|подобен)[.:]?$))/;

/** Parses a chapter into its canons and hymns. */
export function readService(chapter: BookChapter, script: Script, wording: Wording): ReadChapter {
  const reader = new ServiceReader(script, wording);
  for (const sign of chapter.unclosed) reader.doubt(sign.line, `“${sign.sign}” has no second one`, '');
  for (const paragraph of chapter.paragraphs) {
    const runs = coloured(paragraph, chapter.marked, script);
    const isMixed = runs.some(({ red }) => red) && runs.some(({ red }) => !red);
    for (const run of runs) reader.run(run, isMixed);
  }
  return reader.finish();
}

type Slot =
  | { readonly is: 'none' }
  | { readonly is: 'skipped' }
  | { readonly is: 'irmos' }
  | { readonly is: 'another irmos' }
  | { readonly is: 'troparion' }
  | { readonly is: 'passed' }
  | { readonly is: 'refrain' }
  | { readonly is: 'after' }
  | { readonly is: 'hymn'; readonly kind: HymnKind }
  | { readonly is: 'taken'; readonly kind: HymnKind };

class ServiceReader {
  private readonly script: Script;
  private readonly refrains: readonly RegExp[];
  private readonly notes: readonly RegExp[];
  private readonly misleading: Misleading;
  private readonly rows = new Rows();
  private readonly hymns: Hymn[] = [];
  private readonly doubts: Doubt[] = [];
  private readonly title: string[] = [];
  private slot: Slot = { is: 'none' };
  private inOde = false;
  private pending: { next: boolean; ofFewOdes: boolean; tone?: number | undefined; model: boolean; acrostic: boolean } =
    {
      next: false,
      ofFewOdes: false,
      model: false,
      acrostic: false,
    };
  private marker: 'slava' | 'i-nyne' | undefined;
  private role: Role | undefined;
  private tone: number | undefined;
  private lastTone: number | undefined;
  private model: string | undefined;
  private heading: string[] = [];
  private acrostic: Passage | undefined;
  private rubrics: string[] = [];
  private service = '';
  private kind: HymnKind | undefined;
  private started = false;
  private afterKatavasia = false;
  private isMixed = false;

  constructor(script: Script, wording: Wording) {
    this.script = script;
    this.misleading = new Misleading(wording.places);
    this.refrains = wording.refrains.map((words) => new RegExp(`^(?:${words})(?![а-я])`));
    this.notes = wording.notes.map((words) => new RegExp(`^(?:${words})$`));
  }

  finish(): ReadChapter {
    this.doubts.push(...this.misleading.missing());
    return { canons: this.rows.canons, hymns: this.hymns, doubts: this.doubts, title: this.title.join(' ') };
  }

  doubt(line: number, what: string, words: string): void {
    this.doubts.push({ line, what, words });
  }

  /** `isMixed` means that the paragraph is partly red: then first words in black may belong to an instruction. */
  run(run: ColouredRun, isMixed: boolean): void {
    this.isMixed = isMixed;
    const otherwise = this.misleading.at(run, this.script.plain(run.text));
    if (!otherwise) {
      this.colour(run);
      return;
    }
    if (otherwise.before) this.colour(otherwise.before);
    if (otherwise.canon !== undefined) this.rows.turnTo(otherwise.canon);
    if (otherwise.rubric !== '') this.red(run, otherwise.rubric);
    if (otherwise.after) this.colour(otherwise.after);
  }

  private colour(run: ColouredRun): void {
    const plain = this.script.plain(run.text);
    if (run.red) this.red(run, plain);
    else this.black(run, plain);
  }

  private red(run: ColouredRun, plain: string): void {
    if (!this.started) this.title.push(plain);
    const marks = readRubric(plain);
    this.heading.push(plain);
    this.rubrics.push(plain);
    if (this.inOde && /^(?:таже|и поклон)(?![а-я])/.test(plain) && marks.length === 0) {
      this.slot = { is: 'after' };
      return;
    }
    const another = this.another(plain, marks);
    if (marks.length === 0 && this.slot.is === 'irmos' && / .*:$/.test(plain) && isBegun(plain)) {
      this.black(run, plain);
      return;
    }
    if (marks.length === 0 && !another) {
      if (this.inOde && !this.isNote(plain)) this.doubt(run.line, 'a rubric of an ode is not known', plain);
      return;
    }
    this.started ||= marks.some(({ kind }) => kind === 'hymn' || kind === 'other' || kind === 'ode');
    this.marker = undefined;
    this.role = undefined;
    if (this.inOde && /^тропарь[.:]$/.test(plain)) {
      this.slot = { is: 'troparion' };
      return;
    }
    if (this.afterKatavasia && /^другий/.test(plain)) {
      this.slot = { is: 'skipped' };
      return;
    }
    if (this.inOde && /^таже(?![а-я])/.test(plain) && !marks.some(beginsAnew)) {
      this.slot = { is: 'after' };
      return;
    }
    if (this.inOde && REFRAIN.test(plain) && !/катаваси/.test(plain)) {
      this.slot = { is: 'refrain' };
      return;
    }
    for (const mark of hymnFirst(marks)) this.mark(mark, run);
    if (another) this.slot = { is: 'hymn', kind: another };
    const isProse = plain.split(' ').length > LONG_RUBRIC && !plain.endsWith(':');
    if (isProse && this.slot.is === 'hymn') this.slot = { is: 'skipped' };
  }

  /** The kind of the last hymn, if a rubric begins another of the same kind. */
  private another(plain: string, marks: readonly Mark[]): HymnKind | undefined {
    const isToneOnly = marks.every(({ kind }) => kind === 'tone' || kind === 'next' || kind === 'model');
    return this.slot.is === 'taken' && isToneOnly && ANOTHER.test(plain) ? this.slot.kind : undefined;
  }

  private isNote(plain: string): boolean {
    return this.notes.some((note) => note.test(plain));
  }

  private mark(mark: Mark, run: ColouredRun): void {
    switch (mark.kind) {
      case 'ode':
        this.startOde(mark.number, run);
        break;
      case 'irmos':
        this.irmos(mark.same, mark.more ?? false, run);
        break;
      case 'next':
        this.pending.next = true;
        break;
      case 'canon':
        if (this.inOde) this.pending.next = true;
        this.pending.ofFewOdes = mark.ofFewOdes;
        this.slot = { is: 'skipped' };
        this.inOde = false;
        break;
      case 'acrostic':
        this.pending.acrostic = true;
        break;
      case 'tone':
        this.tone = mark.tone === 'same' ? this.lastTone : mark.tone;
        this.lastTone = this.tone;
        this.pending.tone = this.inOde && this.rows.setTone(this.tone) ? undefined : this.tone;
        break;
      case 'model':
        this.pending.model = true;
        break;
      case 'slava':
      case 'i-nyne':
        this.marker = mark.kind;
        this.again();
        break;
      case 'role':
        this.role = mark.role;
        this.again();
        break;
      case 'hymn':
        this.hymn(mark.hymn);
        break;
      case 'other':
        this.other(mark.part);
        break;
      case 'service':
        this.service = mark.service;
        this.inOde = false;
        this.slot = { is: 'skipped' };
        this.kind = undefined;
        break;
      case 'reference':
        break;
    }
  }

  /** Слава, И ныне and a theotokion continue what was read before them. */
  private again(): void {
    if (this.inOde) this.slot = { is: 'troparion' };
    else if (this.kind) this.slot = { is: 'hymn', kind: this.kind };
  }

  private hymn(kind: HymnKind): void {
    this.pending.next = false;
    this.marker = undefined;
    this.role = undefined;
    if (kind === 'katavasia') {
      this.slot = { is: 'hymn', kind };
      this.afterKatavasia = true;
      return;
    }
    if (!AT_THE_END.has(kind) && (this.rows.current?.ode ?? 0) >= 9) this.rows.close();
    this.inOde = false;
    this.tone = undefined;
    this.kind = kind;
    this.slot = { is: 'hymn', kind };
  }

  private other(part: string): void {
    if (this.inOde && (part === 'verse' || part === 'refrain')) {
      this.slot = { is: 'passed' };
      return;
    }
    this.inOde = false;
    this.kind = undefined;
    this.slot = { is: 'skipped' };
    if (part === 'stichera' && (this.rows.current?.ode ?? 0) >= 9) this.rows.close();
  }

  private startOde(number: number, run: ColouredRun): void {
    const isNext = this.pending.next && this.pending.ofFewOdes;
    this.pending.next = false;
    this.rows.startOde(number, isNext, this.headingOf(run));
    this.enterOde();
  }

  private nextCanon(run: ColouredRun): void {
    this.pending.next = false;
    const ode = this.rows.current?.ode;
    if (ode === undefined) return;
    const isKnown = this.rows.nextCanon(this.headingOf(run));
    if (!isKnown) this.doubt(run.line, `ode ${ode} has one more canon than the first ode`, this.script.plain(run.text));
    this.enterOde();
  }

  private headingOf({ line, page }: ColouredRun): Heading {
    return { words: this.heading.slice(-8).join(' '), tone: this.pending.tone, acrostic: this.acrostic, line, page };
  }

  private enterOde(): void {
    this.acrostic = undefined;
    this.pending.acrostic = false;
    this.pending.tone = undefined;
    this.afterKatavasia = false;
    this.inOde = true;
    this.kind = undefined;
    this.slot = { is: 'troparion' };
  }

  private irmos(same: boolean, more: boolean, run: ColouredRun): void {
    if (!this.rows.current) return;
    if (!more && !this.pending.next && this.inOde && this.rows.isTurnOfNext()) {
      if (same) this.nextCanon(run);
      else {
        this.slot = { is: 'another irmos' };
        return;
      }
    } else if (!more && this.pending.next) this.nextCanon(run);
    const ode = this.rows.openOde;
    if (!ode || !this.inOde) return;
    if (!more && ode.items.some(({ role }) => role === 'irmos')) {
      // The irmos is sung again at the end of an ode: the Triodia print it there in full.
      this.afterKatavasia = true;
      this.slot = { is: 'hymn', kind: 'katavasia' };
      return;
    }
    this.pending.acrostic = false;
    if (!same) {
      this.slot = { is: 'irmos' };
      return;
    }
    ode.items.push({ role: 'irmos', church: '', begun: false, same: true, line: run.line, page: run.page });
    this.slot = { is: 'troparion' };
  }

  private black(run: ColouredRun, plain: string): void {
    const passage = { church: run.text, line: run.line, page: run.page };
    if (this.pending.model) {
      this.pending.model = false;
      if (isBegun(plain) || isShort(plain)) {
        this.model = plain;
        return;
      }
    }
    if (this.pending.acrostic) {
      this.pending.acrostic = false;
      this.acrostic = passage;
      return;
    }
    if (this.pending.next && this.inOde) this.nextCanon(run);
    this.take(passage, plain, run);
  }

  private take(passage: Passage, plain: string, run: ColouredRun): void {
    const slot = this.slot;
    switch (slot.is) {
      case 'irmos':
        this.rows.openOde?.items.push({ role: 'irmos', ...passage, begun: isBegun(plain) || isShort(plain) });
        this.slot = { is: 'troparion' };
        this.heading = [];
        break;
      case 'another irmos':
        this.anotherIrmos(passage, plain, run);
        break;
      case 'troparion':
        this.troparion(passage, plain, run);
        break;
      case 'passed':
        this.slot = { is: 'troparion' };
        if (!isBegun(plain) && !this.isRefrain(plain))
          this.doubt(run.line, 'a text of an ode is passed over', firstWords(plain));
        break;
      case 'refrain':
        this.slot = { is: 'troparion' };
        if (plain.split(' ').length > REFRAIN_WORDS) this.troparion(passage, plain, run);
        break;
      case 'hymn':
        this.keep(slot.kind, passage, plain);
        break;
      case 'after':
        if (!isBegun(plain) && !this.isRefrain(plain)) {
          this.doubt(run.line, 'a text after the end of an ode', firstWords(plain));
        }
        break;
      case 'taken':
        if (isBegun(plain)) break;
        this.doubt(run.line, `more paragraphs after a ${slot.kind}`, firstWords(plain));
        this.slot = { is: 'skipped' };
        break;
      case 'none':
        this.title.push(plain);
        break;
      case 'skipped':
        if (this.afterKatavasia && this.inOde && !isBegun(plain)) {
          this.doubt(run.line, 'a text after a katavasia is passed over', firstWords(plain));
        }
        break;
    }
    this.rubrics = [];
    this.role = undefined;
    this.marker = undefined;
    this.model = undefined;
  }

  /**
   * An irmos after troparia: the complete text of the begun one, or the irmos of the next canon, which has no heading.
   */
  private anotherIrmos(passage: Passage, plain: string, run: ColouredRun): void {
    const irmos = this.rows.openOde?.items.find(({ role }) => role === 'irmos');
    if (irmos?.begun && begins(plain, this.script.plain(irmos.church))) {
      this.afterKatavasia = true;
      this.keep('katavasia', passage, plain);
      return;
    }
    this.nextCanon(run);
    this.slot = { is: 'irmos' };
    this.take(passage, plain, run);
  }

  private troparion(passage: Passage, plain: string, run: ColouredRun): void {
    const ode = this.rows.openOde;
    if (!ode) return;
    if (this.isRefrain(plain)) return;
    const isMentioned = this.isMixed && isBegun(plain) && !this.marker && !this.role;
    if (isMentioned && ode.items.length > 0) return;
    if (ode.items.length === 0) {
      this.doubt(run.line, `ode ${ode.number} begins without the word irmos`, firstWords(plain));
      ode.items.push({ role: 'irmos', ...passage, begun: isBegun(plain) });
      return;
    }
    ode.items.push({
      role: this.role ?? 'troparion',
      ...(this.marker && { marker: this.marker }),
      ...passage,
      begun: isBegun(plain),
    });
    this.heading = [];
    if (run.text === '') this.doubt(run.line, 'an empty troparion', '');
  }

  private isRefrain(plain: string): boolean {
    const words = plain.replace(/[.,:;!?]/g, '');
    if (words.split(' ').length > REFRAIN_WORDS) return false;
    return this.refrains.some((beginning) => beginning.test(words));
  }

  private keep(kind: HymnKind, passage: Passage, plain: string): void {
    if (kind === 'katavasia') {
      if (!isBegun(plain)) this.rows.setKatavasia(passage);
      this.slot = { is: 'skipped' };
      return;
    }
    const row = this.rows.current;
    this.hymns.push({
      kind,
      number: this.hymns.filter((hymn) => hymn.kind === kind).length + 1,
      tone: this.tone,
      ...(this.model !== undefined && { model: this.model }),
      ...(this.marker && { marker: this.marker }),
      ...(this.role && { role: this.role }),
      rubric: this.rubrics.join(' '),
      service: this.service,
      ...(row && { afterOde: row.ode, group: row.number }),
      begun: isBegun(plain) || isShort(plain),
      ...passage,
    });
    this.heading = [];
    this.slot = { is: 'taken', kind };
  }
}

/** Whether a mark begins another text, so that “Таже” before it does not end the ode. */
function beginsAnew(mark: Mark): boolean {
  return (
    mark.kind === 'irmos' ||
    mark.kind === 'hymn' ||
    mark.kind === 'canon' ||
    (mark.kind === 'other' && mark.part === 'stichera')
  );
}

/** The tone of a hymn is before or after its name: “Тропарь, глас 1”, “Глас тойже. Кондак”. */
function hymnFirst(marks: readonly Mark[]): Mark[] {
  const isTone = ({ kind }: Mark) => kind === 'tone';
  const at = marks.findLastIndex(({ kind }) => kind === 'hymn');
  const tone = marks.findIndex(isTone);
  if (at < 0 || tone < 0 || tone > at || marks.slice(at).some(isTone)) return [...marks];
  return [...marks, marks.filter(isTone).at(-1) as Mark];
}
