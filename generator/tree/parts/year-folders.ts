import { gzipSync } from 'node:zlib';
import type { DailyEndpoint } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { BASE_PATH, datasetFile, datasetsFolder, dayFile, feedsFolder, yearFolder } from '../../contract/paths.ts';
import type { Day } from '../../days/day.ts';
import { daysOf } from '../../days/year.ts';
import { ByteSink } from '../../responses/byte-sink.ts';
import { decoded } from '../../responses/bytes.ts';
import { type DayWriter, dayWriters, writeAnswer } from '../../responses/daily.ts';
import { rememberedLast } from '../../responses/remembered.ts';
import { FolderPack } from '../disk/folder-pack.ts';
import { sha256 } from '../records/digests.ts';
import { dailyLanguagesOf, endpointsOf, holdsDatasets, holdsDays } from '../scope.ts';
import { datasetBytes, GZIP_LEVEL } from './dataset.ts';
import { feedFiles } from './feed-files.ts';
import type { Job } from './job.ts';
import type { PartFolder } from './part.ts';
import { yearTable } from './tables.ts';

/** The days of a year as an endpoint says them in a language. */
interface YearAnswers {
  readonly endpoint: DailyEndpoint;
  readonly lang: Language;
  readonly days: readonly Day[];
  readonly writer: DayWriter;
}

/** A function that gives the days of a year, and how they are written, for each endpoint and language of a scope. */
export function yearAnswers({ catalog, scope, origin }: Job): (year: number) => YearAnswers[] {
  const yearOf = daysOf(catalog, scope);
  const editions = dailyLanguagesOf(scope).map((lang) => ({
    lang,
    writers: dayWriters({ catalog, lang, baseUrl: `${origin}${BASE_PATH}` }),
  }));
  return (year) => {
    const days = yearOf(year);
    return endpointsOf(scope, year).flatMap((endpoint) =>
      editions.map(({ lang, writers }) => ({ endpoint, lang, days, writer: writers[endpoint] })),
    );
  };
}

/** Makes the parts of the tree that are a year each. */
export class YearFolders {
  private readonly job: Job;
  private readonly answersOf: (year: number) => YearAnswers[];
  private readonly feedFilesOf: ReturnType<typeof feedFiles>;
  // Their buffers are used again for each folder and each year.
  private readonly whole = new ByteSink();
  private readonly pack = new FolderPack();
  private readonly datasets = new FolderPack(sha256);
  private readonly feeds = new FolderPack();
  private readonly namesOf = rememberedLast((days: readonly Day[]) => days.map(({ date }) => dayFile(date)));

  constructor(job: Job) {
    this.job = job;
    this.answersOf = yearAnswers(job);
    this.feedFilesOf = feedFiles(job);
  }

  /** Makes the pieces that this year shares with others. */
  prepare(year: number): void {
    for (const answers of this.answersOf(year)) this.packDays(answers);
  }

  /** The folders of a year, one after another. */
  *of(year: number): Iterable<PartFolder> {
    const { scope } = this.job;
    const all = this.answersOf(year);
    this.datasets.clear();
    for (const answers of all) {
      if (holdsDays(scope, year)) {
        this.packDays(answers);
        yield { path: yearFolder(answers.lang, answers.endpoint, year), pack: this.pack };
      }
      if (holdsDatasets(scope, year)) this.packDataset(answers, year);
    }
    this.packFeeds(year, all[0]?.days ?? []);
    if (this.datasets.names.length > 0) yield { path: datasetsFolder(), pack: this.datasets };
    if (this.feeds.names.length > 0) yield { path: feedsFolder(), pack: this.feeds };
  }

  private packDays({ days, writer }: YearAnswers): void {
    const names = this.namesOf(days);
    this.pack.clear();
    days.forEach((day, i) => {
      writer.answer(day, this.pack.sink);
      this.pack.close(names[i] as string);
    });
  }

  private packDataset({ endpoint, lang, days, writer }: YearAnswers, year: number): void {
    const { datasets, whole } = this;
    whole.clear();
    writeAnswer(days, writer, whole);
    const answer = whole.view();
    datasets.sink.add(datasetBytes(answer, year));
    datasets.close(datasetFile(endpoint, year, lang));
    if (!this.job.scope.csv) return;
    datasets.sink.add(gzipSync(yearTable(endpoint, decoded(answer)), { level: GZIP_LEVEL }));
    datasets.close(datasetFile(endpoint, year, lang, 'csv'));
  }

  private packFeeds(year: number, days: readonly Day[]): void {
    this.feeds.clear();
    for (const { name, text } of this.feedFilesOf(year, days)) {
      this.feeds.sink.add(Buffer.from(text));
      this.feeds.close(name);
    }
  }
}
