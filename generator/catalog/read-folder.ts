import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { IconData } from '../../schemas/types.ts';
import { CONTENT_ID, fileNameOfId, idOfFileName } from '../contract/ids.ts';
import { ICONS_FOLDER } from '../contract/paths.ts';
import { type Message, message } from '../messages/message.ts';
import type { DataFiles, TableEntries } from './data-files.ts';
import { daysOfMonth, julianOfCivil, meantDay } from './days-of-month.ts';
import { namesIn } from './disk.ts';
import { DATA_NAMES, STAGED_IMPORT, UNFINISHED_IMPORT } from './folders.ts';
import { kindOfText } from './placed-entries.ts';
import { fileProblem, type Problem } from './problem.ts';
import { type DataPath, Entry, type Source } from './source.ts';
import { allowedNames, EACH, ofTables, type Table } from './tables.ts';
import { type Unreadable, unreadableEntry, unreadableFile } from './unreadable.ts';
import type { ReadValidated } from './validated-file.ts';

/** Files for people and for publishing, which are not read. */
const FOR_PEOPLE = /^(?:.*(?<!\.ya?ml)\.(?:md|txt)|LICEN[CS]E|COPYING|NOTICE|package\.json)$/;

/** What to say about a file that nothing reads in a folder of files with fixed names. */
const HINTS: Readonly<Record<string, Message>> = {
  menologion: message('monthFiles'),
  commemorations: message('factsFiles'),
  readings: message('readingFiles', allowedNames('readings')),
  books: message('useNames', allowedNames('books')),
};

/**
 * Reads all files of a data folder and checks each against its schema. The first folder must be complete; a pack has
 * only the files that it adds to. `files` is what can be used; null if there is no folder. `keys` has the digests of its
 * files by their names.
 */
export function readFolder(
  folder: string,
  isPack: boolean,
  readValidated: ReadValidated,
): { files: DataFiles | null; problems: Problem[]; keys: ReadonlyMap<string, string> } {
  const missing = missingFolder(folder);
  if (missing.length > 0) return { files: null, problems: missing, keys: new Map() };
  const reader = new Reader(folder, isPack, readValidated);
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
  private readonly readValidated: ReadValidated;
  private readonly unreadable: Unreadable[] = [];
  private readonly listed = new Map<string, readonly string[]>();
  private readonly sources = new Map<string, Source<unknown> | undefined>();

  constructor(folder: string, isPack: boolean, readValidated: ReadValidated) {
    this.folder = folder;
    this.isPack = isPack;
    this.readValidated = readValidated;
  }

  read(): DataFiles {
    if (this.isUnfinishedImport()) this.problems.push(fileProblem(this.folder, message('importUnfinished')));
    for (const name of this.names('')) {
      if (name === UNFINISHED_IMPORT) continue;
      if (!DATA_NAMES.includes(name) && !FOR_PEOPLE.test(name))
        this.unexpected(name, DATA_NAMES, message('useNames', DATA_NAMES));
    }
    for (const [folder, hint] of Object.entries(HINTS)) {
      const known = allowedNames(folder);
      for (const name of this.names(folder))
        if (!known.includes(name)) this.unexpected(`${folder}/${name}`, known, hint);
    }
    const tables = ofTables((table) => this.items(table)) as unknown as TableEntries;
    this.checkPictures(tables.icons);
    return { ...tables, unreadable: this.unreadable };
  }

  /** Whether an import has replaced only a part of the files, or has been stopped before it wrote the first pack. */
  private isUnfinishedImport(): boolean {
    const isFirst = this.isPack && this.names('').length === 0;
    return this.holds(UNFINISHED_IMPORT) || (isFirst && existsSync(path.join(this.folder, STAGED_IMPORT)));
  }

  private items<Item>(table: Table<Item>): Item[] {
    const files = table.files.flatMap((file) =>
      path.basename(file) === EACH ? this.filesIn(path.dirname(file)) : file,
    );
    return files.flatMap((file) => {
      const source = this.source(file, table);
      return source ? entriesIn(source, table.where).map((entry) => table.item(entry, file)) : [];
    });
  }

  /** The files of a folder in which they may have many names. */
  private filesIn(folder: string): string[] {
    return folder === 'texts' ? this.textFiles() : this.names(folder).map((name) => `${folder}/${name}`);
  }

  /** The part of a file that matches its schema, or undefined if nothing can be used or the folder may lack the file. */
  private source(name: string, table: Table<unknown>): Source<unknown> | undefined {
    if (!this.sources.has(name)) this.sources.set(name, this.newSource(name, table));
    return this.sources.get(name);
  }

  private newSource(name: string, { schemas: [schema], isOptional }: Table<unknown>): Source<unknown> | undefined {
    if (isOptional && !this.holds(name)) return undefined;
    if (this.isMisnamed(name) || (this.isPack && !this.holds(name))) return undefined;
    const file = path.join(this.folder, name);
    const kind = kindOfText(path.basename(name));
    const { source, problems, invalid, key } = this.readValidated<unknown>(file, kind ? `texts/${kind}` : schema);
    this.problems.push(...problems);
    this.unreadable.push(...invalid.map(({ entry, wrong }) => unreadableEntry(name, entry, wrong)));
    if (!source && invalid.length === 0) this.unreadable.push(unreadableFile(name, file));
    if (key) this.keys.set(file, key);
    if (source && schema === 'menologion') this.checkDays(source, path.basename(name, '.yaml'));
    return source;
  }

  /** Whether the unreadable parts of a file may mention a name. */
  private mayBeLeft(file: string, name: string): boolean {
    return this.unreadable.some((one) => one.name === file && (one.words?.includes(name) ?? true));
  }

  /**
   * Whether the file exists under a name that nothing reads. Then this is reported, and not that the file is missing.
   */
  private isMisnamed(name: string): boolean {
    if (this.holds(name)) return false;
    const folder = path.dirname(name).replace(/^\.$/, '');
    const other = this.names(folder).find((one) => meantName(one) === path.basename(name));
    if (other !== undefined) this.unreadable.push(unreadableFile(name, path.join(this.folder, folder, other)));
    return other !== undefined;
  }

  /** Reports pictures that the list of icons does not name, if the list can be read. */
  private checkPictures(icons: readonly Entry<IconData>[]): void {
    const list = 'icons.yaml';
    if (!this.sources.get(list) && (!this.isPack || this.holds(list))) return;
    for (const name of this.names(ICONS_FOLDER)) {
      if (!icons.some(({ value }) => value.file === name) && !this.mayBeLeft(list, name))
        this.unexpected(`${ICONS_FOLDER}/${name}`, [], message('undescribedPicture'));
    }
  }

  private checkDays(source: Source<unknown>, month: string): void {
    const days = Object.keys(source.value as object);
    const wanted = daysOfMonth(month);
    const wrong = days.filter((day) => !wanted.includes(day));
    const invalid = this.unreadable.flatMap(({ entry }) =>
      entry?.source.file === source.file && entry.path.length === 1 ? String(entry.path[0]) : [],
    );
    const there = [...days, ...wrong.map(julianOfCivil), ...invalid.map((day) => meantDay(day, month) ?? day)];
    const missing = this.isPack ? [] : wanted.filter((day) => !there.includes(day));
    this.problems.push(
      ...wrong.map((day) => source.problemOfKey([day], dayOfOther(day, month))),
      ...missing.map((day) => source.problem([], message('missingDay', day))),
    );
  }

  private textFiles(): string[] {
    return this.names('texts').flatMap((folder) => {
      const id = idOfFileName(folder);
      if (CONTENT_ID.test(id) && fileNameOfId(id) === folder) {
        return this.names(`texts/${folder}`).flatMap((name) => this.textFile(`texts/${folder}/${name}`) ?? []);
      }
      this.unexpected(`texts/${folder}`, [], message('textFolders'));
      return [];
    });
  }

  private textFile(file: string): string | undefined {
    if (kindOfText(path.basename(file))) return file;
    const meant = meantName(path.basename(file));
    this.unexpected(file, kindOfText(meant) ? [meant] : [], message('textFiles'));
    return undefined;
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
  private unexpected(name: string, known: readonly string[], hint: Message): void {
    const meant = meantName(path.basename(name));
    const isMisnamed = known.includes(meant) && !this.holds(path.join(path.dirname(name), meant));
    this.problems.push(
      fileProblem(path.join(this.folder, name), message('nothingReads', isMisnamed ? message('rename', meant) : hint)),
    );
  }
}

/** What to say about a day that is not in the month of its file: it may be a civil date. */
function dayOfOther(day: string, month: string): Message {
  const julian = julianOfCivil(day);
  const isCivil = !day.startsWith(month) && julian.startsWith(month);
  return isCivil ? message('civilDayOfMonth', day, month, julian) : message('noDayOfMonth', day, month);
}

/** The entries of a file, without empty places. */
function entriesIn(source: Source<unknown>, where: readonly string[]): Entry<unknown>[] {
  const within = (value: unknown, path: DataPath, [step, ...rest]: readonly string[]): Entry<unknown>[] => {
    if (step === undefined) return [new Entry(source, path, value)];
    const parts = value as Readonly<Record<string | number, unknown>> | undefined;
    const steps = step === EACH ? stepsIn(value) : [step];
    return steps.flatMap((next) => within(parts?.[next], [...path, next], rest));
  };
  return within(source.value, [], where);
}

/** The positions of a list or the keys of a mapping. */
function stepsIn(value: unknown): (string | number)[] {
  return Array.isArray(value) ? value.flatMap((_, i) => [i]) : Object.keys(value ?? {});
}

/** The name that was probably meant by `07.yml`, `7.yaml` or `names.yaml.txt`. */
function meantName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.txt$/, '')
    .replace(/\.yml$/, '.yaml')
    .replace(/^(\d\.yaml)$/, '0$1');
}
