import { recordPath } from '../contract/paths.ts';
import type { Finding } from './disk/integrity.ts';
import { kindOf, partNames } from './plan/kinds.ts';
import type { ResolvedOptions } from './plan/options.ts';
import type { Part } from './plan/part.ts';
import { yearsOf, yearsOfShard } from './plan/scope.ts';
import type { PartSummary } from './record/record.ts';
import type { PartIntegrity } from './workers/worker.ts';
import type { Workers } from './workers/workers.ts';

/** What was seen of each part that has a record. */
export type PartsIntegrity = ReadonlyMap<string, PartIntegrity>;

/** The state of the parts of a run before it writes. */
export interface PartsState {
  /** The parts that need not be made again. */
  readonly whole: Map<string, PartSummary>;
  /** The digests of the records of parts that were looked at. */
  readonly records: ReadonlyMap<string, string>;
  /** Parts that differ from their records: their files are compared byte for byte. */
  readonly doubtful: ReadonlySet<string>;
  readonly findings: readonly Finding[];
}

/** Looks at parts that have a record, by names or, if `closely`, by sizes too. Throws UserError. */
export async function checkParts(
  workers: Workers,
  out: string,
  parts: readonly Part[],
  closely: boolean,
): Promise<PartsIntegrity> {
  const names = parts.map(({ name }) => name);
  const looks = new Map<string, PartIntegrity>();
  await workers.look(out, names, closely, (part, look) => looks.set(part, look));
  return looks;
}

/** The names of the parts that a run makes. Texts and pages belong to the first shard. */
export function ownNames({ scope, shard }: ResolvedOptions): string[] {
  const years = new Set(yearsOfShard(yearsOf(scope), shard).map(String));
  const withOthers = shard === null || shard.index === 1;
  return partNames(scope).filter((name) => (kindOf(name) === 'years' ? years.has(name) : withOthers));
}

/** The state of parts, from what was seen of them. Damaged parts are doubtful, whatever was seen. */
export function stateOf(looks: PartsIntegrity, damaged: ReadonlySet<string>): PartsState {
  const whole = new Map<string, PartSummary>();
  const records = new Map<string, string>();
  const doubtful = new Set(damaged);
  const findings: Finding[] = [];
  for (const [part, look] of looks) {
    const found = look.summary ? look.findings : [{ kind: 'altered', path: recordPath(part) } as const];
    for (const one of found) findings.push(one);
    if (found.length > 0) doubtful.add(part);
    if (!look.summary) continue;
    records.set(part, look.summary.sha256);
    if (!doubtful.has(part)) whole.set(part, look.summary);
  }
  return { whole, records, doubtful, findings };
}
