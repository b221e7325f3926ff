import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_ROOT } from './package-root.ts';

const { version, description, license } = JSON.parse(readFileSync(path.join(PACKAGE_ROOT, 'package.json'), 'utf8'));

/** What package.json says of the project; the licence is an SPDX identifier. */
export const PACKAGE: Readonly<Record<'version' | 'description' | 'license', string>> = {
  version,
  description,
  license,
};
