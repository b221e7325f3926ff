import { datasetMonth } from '../../contract/dataset-file.ts';
import type { DailyEndpoint } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { BASE_PATH, datasetFile, datasetsFolder, dayFile, feedsFolder, yearFolder } from '../../contract/paths.ts';
import type { Day } from '../../days/day.ts';
import { daysOf } from '../../days/year.ts';
import { lazy, memoizeLast } from '../../memoize.ts';
import { ByteSink } from '../../responses/byte-sink.ts';
import { decoded, joined } from '../../responses/bytes.ts';
import { type DayWriter, dayWriters, writeDayAnswer } from '../../responses/daily.ts';
import { sha256 } from '../../sha256.ts';
import { FolderPack } from '../disk/folder-pack.ts';
import { dailyLanguagesOf, endpointsOf, holdsDataset, holdsDays } from '../plan/scope.ts';
import { fileLines } from '../record/record.ts';
import type { Before } from '../unit/before.ts';
import type { MadePart, PartFolder } from '../unit/writer.ts';
import { datasetOf, deflatedMonth, END } from './dataset.ts';
import { type FeedFile, feedFiles } from './feed-files.ts';
import { gzipped } from './gzip.ts';
import type { Job } from './job.ts';
import { yearTable } from './tables.ts';
import { monthsOfYear, YearBytes } from './year-bytes.ts';

/** The days of a year for an endpoint in a language. */
interface YearAnswers {
  readonly endpoint: DailyEndpoint;
  readonly lang: Language;
  /** Computed when first requested: most of a year can often be kept without them. */
  readonly days: () => readonly Day[];
  readonly writer: DayWriter;
}

/** Finds the days of a year, and their writer, for each endpoint and language of a scope. */
function yearAnswers({ catalog, scope, origin }: Job): (year: number) => YearAnswers[] {
  const yearOf = daysOf(catalog, scope);
  const editions = dailyLanguagesOf(scope).map((lang) => ({
    lang,
    writers: dayWriters({ catalog, lang, baseUrl: `${origin}${BASE_PATH}` }),
  }));
  return (year) => {
    const days = lazy(() => yearOf(year));
    return endpointsOf(scope, year).flatMap((endpoint) =>
      editions.map(({ lang, writers }) => ({ endpoint, lang, days, writer: writers[endpoint] })),
    );
  };
}

/** Makes the parts of the tree that are one year each. */
export class YearFolders {
  private readonly job: Job;
  private readonly answersOf: (year: number) => YearAnswers[];
  private readonly feedFilesOf: ReturnType<typeof feedFiles>;
  // Their buffers are reused for each folder and each year.
  private readonly bytes = new ByteSink();
  private readonly pack = new FolderPack();
  private readonly datasets = new FolderPack();
  private readonly feeds = new FolderPack();
  private readonly monthsOf = memoizeLast(monthsOfYear);

  constructor(job: Job) {
    this.job = job;
    this.answersOf = yearAnswers(job);
    this.feedFilesOf = feedFiles(job);
  }

  /** A year: what would get the same bytes as before is kept. */
  of(year: number, before: Before): MadePart {
    const digests: Record<string, readonly string[]> = {};
    for (const [lang, digest] of this.job.days) digests[lang] = [digest];
    return { digests, folders: this.folders(year, before, digests) };
  }

  private *folders(year: number, before: Before, digests: Record<string, readonly string[]>): Iterable<PartFolder> {
    const { scope } = this.job;
    const answers = this.answersOf(year);
    const feeds = this.feedFilesOf(year, answers[0]?.days ?? none);
    this.datasets.clear();
    for (const one of answers) {
      const compared = this.compared(one, before);
      digests[compared.name] = compared.digests;
      if (holdsDays(scope, year)) yield this.dayFolder(compared, year, before);
      if (holdsDataset(scope, one.endpoint, year)) this.packDataset(compared, year, before);
    }
    this.packFeeds(feeds, before);
    if (this.datasets.names.length > 0) yield { path: datasetsFolder(), pack: this.datasets };
    if (this.feeds.names.length > 0) yield { path: feedsFolder(), pack: this.feeds };
  }

  /** Whether the same code made the files before from the same data about days in a language. */
  private isSame(lang: Language, before: Before): boolean {
    return before.digests(lang)[0] === this.job.days.get(lang);
  }

  private compared(answers: YearAnswers, before: Before): ComparedAnswers {
    const { lang, endpoint, days, writer } = answers;
    const name = `${endpoint}.${lang}`;
    const known = before.digests(name);
    const bytes = lazy(() => new YearBytes(days(), writer, this.bytes));
    const isSame = this.isSame(lang, before) && known.length === MONTHS.length;
    const digests = isSame ? known : this.monthsOf(days()).map((month) => sha256(bytes().month(month)));
    const isKept = (month: number) => known[month] === digests[month];
    return { ...answers, name, bytes, digests, isKept, isAllKept: MONTHS.every(isKept) };
  }

  private dayFolder(answers: ComparedAnswers, year: number, before: Before): PartFolder {
    const { lang, endpoint, days, bytes, isKept, isAllKept } = answers;
    const { pack } = this;
    const path = yearFolder(lang, endpoint, year);
    const kept = before.folder(path);
    if (kept && isAllKept) return { unchanged: kept };
    const lines = kept?.count === days().length ? fileLines(kept) : [];
    pack.clear();
    for (const month of this.monthsOf(days())) {
      month.days.forEach((day, i) => {
        const line = isKept(month.index) ? lines[month.first + i] : undefined;
        if (line !== undefined) {
          pack.addUnchanged(line);
          return;
        }
        writeDayAnswer(day, lang, bytes().entry(month.first + i, month), pack.sink);
        pack.close(dayFile(day.date));
      });
    }
    return { path, pack };
  }

  private packDataset(answers: ComparedAnswers, year: number, before: Before): void {
    const { datasets, job } = this;
    const { endpoint, lang, days, bytes, isKept, isAllKept } = answers;
    const kinds = job.scope.csv ? (['json', 'csv'] as const) : (['json'] as const);
    const [name, table] = kinds.map((kind) => datasetFile(endpoint, year, lang, kind)) as [string, string?];
    const lines = [name, ...(table ? [table] : [])].map((file) => before.line(datasetsFolder(), file));
    if (isAllKept && lines.every((line) => line !== undefined)) {
      for (const line of lines) datasets.addUnchanged(line);
      return;
    }
    const known = MONTHS.some(isKept) ? before.content(datasetsFolder(), name) : null;
    const months = this.monthsOf(days()).map((month) =>
      known && isKept(month.index) ? datasetMonth(known, month.index + 1) : deflatedMonth(bytes().month(month)),
    );
    datasets.sink.add(datasetOf(months));
    datasets.close(name);
    if (table === undefined) return;
    const answer = joined([...this.monthsOf(days()).map((month) => bytes().month(month)), END]);
    datasets.sink.add(gzipped(yearTable(endpoint, decoded(answer))));
    datasets.close(table);
  }

  private packFeeds(files: readonly FeedFile[], before: Before): void {
    this.feeds.clear();
    for (const { name, lang, write } of files) {
      const line = before.line(feedsFolder(), name);
      if (line !== undefined && this.isSame(lang, before)) {
        this.feeds.addUnchanged(line);
        continue;
      }
      write(this.feeds.sink);
      this.feeds.close(name);
    }
  }
}

/** The answers of a year with a digest of the bytes of each month, and which months (from 0) have the same as before. */
interface ComparedAnswers extends YearAnswers {
  readonly name: string;
  readonly bytes: () => YearBytes;
  readonly digests: readonly string[];
  readonly isKept: (month: number) => boolean;
  readonly isAllKept: boolean;
}
const none = (): readonly Day[] => [];
const MONTHS = Array.from({ length: 12 }, (_, i) => i);
