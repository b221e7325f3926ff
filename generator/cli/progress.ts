import { Presets, SingleBar } from 'cli-progress';
import { size } from '../tree/disk/amount.ts';
import type { Listener, Summary } from '../tree/run.ts';

/** So many files are named when a look finds that they are not as they were written. */
const SHOWN = 20;

/** Shows on stderr how a generation goes: a bar on a terminal, a line for every twentieth part elsewhere. */
export function progressListener(): Listener & { finish(): void } {
  const bar = process.stderr.isTTY
    ? new SingleBar(
        { format: '{bar} {percentage}% | {value} of {total} files | {eta_formatted} left' },
        Presets.shades_classic,
      )
    : undefined;
  let years = 0;
  let said = 0;
  return {
    found(findings) {
      for (const { kind, path } of findings.slice(0, SHOWN)) console.error(`${kind}: ${path}`);
      const more = findings.length > SHOWN ? ` (the first ${SHOWN} are named)` : '';
      console.error(
        `${number(findings.length)} ${findings.length === 1 ? 'file is' : 'files are'} not as written${more}: repaired now`,
      );
    },
    planned({ estimate, room, years: count, finished }) {
      years = count;
      console.error(
        `${number(estimate.files)} files of ${count} ${count === 1 ? 'year' : 'years'}` +
          `${finished > 0 ? ` (${finished} are whole already)` : ''}, about ${size(estimate.bytes)} ` +
          `(${size(estimate.bytesOnDisk)} on disk, ${size(room.bytes)} free)`,
      );
      bar?.start(estimate.files, 0);
    },
    progressed(done) {
      bar?.update(done.files);
      const part = Math.floor((20 * done.years) / years);
      if (bar || part === said) return;
      said = part;
      console.error(`${part * 5}%: ${number(done.files)} files`);
    },
    finish() {
      bar?.stop();
    },
  };
}

/** What was done, in a line. */
export function generatedLine(summary: Summary, out: string, changedList: string): string {
  const { files, bytes, finished, changed, seconds } = summary;
  const made = `${number(files)} files, ${size(bytes)}, in ${seconds.toFixed(1)} s (${number(Math.round(files / seconds))} files a second)`;
  const kept = finished > 0 ? `, ${finished} finished years kept` : '';
  const news = changed === null ? '' : `; ${number(changed)} paths changed, listed in ${changedList}`;
  return `${made}${kept}; the tree is in ${out}${news}`;
}

/** Shows on stderr how far a count has come: a bar on a terminal, a line for every quarter elsewhere. */
export function countBar(what: string): { progressed(done: number, all: number): void; finish(): void } {
  const format = `{bar} {percentage}% | {value} of {total} ${what}`;
  const bar = process.stderr.isTTY ? new SingleBar({ format }, Presets.shades_classic) : undefined;
  let said = 0;
  return {
    progressed(done, all) {
      if (done === 1) bar?.start(all, 0);
      bar?.update(done);
      const part = Math.floor((4 * done) / all);
      if (bar || part === said) return;
      said = part;
      console.error(`${part * 25}%: ${number(done)} ${what}`);
    },
    finish() {
      bar?.stop();
    },
  };
}

/** A whole number with its thousands apart. */
export function number(n: number): string {
  return n.toLocaleString('en-US');
}
