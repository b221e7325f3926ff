import { type Options, Presets, SingleBar } from 'cli-progress';
import { type Problem, problemLine } from '../catalog/problem.ts';
import type { ExportListener } from '../export/sqlite.ts';
import type { OverLimit } from '../tree/over-limits.ts';
import type { Listener, Summary } from '../tree/run.ts';
import { localize, localized, MESSAGE_LANGUAGE } from './localize.ts';

/** At most this many files are named when a look finds that they have changed. */
const SHOWN = 20;

/** Shows the progress of a generation on stderr: a bar on a terminal, a line for every twentieth part elsewhere. */
export function progressListener(): Listener & { finish(): void } {
  const bar = barOnTerminal(localized('filesBar'));
  let years = 0;
  let said = 0;
  return {
    noticed: sayNotices,
    told: (notice) => console.error(localize(notice)),
    found(findings) {
      for (const { kind, path } of findings.slice(0, SHOWN)) console.error(localized('finding', kind, path));
      console.error(localized('repairedNow', findings.length, SHOWN));
    },
    planned({ estimate: { files, bytes, bytesOnDisk }, room, years: count, finished, over }) {
      years = count;
      console.error(localized('planned', files, count, finished, bytes, bytesOnDisk, room.bytes));
      for (const one of over) console.error(overLine(one));
      bar?.start(files, 0);
    },
    progressed(done) {
      bar?.update(done.files);
      const part = Math.floor((20 * done.years) / years);
      if (bar || part === said) return;
      said = part;
      console.error(localized('filesDone', part / 20, done.files));
    },
    finish() {
      bar?.stop();
    },
  };
}

function overLine(one: OverLimit): string {
  return one.kind === 'files'
    ? localized('hostTakesFiles', one.host, one.files, one.plan, one.most, one.enough)
    : localized('hostTakesBytes', one.host, one.file, one.bytes, one.most);
}

/** The result in one line. If the tree lacks other shards, a second line says so, with the command that comes next. */
export function generatedLines(summary: Summary, out: string, changedList: string, next: string | null): string[] {
  const { files, bytes, finished, changed, seconds, shard } = summary;
  const parts = [
    `${localized('written', files, bytes, seconds)}${finished > 0 ? `, ${localized('yearsKept', finished)}` : ''}`,
    ...(next === null ? [localized('treeIsIn', out)] : []),
    ...(changed === null ? [] : [localized('pathsChanged', changed, changedList)]),
  ];
  const rest = shard && next !== null ? [localized('shardIsIn', shard.index, shard.of, out, next)] : [];
  return [parts.join('; '), ...rest];
}

/** Shows on stderr how many chapters were read. */
export function chapterBar(): { progressed(done: number, all: number): void; finish(): void } {
  const bar = quarterBar(localized('chaptersBar'), (share, done) => localized('chaptersDone', share, done));
  return {
    progressed(done, all) {
      if (done === 1) bar.start(all);
      bar.progressed(done);
    },
    finish: bar.finish,
  };
}

/** Shows the progress of an export on stderr. */
export function exportListener(): ExportListener & { finish(): void } {
  const bar = quarterBar(localized('yearsBar'), (share, years) => localized('yearsDone', share, years));
  return {
    noticed: sayNotices,
    planned({ years, bytes, free }) {
      console.error(localized('exportPlanned', years, bytes, free));
      bar.start(years);
    },
    progressed: bar.progressed,
    finish: bar.finish,
  };
}

/** Shows how much of a whole is done: a bar on a terminal, a line for every quarter elsewhere. */
function quarterBar(format: string, line: (share: number, done: number) => string) {
  const bar = barOnTerminal(format);
  let all = 0;
  let said = 0;
  return {
    start(count: number) {
      all = count;
      bar?.start(count, 0);
    },
    progressed(done: number) {
      bar?.update(done);
      const part = Math.floor((4 * done) / all);
      if (bar || part === said) return;
      said = part;
      console.error(line(part / 4, done));
    },
    finish: () => bar?.stop(),
  };
}

function sayNotices(notices: readonly Problem[]): void {
  for (const notice of notices) console.error(problemLine(notice, MESSAGE_LANGUAGE));
}

function barOnTerminal(format: string): SingleBar | undefined {
  const words: Options = {
    format,
    formatValue: (value) => value.toLocaleString(MESSAGE_LANGUAGE),
    formatTime: timeLeft,
  };
  return process.stderr.isTTY ? new SingleBar(words, Presets.shades_classic) : undefined;
}

/** At first there is no estimate. */
function timeLeft(seconds: number): string {
  if (!Number.isFinite(seconds)) return '…';
  return localized('timeLeft', Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60);
}
