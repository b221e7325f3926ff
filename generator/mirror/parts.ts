import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { roomFor } from '../tree/disk/out-folder.ts';
import { type RecordText, readRecordOf } from '../tree/disk/read-record.ts';
import { NO_YEARS, selectsPart } from '../tree/plan/selection.ts';
import type { TreeManifest } from '../tree/record/manifest.ts';
import { type PartSummary, summaryOf } from '../tree/record/record.ts';
import type { Fetcher } from './fetch.ts';
import type { CopyOptions } from './options.ts';
import { type PartSurvey, surveyPart } from './survey.ts';

/**
 * The selected parts of a site by their records. A record is read again whenever it is needed: those of all years have
 * half a gigabyte.
 */
export class OriginParts {
  /** What a manifest needs of each record, by part. */
  readonly summaries = new Map<string, PartSummary>();
  private readonly options: CopyOptions;
  private readonly fetcher: Fetcher;

  constructor(options: CopyOptions, fetcher: Fetcher) {
    this.options = options;
    this.fetcher = fetcher;
  }

  /**
   * Fetches the records that the mirror lacks. Throws UserError if they have more bytes than the whole tree may, or than
   * there is room for.
   */
  async fetch({ records, bytes: all }: TreeManifest): Promise<void> {
    const { out, site, selection, mostBytes = all } = this.options;
    const wanted = Object.entries(records).filter(([part]) => selectsPart(selection, part));
    const hasYears = wanted.some(([part]) => !NO_YEARS.others.includes(part));
    if (selection.years.length > 0 && !hasYears) throw new UserError(message('siteHasNoYears', site.address));
    const most = Math.min(all, mostBytes);
    const room = roomFor(out).bytes;
    let bytes = 0;
    const found = new Map<string, PartSummary>();
    await site.each(wanted, async ([part, digest]) => {
      const { text, record } = await this.read(part, digest);
      bytes += text.length;
      if (bytes > room) throw new UserError(message('tooFewBytes', out, bytes, room));
      if (bytes > most) throw new UserError(message('copyTooLarge', bytes, most));
      found.set(part, summaryOf(record, text));
    });
    for (const [part] of wanted) this.summaries.set(part, found.get(part) as PartSummary);
  }

  /** Compares a part with the mirror. */
  async survey(part: string): Promise<PartSurvey & { readonly text: Buffer }> {
    const { out, selection } = this.options;
    const { sha256: digest } = this.summaries.get(part) as PartSummary;
    const { text, record } = await this.read(part, digest);
    return { ...surveyPart(out, part, record, digest, selection), text };
  }

  /** A record of the site: the one that the mirror has, if it is the same. */
  private async read(part: string, digest: string): Promise<RecordText> {
    return readRecordOf(this.options.out, part, digest) ?? this.fetcher.record(part, digest);
  }
}
