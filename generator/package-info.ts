import { readFileSync } from 'node:fs';

const { version, description, license } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** What package.json says of the project; the licence is an SPDX identifier. */
export const PACKAGE: Readonly<Record<'version' | 'description' | 'license', string>> = {
  version,
  description,
  license,
};
