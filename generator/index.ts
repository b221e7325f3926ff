/** What other programs may use of this package. */

export type * from '../schemas/types.ts';
export { loadCatalog, type Validation, validateData } from './catalog/load.ts';
export { DataError, type Problem } from './catalog/problem.ts';
export * as layout from './contract/paths.ts';
export type { Day } from './days/day.ts';
export { daysOf } from './days/year.ts';
export { createApp } from './edge/app.ts';
export type { ReadFile } from './edge/files.ts';
export { nodeServer } from './edge/hosts/node.ts';
export { StopError } from './errors.ts';
export { type GenerateOptions, generate, type Listener, type Summary } from './tree/generate.ts';
export type { Scope, Shard, Years } from './tree/scope.ts';
export { type Finding, verifyTree } from './tree/verify.ts';
