/** What other programs may use of this package. */

export type * from '../schemas/types.ts';
export { loadCatalog, type Validation, validateData } from './catalog/load.ts';
export { DataError, type Problem } from './catalog/problem.ts';
export type { Day } from './commemorations/day.ts';
export { commemorations } from './commemorations/year.ts';
export { createApp } from './edge/app.ts';
export type { ReadFile } from './edge/files.ts';
export { nodeServer } from './edge/hosts/node.ts';
export * as layout from './layout.ts';
export { type GenerateOptions, generate, type Listener, type Summary } from './site/generate.ts';
export type { Scope, Shard, Years } from './site/plan.ts';
export { type Finding, verifyTree } from './site/verify.ts';
export { StopError } from './stop-error.ts';
