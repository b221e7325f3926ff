import type { DataFiles } from '../data-files.ts';
import type { Problem } from '../problem.ts';

/** One thing that a schema cannot say. Each check has a file and a test of its name. */
export type Check = (files: DataFiles) => Problem[];
