import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type {
  Acts,
  AliasList,
  BookList,
  BookWording,
  CapitalTables,
  Commemorations,
  Fasting,
  GeneralServices,
  IconList,
  Labels,
  Licenses,
  MenologionMonth,
  Misprints,
  Movable,
  Names,
  PrintedPlaces,
  ReadingCommons,
  ReadingCycle,
  ReadingOccasions,
  ReadingUsage,
  RefusedDomains,
  Related,
  RetiredIds,
  ScriptTables,
  Sources,
  SurnameTables,
  Types,
  WhoseTexts,
} from '../../schemas/types.ts';
import { CONTENT_ID, fileNameOfId, idOfFileName } from '../contract/ids.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '../contract/languages.ts';
import { ICONS_FOLDER } from '../contract/paths.ts';
import { type Message, message } from '../messages/message.ts';
import type { BookFiles, DataFiles, FactsPlace, ReadingFiles, TextFile } from './data-files.ts';
import { daysOfMonth, julianOfCivil, meantDay } from './days-of-month.ts';
import { namesIn } from './disk.ts';
import { DATA_NAMES, STAGED_IMPORT, UNFINISHED_IMPORT } from './folders.ts';
import { type LeftOut, leftEntry, leftFile } from './left-out.ts';
import { MONTH_NUMBERS } from './months.ts';
import { fileProblem, type Problem } from './problem.ts';
import type { ReadShaped } from './shaped.ts';
import { Entry, entriesOf, type Source } from './source.ts';

const MONTH_FILES = MONTH_NUMBERS.map((month) => `${month}.yaml`);
/** Files for people and for publishing, which are not read. */
const FOR_PEOPLE = /^(?:.*(?<!\.ya?ml)\.(?:md|txt)|LICEN[CS]E|COPYING|NOTICE|package\.json)$/;
const FACTS = [...MONTH_FILES, 'movable.yaml'];
const READINGS = ['commons.yaml', 'cycle.yaml', 'days.yaml', 'saints.yaml', 'usage.yaml'];
const TEXT_NAME = new RegExp(
  `^(?:(hymnography|hagiography)|(canon|akathist)-([1-9]\\d?)\\.(${TEXT_LANGUAGES.join('|')}))\\.yaml$`,
);

/**
 * Reads all files of a data folder and checks each against its schema. The first folder must be complete; a pack has
 * only the files that it adds to. `files` is what can be used; null if there is no folder. `keys` has the digests of its
 * files by their names.
 */
export function readFolder(
  folder: string,
  isPack: boolean,
  readShaped: ReadShaped,
): { files: DataFiles | null; problems: Problem[]; keys: ReadonlyMap<string, string> } {
  const missing = missingFolder(folder);
  if (missing.length > 0) return { files: null, problems: missing, keys: new Map() };
  const reader = new Reader(folder, isPack, readShaped);
  const files = reader.read();
  return { files, problems: reader.problems, keys: reader.keys };
}

/** The problem of a missing folder; none if the folder exists. */
export function missingFolder(folder: string): Problem[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? []
    : [fileProblem(folder, message('noDataFolder'))];
}

class Reader {
  readonly problems: Problem[] = [];
  readonly keys = new Map<string, string>();
  private readonly folder: string;
  private readonly isPack: boolean;
  private readonly readShaped: ReadShaped;
  private readonly left: LeftOut[] = [];
  private readonly listed = new Map<string, readonly string[]>();

  constructor(folder: string, isPack: boolean, readShaped: ReadShaped) {
    this.folder = folder;
    this.isPack = isPack;
    this.readShaped = readShaped;
  }

  read(): DataFiles {
    if (this.isUnfinishedImport()) this.problems.push(fileProblem(this.folder, message('importUnfinished')));
    for (const name of this.names('')) {
      if (name === UNFINISHED_IMPORT) continue;
      if (!DATA_NAMES.includes(name) && !FOR_PEOPLE.test(name))
        this.stray(name, DATA_NAMES, message('useNames', DATA_NAMES));
    }
    const labels = this.source<Labels>('labels.yaml', 'labels');
    const fasting = this.source<Fasting>('fasting.yaml', 'fasting');
    const general = this.holds('general-services.yaml')
      ? this.source<GeneralServices>('general-services.yaml', 'general-services')
      : undefined;
    const optional = <T>(name: string) => (this.holds(`${name}.yaml`) ? this.list<T>(`${name}.yaml`, name) : []);
    const fromLabels = <K extends keyof Labels>(key: K) => this.part<NonNullable<Labels[K]>[number]>(labels, key);
    return {
      types: this.list<Types[number]>('types.yaml', 'types'),
      ranks: fromLabels('ranks'),
      kinds: fromLabels('kinds'),
      foods: fromLabels('foods'),
      narratives: fromLabels('narratives'),
      weekdays: fromLabels('weekdays'),
      months: fromLabels('months'),
      feeds: fromLabels('feeds'),
      textTitles: fromLabels('texts'),
      icons: this.icons(),
      fixed: this.months().flatMap((source) =>
        Object.entries(source.value).flatMap(([monthDay, entries]) =>
          entries.flatMap((value, i) => [{ monthDay, entry: new Entry(source, [monthDay, i], value) }]),
        ),
      ),
      retiredIds: this.list<RetiredIds[number]>('retired-ids.yaml', 'retired-ids'),
      movable: this.list<Movable[number]>('movable.yaml', 'movable'),
      facts: this.facts(),
      names: optional<Names[number]>('names'),
      surnames: this.table<SurnameTables>('surnames'),
      related: optional<Related[number]>('related'),
      acts: optional<Acts[number]>('acts'),
      sources: optional<Sources[number]>('sources'),
      licenses: optional<Licenses[number]>('licenses'),
      seasons: Object.entries(fasting?.value.seasons ?? {}).map(([id, season]) => ({
        id,
        entry: new Entry(fasting as Source<Fasting>, ['seasons', id], season),
      })),
      fasting: this.part<Fasting['rules'][number]>(fasting, 'rules'),
      aliases: this.list<AliasList[number]>('aliases.yaml', 'aliases'),
      generalServices: this.part<GeneralServices['services'][number]>(general, 'services'),
      otherWords: this.part<string>(general, 'otherWords'),
      refusedDomains: this.list<RefusedDomains[number]>('refused-domains.yaml', 'refused-domains'),
      texts: this.texts(),
      scripture: fromLabels('scripture'),
      readingWords: fromLabels('readings'),
      ruleWords: fromLabels('rules'),
      readings: this.readings(),
      books: this.books(),
      left: this.left,
    };
  }

  /** Whether an import has replaced only a part of the files, or has been stopped before it wrote the first pack. */
  private isUnfinishedImport(): boolean {
    const isFirst = this.isPack && this.names('').length === 0;
    return this.holds(UNFINISHED_IMPORT) || (isFirst && existsSync(path.join(this.folder, STAGED_IMPORT)));
  }

  private facts(): FactsPlace[] {
    return this.names('commemorations').flatMap((name) => {
      if (!FACTS.includes(name)) {
        this.stray(`commemorations/${name}`, FACTS, message('factsFiles'));
        return [];
      }
      const source = this.source<Commemorations>(`commemorations/${name}`, 'commemorations');
      const file = path.basename(name, '.yaml');
      return Object.entries(source?.value ?? {}).map(([id, facts]) => ({
        id,
        file,
        entry: new Entry(source as Source<unknown>, [id], facts),
      }));
    });
  }

  private readings(): ReadingFiles {
    for (const name of this.names('readings')) {
      if (!READINGS.includes(name)) this.stray(`readings/${name}`, READINGS, message('readingFiles', READINGS));
    }
    const cycle = this.source<ReadingCycle>('readings/cycle.yaml', 'readings/cycle');
    const usage = this.source<ReadingUsage>('readings/usage.yaml', 'readings/usage');
    return {
      cycleDays: this.part<ReadingCycle['days'][number]>(cycle, 'days'),
      cycleWeeks: this.part<ReadingCycle['weeks'][number]>(cycle, 'weeks'),
      usage: usage ? [new Entry(usage, [], usage.value)] : [],
      commons: this.list<ReadingCommons[number]>('readings/commons.yaml', 'readings/commons'),
      days: this.list<ReadingOccasions[number]>('readings/days.yaml', 'readings/occasions'),
      saints: this.list<ReadingOccasions[number]>('readings/saints.yaml', 'readings/occasions'),
    };
  }

  private list<T>(name: string, schema: string): Entry<T>[] {
    const source = this.source<readonly T[]>(name, schema);
    return source ? entriesOf(source) : [];
  }

  /** A file that is one entry and need not exist. */
  private table<T>(name: string): Entry<T> | null {
    const file = `${name}.yaml`;
    const source = this.holds(file) ? this.source<T>(file, name) : undefined;
    return source ? new Entry(source, [], source.value) : null;
  }

  private part<T>(source: Source<unknown> | undefined, key: string): Entry<T>[] {
    const values = (source?.value as Record<string, readonly T[]> | undefined)?.[key] ?? [];
    return values.flatMap((value, i) => [new Entry(source as Source<unknown>, [key, i], value)]);
  }

  /**
   * The part of a file that matches its schema, or undefined if nothing can be used or a pack does not have the file.
   */
  private source<T>(name: string, schema: string): Source<T> | undefined {
    if (this.isMisnamed(name) || (this.isPack && !this.holds(name))) return undefined;
    const file = path.join(this.folder, name);
    const { source, problems, left, key } = this.readShaped<T>(file, schema);
    this.problems.push(...problems);
    this.left.push(...left.map(({ entry, wrong }) => leftEntry(name, entry, wrong)));
    if (!source && left.length === 0) this.left.push(leftFile(name, file));
    if (key) this.keys.set(file, key);
    return source;
  }

  /** Whether the parts of a file that were left out may mention a name. */
  private mayBeLeft(file: string, name: string): boolean {
    return this.left.some((left) => left.name === file && (left.words?.includes(name) ?? true));
  }

  /**
   * Whether the file exists under a name that nothing reads. Then this is reported, and not that the file is missing.
   */
  private isMisnamed(name: string): boolean {
    if (this.holds(name)) return false;
    const folder = path.dirname(name).replace(/^\.$/, '');
    const other = this.names(folder).find((one) => meantName(one) === path.basename(name));
    if (other !== undefined) this.left.push(leftFile(name, path.join(this.folder, folder, other)));
    return other !== undefined;
  }

  /** The list of icons; reports pictures that it does not name. */
  private icons(): Entry<IconList[number]>[] {
    const list = this.source<IconList>('icons.yaml', 'icons');
    if (!list && (!this.isPack || this.holds('icons.yaml'))) return [];
    const named = list?.value.map(({ file }) => file) ?? [];
    for (const name of this.names(ICONS_FOLDER)) {
      if (!named.includes(name) && !this.mayBeLeft('icons.yaml', name))
        this.stray(`${ICONS_FOLDER}/${name}`, [], message('undescribedPicture'));
    }
    return list ? entriesOf(list) : [];
  }

  private months(): Source<MenologionMonth>[] {
    for (const name of this.names('menologion')) {
      if (!MONTH_FILES.includes(name)) this.stray(`menologion/${name}`, MONTH_FILES, message('monthFiles'));
    }
    return MONTH_FILES.flatMap((month) => {
      const source = this.source<MenologionMonth>(`menologion/${month}`, 'menologion');
      if (source) this.checkDays(source, path.basename(month, '.yaml'));
      return source ?? [];
    });
  }

  private checkDays(source: Source<MenologionMonth>, month: string): void {
    const days = Object.keys(source.value);
    const wanted = daysOfMonth(month);
    const wrong = days.filter((day) => !wanted.includes(day));
    const unsound = this.left.flatMap(({ entry }) =>
      entry?.source.file === source.file && entry.path.length === 1 ? String(entry.path[0]) : [],
    );
    const there = [...days, ...wrong.map(julianOfCivil), ...unsound.map((day) => meantDay(day, month) ?? day)];
    const missing = this.isPack ? [] : wanted.filter((day) => !there.includes(day));
    this.problems.push(
      ...wrong.map((day) => source.problemOfKey([day], dayOfOther(day, month))),
      ...missing.map((day) => source.problem([], message('missingDay', day))),
    );
  }

  private texts(): TextFile[] {
    return this.names('texts').flatMap((folder) => {
      const id = idOfFileName(folder);
      if (!CONTENT_ID.test(id) || fileNameOfId(id) !== folder) {
        this.stray(`texts/${folder}`, [], message('textFolders'));
        return [];
      }
      return this.names(`texts/${folder}`).flatMap((name) => this.text(id, `${folder}/${name}`) ?? []);
    });
  }

  private text(id: string, name: string): TextFile | undefined {
    const [, single, piece, number, lang] = TEXT_NAME.exec(path.basename(name)) ?? [];
    const kind = single ?? piece;
    if (kind === undefined) {
      const meant = meantName(path.basename(name));
      this.stray(`texts/${name}`, TEXT_NAME.test(meant) ? [meant] : [], message('textFiles'));
      return undefined;
    }
    const source = this.source(`texts/${name}`, `texts/${kind}`);
    if (!source) return undefined;
    const entry = new Entry(source, [], source.value);
    const rest = piece === undefined ? {} : { number: Number(number), lang: lang as TextLanguage };
    return { id, name, kind, entry, ...rest } as TextFile;
  }

  private books(): BookFiles {
    const optional = <T>(name: string) => this.table<T>(`books/${name}`);
    const entries = <T>(list: Entry<readonly T[]> | null) =>
      list ? entriesOf(list.source as Source<readonly T[]>) : [];
    return {
      list: entries(optional<BookList>('books')),
      script: optional<ScriptTables>('script'),
      capitals: optional<CapitalTables>('capitals'),
      wording: optional<BookWording>('wording'),
      places: entries(optional<PrintedPlaces>('places')),
      misprints: entries(optional<Misprints>('misprints')),
      whose: this.names('books/whose').flatMap((name) => {
        const source = this.source<WhoseTexts>(`books/whose/${name}`, 'books/whose');
        return source ? entriesOf(source).map((entry) => ({ book: path.basename(name, '.yaml'), entry })) : [];
      }),
    };
  }

  /** The names in a folder; none if there is no such folder. */
  private names(folder: string): readonly string[] {
    const known = this.listed.get(folder);
    if (known) return known;
    const read = folder === '' || this.holds(folder) ? namesIn(path.join(this.folder, folder)) : { names: [] };
    if ('problem' in read) this.problems.push(read.problem);
    const names = 'names' in read ? read.names : [];
    this.listed.set(folder, names);
    return names;
  }

  /** Whether a name is in its folder, even if it is a link to nothing. */
  private holds(name: string): boolean {
    return this.names(path.dirname(name).replace(/^\.$/, '')).includes(path.basename(name));
  }

  /** A file that nothing reads usually has a mistake in its name. */
  private stray(name: string, known: readonly string[], hint: Message): void {
    const meant = meantName(path.basename(name));
    const isSlip = known.includes(meant) && !this.holds(path.join(path.dirname(name), meant));
    this.problems.push(
      fileProblem(path.join(this.folder, name), message('nothingReads', isSlip ? message('rename', meant) : hint)),
    );
  }
}

/** What to say about a day that is not in the month of its file: it may be a civil date. */
function dayOfOther(day: string, month: string): Message {
  const julian = julianOfCivil(day);
  const isCivil = !day.startsWith(month) && julian.startsWith(month);
  return isCivil ? message('civilDayOfMonth', day, month, julian) : message('noDayOfMonth', day, month);
}

/** The name that was probably meant by `07.yml`, `7.yaml` or `names.yaml.txt`. */
function meantName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.txt$/, '')
    .replace(/\.yml$/, '.yaml')
    .replace(/^(\d\.yaml)$/, '0$1');
}
