import { gzipSync } from 'node:zlib';
import { datasetMonth } from '../../contract/dataset-file.ts';
import type { DailyEndpoint } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { BASE_PATH, datasetFile, datasetsFolder, dayFile, feedsFolder, yearFolder } from '../../contract/paths.ts';
import type { Day } from '../../days/day.ts';
import { daysOf } from '../../days/year.ts';
import { lazily, rememberedLast } from '../../remembered.ts';
import { decoded, joined } from '../../responses/bytes.ts';
import { type DayWriter, dayWriters, writeDayAnswer } from '../../responses/daily.ts';
import { FolderPack } from '../disk/folder-pack.ts';
import { sha256 } from '../records/digests.ts';
import { fileLines } from '../records/record.ts';
import { dailyLanguagesOf, endpointsOf, holdsDatasets, holdsDays } from '../scope.ts';
import type { Before } from './before.ts';
import { datasetOf, deflatedMonth, END, GZIP_LEVEL } from './dataset.ts';
import { type FeedFile, feedFiles } from './feed-files.ts';
import type { Job } from './job.ts';
import { DigestingSink, monthDigests, monthsOf } from './month-digests.ts';
import type { MadePart, PartFolder } from './part.ts';
import { editionName } from './said.ts';
import { yearTable } from './tables.ts';
import { ToldYear } from './told-year.ts';

/** The days of a year for an endpoint in a language. */
interface YearAnswers {
  readonly endpoint: DailyEndpoint;
  readonly lang: Language;
  /** Computed when first requested: most of a year can often be kept without them. */
  readonly days: () => readonly Day[];
  readonly writer: DayWriter;
}

/** A function that returns the days of a year, and their writer, for each endpoint and language of a scope. */
function yearAnswers({ catalog, scope, origin }: Job): (year: number) => YearAnswers[] {
  const yearOf = daysOf(catalog, scope);
  const editions = dailyLanguagesOf(scope).map((lang) => ({
    lang,
    writers: dayWriters({ catalog, lang, baseUrl: `${origin}${BASE_PATH}` }),
  }));
  return (year) => {
    const days = lazily(() => yearOf(year));
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
  private readonly monthDigests: ReturnType<typeof monthDigests>;
  // Their buffers are reused for each folder and each year.
  private readonly told: DigestingSink;
  private readonly pack = new FolderPack();
  private readonly datasets = new FolderPack(sha256);
  private readonly feeds = new FolderPack();
  private readonly monthsOf = rememberedLast(monthsOf);

  constructor(job: Job) {
    this.job = job;
    this.answersOf = yearAnswers(job);
    this.feedFilesOf = feedFiles(job);
    this.monthDigests = monthDigests(job.maker);
    this.told = new DigestingSink(job.maker);
  }

  /** The answers and the feeds of a year. */
  contentOf(year: number): { readonly answers: readonly YearAnswers[]; readonly feeds: readonly FeedFile[] } {
    const answers = this.answersOf(year);
    return { answers, feeds: this.feedFilesOf(year, answers[0]?.days ?? none) };
  }

  /** A year: everything that exists and has the same digests as before is kept. */
  of(year: number, before: Before): MadePart {
    const content = this.contentOf(year);
    const made = content.answers.map((answers) => this.digested(answers, before));
    const feeds = content.feeds.map((feed) => this.digestedFeed(feed, before));
    const taken = new Map<string, readonly string[]>();
    return {
      from: () =>
        Object.fromEntries([...made, ...feeds].map(({ name, from }) => [name, from ?? taken.get(name) ?? []])),
      folders: this.folders(year, made, feeds, before, taken),
    };
  }

  private digested(answers: YearAnswers, before: Before): DigestedAnswers {
    const name = editionName(answers.endpoint, answers.lang);
    const known = before.from(name);
    const said = this.said(name);
    if (known.length === 0) return { ...answers, name, from: null, isKept: () => false, isAllKept: false };
    const isSame = known[0] === said && known.length === 1 + MONTHS.length;
    const from = isSame ? known : [said, ...this.monthDigests(this.monthsOf(answers.days()), answers.writer)];
    const isKept = (month: number) => known[month + 1] === from[month + 1];
    return { ...answers, name, from, isKept, isAllKept: MONTHS.every(isKept) };
  }

  private digestedFeed(feed: FeedFile, before: Before): DigestedFeed {
    const known = before.from(feed.name);
    const said = this.said(feed.said);
    const from = known[0] === said && known.length === 2 ? known : [said, feed.digest()];
    return { ...feed, from, isKept: known[1] === from[1] };
  }

  private said(name: string): string {
    return this.job.said.get(name) as string;
  }

  private *folders(
    year: number,
    made: readonly DigestedAnswers[],
    feeds: readonly DigestedFeed[],
    before: Before,
    taken: Map<string, readonly string[]>,
  ): Iterable<PartFolder> {
    const { scope } = this.job;
    this.datasets.clear();
    for (const answers of made) {
      const told = lazily(() => this.toldBy(answers));
      if (holdsDays(scope, year)) yield this.dayFolder(answers, told, year, before);
      if (holdsDatasets(scope, year)) this.packDataset(answers, told, year, before);
      if (answers.from === null) taken.set(answers.name, this.takenFrom(answers, told()));
    }
    this.packFeeds(feeds, before);
    if (this.datasets.names.length > 0) yield { path: datasetsFolder(), pack: this.datasets };
    if (this.feeds.names.length > 0) yield { path: feedsFolder(), pack: this.feeds };
  }

  private takenFrom({ name, days }: DigestedAnswers, told: ToldYear): string[] {
    return [this.said(name), ...this.monthsOf(days()).map((month) => told.digest(month))];
  }

  private toldBy({ days, writer }: YearAnswers): ToldYear {
    return new ToldYear(days(), writer, this.told);
  }

  private dayFolder(answers: DigestedAnswers, told: () => ToldYear, year: number, before: Before): PartFolder {
    const { lang, endpoint, days, isKept, isAllKept } = answers;
    const { pack } = this;
    const path = yearFolder(lang, endpoint, year);
    const kept = before.folder(path);
    if (kept && isAllKept) return { kept };
    const lines = kept?.count === days().length ? fileLines(kept) : [];
    pack.clear();
    for (const month of this.monthsOf(days())) {
      month.days.forEach((day, i) => {
        const line = isKept(month.index) ? lines[month.first + i] : undefined;
        if (line !== undefined) {
          pack.keep(line);
          return;
        }
        writeDayAnswer(day, lang, told().entry(month.first + i, month), pack.sink);
        pack.close(dayFile(day.date));
      });
    }
    return { path, pack };
  }

  private packDataset(answers: DigestedAnswers, told: () => ToldYear, year: number, before: Before): void {
    const { datasets, job } = this;
    const { endpoint, lang, days, isKept, isAllKept } = answers;
    const kinds = job.scope.csv ? (['json', 'csv'] as const) : (['json'] as const);
    const [name, table] = kinds.map((kind) => datasetFile(endpoint, year, lang, kind)) as [string, string?];
    const lines = [name, ...(table ? [table] : [])].map((file) => before.line(datasetsFolder(), file));
    if (isAllKept && lines.every((line) => line !== undefined)) {
      for (const line of lines) datasets.keep(line);
      return;
    }
    const known = MONTHS.some(isKept) ? before.content(datasetsFolder(), name) : null;
    const months = this.monthsOf(days()).map((month) =>
      known && isKept(month.index) ? datasetMonth(known, month.index + 1) : deflatedMonth(told().month(month)),
    );
    datasets.sink.add(datasetOf(months));
    datasets.close(name);
    if (table === undefined) return;
    const answer = joined([...this.monthsOf(days()).map((month) => told().month(month)), END]);
    datasets.sink.add(gzipSync(yearTable(endpoint, decoded(answer)), { level: GZIP_LEVEL }));
    datasets.close(table);
  }

  private packFeeds(files: readonly DigestedFeed[], before: Before): void {
    this.feeds.clear();
    for (const { name, isKept, write } of files) {
      const line = before.line(feedsFolder(), name);
      if (line !== undefined && isKept) {
        this.feeds.keep(line);
        continue;
      }
      write(this.feeds.sink);
      this.feeds.close(name);
    }
  }
}

/**
 * The answers of a year with digests: first of all data from which they are made in any year, then of what goes into
 * each month of this year; null if nothing can be kept: then they are taken while the bytes are written. Also whether a
 * month (from 0), or all months, can be kept.
 */
interface DigestedAnswers extends YearAnswers {
  readonly name: string;
  readonly from: readonly string[] | null;
  readonly isKept: IsKept;
  readonly isAllKept: boolean;
}

/** The same for a feed: the second digest is that of its events. */
interface DigestedFeed extends FeedFile {
  readonly from: readonly string[];
  readonly isKept: boolean;
}
type IsKept = (month: number) => boolean;
const none = (): readonly Day[] => [];
const MONTHS = Array.from({ length: 12 }, (_, i) => i);
