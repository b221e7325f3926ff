import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { jobOf } from '../../generator/tree/generate.ts';
import { unitsOf } from '../../generator/tree/parts/units.ts';
import { type Estimate, estimate, otherGroups, yearGroups } from '../../generator/tree/plan/estimate.ts';
import { kindOf, partNames } from '../../generator/tree/plan/kinds.ts';
import { type GenerateOptions, resolveOptions } from '../../generator/tree/plan/options.ts';
import { countRootFiles } from '../../generator/tree/record/manifest.ts';

/** The size of a block of most file systems. */
const BLOCK = 4096;

/** What a tree will hold, without making it: the files exactly, the bytes as `generate` estimates them. */
export async function planned(options: GenerateOptions): Promise<Estimate> {
  const { data, scope, origin } = resolveOptions(options);
  const job = jobOf(await loadCatalog(data), scope, origin);
  const parts = partNames(scope);
  const groups = await Promise.all(
    parts.map(async (name) =>
      kindOf(name) === 'years'
        ? yearGroups(scope, Number(name))
        : otherGroups((await unitsOf(job, name)).flatMap(({ paths }) => paths)),
    ),
  );
  const found = estimate(groups.flat(), BLOCK, () => false);
  // Each part has a record.
  return { ...found, files: found.files + parts.length + countRootFiles(scope) };
}

/** The options that flags of `generate` stand for, such as `--years 2026 --texts packed`. */
export function optionsOf(flags: string): GenerateOptions {
  const found = [...flags.matchAll(/--(\w+) (\S+)/g)].map(([, name = '', value = '']) => [name, value] as const);
  const data = found.filter(([name]) => name === 'data').map(([, value]) => value);
  return { ...Object.fromEntries(found), ...(data.length > 0 ? { data } : {}) } as GenerateOptions;
}
