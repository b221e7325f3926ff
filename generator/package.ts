import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether the sources run, or the output of `npm run build`. */
export const IS_SOURCE = import.meta.url.endsWith('.ts');

/** The folder that contains the running code as `generator/`: the package, or `dist/` in it. */
export const CODE_ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The folder of the package, with data, schemas and package.json. */
export const PACKAGE_ROOT = IS_SOURCE ? CODE_ROOT : path.dirname(path.resolve(CODE_ROOT));

const { version, description, license } = JSON.parse(readFileSync(path.join(PACKAGE_ROOT, 'package.json'), 'utf8'));

/** What package.json says about the project; the licence is an SPDX identifier. */
export const PACKAGE: Readonly<Record<'version' | 'description' | 'license', string>> = {
  version,
  description,
  license,
};
