import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { output } from './programs.ts';

/** The forms in which npm lists what a package consists of, with the ending of the file. */
export const SBOM_FORMATS = { cyclonedx: 'cdx.json', spdx: 'spdx.json' } as const;
export type SbomFormat = keyof typeof SBOM_FORMATS;

/**
 * Lists what the package of a checkout needs, by its lock.
 *
 * @param work a folder for copies; npm names the last part of its path
 * @param time an ISO date and time in UTC
 */
export function sbomsOf(checkout: string, work: string, time: string): ReadonlyMap<SbomFormat, string> {
  mkdirSync(work, { recursive: true });
  for (const [name, value] of Object.entries(withoutDevelopment(checkout))) {
    writeFileSync(path.join(work, name), JSON.stringify(value));
  }
  const formats = Object.keys(SBOM_FORMATS) as SbomFormat[];
  return new Map(
    formats.map((format) => {
      const list = output(work, 'npm', 'sbom', '--sbom-format', format, '--package-lock-only');
      return [format, reproducibleSbom(format, list, time)];
    }),
  );
}

/**
 * The list of a package and its lock without what only its development needs: `npm sbom --omit dev` omits packages that
 * both need.
 */
function withoutDevelopment(checkout: string): Readonly<Record<string, object>> {
  const read = (name: string) => JSON.parse(readFileSync(path.join(checkout, name), 'utf8'));
  const { devDependencies: _, ...own } = read('package.json');
  const lock: { packages: Record<string, { dev?: boolean; link?: boolean }> } = read('package-lock.json');
  const { '': root, ...all } = lock.packages;
  // A link leads to a folder of the checkout, which is not published.
  const needed = Object.entries(all).filter(([, { dev, link }]) => dev !== true && link !== true);
  const packages = { '': { ...root, devDependencies: {} }, ...Object.fromEntries(needed) };
  return { 'package.json': own, 'package-lock.json': { ...lock, packages } };
}

const NO_ID = '00000000-0000-0000-0000-000000000000';
const NO_TIME = '0000-00-00T00:00:00.000Z';
/** What npm makes anew with each run: a random id, and the time. */
const PLACES: Readonly<Record<SbomFormat, { readonly id: RegExp; readonly time: RegExp }>> = {
  cyclonedx: {
    id: /(?<="serialNumber": "urn:uuid:)[\da-f-]{36}(?=")/g,
    time: /(?<="timestamp": ")[^"]+(?=")/g,
  },
  spdx: {
    id: /(?<="documentNamespace": "[^"]+-)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=")/g,
    time: /(?<="created": ")[^"]+(?=")/g,
  },
};

/**
 * A list of npm with the same bytes whenever it is made: its time is the given one, and its id a digest of the rest.
 * Throws if it is not in the form that npm writes.
 *
 * @param time an ISO date and time in UTC
 */
export function reproducibleSbom(format: SbomFormat, text: string, time: string): string {
  const { id, time: timePlace } = PLACES[format];
  for (const place of [id, timePlace]) {
    if (text.match(place)?.length !== 1) throw new Error(`npm writes ${format} in another form`);
  }
  const rest = text.replace(id, NO_ID).replace(timePlace, NO_TIME);
  return text.replace(id, idOf(rest)).replace(timePlace, time);
}

/** A UUID of version 8 (RFC 9562) from the SHA-256 of a text. */
function idOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`];
  return [...parts, digest.slice(20, 32)].join('-');
}
