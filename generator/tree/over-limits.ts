import { datasetsFolder } from '../contract/paths.ts';
import { estimate, type Group } from './plan/estimate.ts';
import { HOST_LIMITS } from './plan/host-limits.ts';
import { datapackage } from './record/datapackage.ts';
import { countRootFiles, DATAPACKAGE, sizeOfTree } from './record/manifest.ts';
import type { TreeMark } from './record/mark.ts';
import { fileLine, type PartSummary } from './record/record.ts';

/** A limit of a host that a tree exceeds. */
export type OverLimit =
  | {
      readonly kind: 'files';
      /** Its name for people. */
      readonly host: string;
      readonly files: number;
      readonly plan: string;
      readonly most: number;
      /** The first plan that takes so many; null if none does. */
      readonly enough: string | null;
    }
  | {
      readonly kind: 'bytes';
      readonly host: string;
      readonly file: string;
      readonly bytes: number;
      readonly most: number;
    };

/**
 * The limits of its host that a tree will exceed, by the parts that are whole and the groups of files that will be made.
 * Of all files only the index of the datasets grows with the years.
 */
export function overLimits(
  { inputs, scope }: TreeMark,
  whole: ReadonlyMap<string, PartSummary>,
  groups: readonly Group[],
): OverLimit[] {
  const limits = scope.host && HOST_LIMITS[scope.host];
  const [least] = limits?.files ?? [];
  if (!limits || !least) return [];
  const made = estimate(groups, 1, () => true).files;
  const files = sizeOfTree(whole, []).files + made + countRootFiles(scope);
  const { name: host } = limits;
  const enough = limits.files.find(({ most }) => files <= most)?.plan ?? null;
  const start = `${datasetsFolder()}/`;
  const lines = groups.flatMap(({ place, bytes }) =>
    place.startsWith(start) && bytes > 0
      ? fileLine({ name: place.slice(start.length), size: bytes, hash: UNKNOWN })
      : [],
  );
  const known = [...whole.values()].flatMap(({ datasets }) => datasets);
  const bytes = Buffer.byteLength(datapackage([...known, ...lines], inputs, scope.historical));
  return [
    ...(files > least.most ? [{ kind: 'files', host, files, ...least, enough } as const] : []),
    ...(bytes > limits.fileBytes
      ? [{ kind: 'bytes', host, file: DATAPACKAGE, bytes, most: limits.fileBytes } as const]
      : []),
  ];
}

/** A digest takes the same room before it is known. */
const UNKNOWN = '0'.repeat(64);
