import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the package: data, schemas and sources stand in it, be this the source or what is compiled into `dist`. */
export const PACKAGE_ROOT = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../' : '../../', import.meta.url));

const { version, description, license } = JSON.parse(readFileSync(path.join(PACKAGE_ROOT, 'package.json'), 'utf8'));

/** What package.json says of the project; the licence is an SPDX identifier. */
export const PACKAGE: Readonly<Record<'version' | 'description' | 'license', string>> = {
  version,
  description,
  license,
};
