import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether the sources run as they are, or what `npm run build` has made of them. */
export const IS_SOURCE = import.meta.url.endsWith('.ts');

/** The folder in which the running code stands as `generator/`: that of the package, or `dist/` in it. */
export const CODE_ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The folder of the package: data, schemas and package.json stand in it. */
export const PACKAGE_ROOT = IS_SOURCE ? CODE_ROOT : path.dirname(path.resolve(CODE_ROOT));

const { version, description, license } = JSON.parse(readFileSync(path.join(PACKAGE_ROOT, 'package.json'), 'utf8'));

/** What package.json says of the project; the licence is an SPDX identifier. */
export const PACKAGE: Readonly<Record<'version' | 'description' | 'license', string>> = {
  version,
  description,
  license,
};
