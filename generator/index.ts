/** The exports of this package for other programs. */

export type * from '../schemas/types.ts';
export { type Validation, validateData } from './catalog/load.ts';
export { loadCatalog } from './catalog/load-catalog.ts';
export { DataError, type Problem } from './catalog/problem.ts';
export * as layout from './contract/paths.ts';
export type { Day } from './days/day.ts';
export { daysOf } from './days/year.ts';
export { type AppOptions, createApp, type Inflate, type ReadFile } from './edge/app.ts';
export { type NodeOptions, nodeServer } from './edge/hosts/node.ts';
export { type Calendar, createCalendar } from './engine/calendar.ts';
export { createEngine, type Engine, type EngineOptions } from './engine/engine.ts';
export { UserError as StopError } from './errors.ts';
export { format as inWords } from './messages/format.ts';
export type { Message as Saying } from './messages/message.ts';
export type { Finding } from './tree/disk/integrity.ts';
export { generate } from './tree/generate.ts';
export type { GenerateOptions } from './tree/plan/options.ts';
export type { Host, Shard, Years } from './tree/plan/scope.ts';
export type { Listener, Summary } from './tree/run.ts';
export { verifyTree } from './tree/verify.ts';
