import { Presets, SingleBar } from 'cli-progress';
import type { Listener, Summary } from '../tree/generate.ts';

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

/** A whole number with its thousands apart. */
export function number(n: number): string {
  return n.toLocaleString('en-US');
}

/** Bytes in the unit that suits them. */
export function size(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}
