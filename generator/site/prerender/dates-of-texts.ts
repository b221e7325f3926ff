import type { Catalog } from '../../model/catalog.ts';
import { findById } from '../../model/find-by-id.ts';
import { keptInBrief } from '../model/kept-in-brief.ts';
import { datesIn, type OwnPages } from '../model/own-pages.ts';
import type { EngineAnswers } from './engine-answers.ts';

/** The civil dates on which the owners of texts are kept, by the id of the texts. */
export type DatesOfTexts = ReadonlyMap<string, readonly string[]>;

/** The dates of what stands out on the days of the pages, as on a wall calendar. */
export function datesOfTexts(answered: EngineAnswers | undefined, pages: OwnPages): DatesOfTexts {
  const dates = new Map<string, string[]>();
  for (const date of datesIn(pages)) {
    const day = answered?.day(date);
    for (const { id } of day ? keptInBrief(day) : []) dates.set(id, [...(dates.get(id) ?? []), date]);
  }
  return dates;
}

/**
 * The ids of the texts that have pages: of what stands out on those days, and texts that belong to no day, such as
 * prayers. With a page for each saint who has a hymn there would be three times as many files.
 */
export function idsOfTexts(
  answered: EngineAnswers | undefined,
  dates: DatesOfTexts,
  { commemorations }: Catalog,
  pages: OwnPages,
): ReadonlySet<string> {
  const ids = pages.texts ? (answered?.texts ?? []).map(({ id }) => id) : [];
  return new Set(ids.filter((id) => dates.has(id) || !findById(commemorations, id)));
}
