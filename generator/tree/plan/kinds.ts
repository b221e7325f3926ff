import { PAGES } from './pages.ts';
import type { PartKind, Places } from './part.ts';
import type { Scope } from './scope.ts';
import { TEXTS } from './texts.ts';
import { YEARS } from './years.ts';

/** All kinds of parts, in the order of the manifest. */
export const PART_KINDS = { years: YEARS, texts: TEXTS, pages: PAGES } as const satisfies Record<string, PartKind>;
export type PartKindName = keyof typeof PART_KINDS;
export const PART_KIND_NAMES = Object.keys(PART_KINDS) as PartKindName[];

/** The names of all parts that a scope asks for. */
export function partNames(scope: Scope): string[] {
  return PART_KIND_NAMES.flatMap((kind) => PART_KINDS[kind].names(scope));
}

/** The kind of a part, or null if no part has that name. */
export function kindOf(part: string): PartKindName | null {
  return PART_KIND_NAMES.find((kind) => PART_KINDS[kind].isName(part)) ?? null;
}

/** Where files of a part may be; nowhere for a name that no part has. */
export function placesOf(part: string): Places {
  const kind = kindOf(part);
  return kind ? PART_KINDS[kind].places(part) : { folders: [], files: [] };
}
