import { fileURLToPath } from 'node:url';

/** The folder of the package: data, schemas and sources stand in it, be this the source or what is compiled into `dist`. */
export const PACKAGE_ROOT = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../' : '../../', import.meta.url));
