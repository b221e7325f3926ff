import { createHash } from 'node:crypto';

/** The forms in which npm lists what a package consists of, with the ending of the file. */
export const SBOM_FORMATS = { cyclonedx: 'cdx.json', spdx: 'spdx.json' } as const;
export type SbomFormat = keyof typeof SBOM_FORMATS;

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
