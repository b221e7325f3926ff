import type { Catalog } from '../../model/catalog.ts';
import type { BeatitudesRow, BeatitudesSlot, Odes } from '../../model/liturgy.ts';
import type { OrderedDay, RowsOf } from './orders.ts';
import type { DayService } from './service.ts';

/** What is sung at the Beatitudes. */
export interface DayBeatitudes {
  readonly row: BeatitudesRow;
  /** In order; null if it is left open. */
  readonly sung: readonly BeatitudesVerses[] | null;
}

/** Verses of the tone of the week or of a canon. */
export type BeatitudesVerses = Odes | { readonly of: 'tone'; readonly verses: number | null };

/**
 * Finds what is sung at the Beatitudes (Typikon, chapters 2 to 5 and 48 to 50): the places of the row that matches the
 * day, filled with the odes of its service. Undefined if no row matches.
 */
export function beatitudesOf(
  { liturgy }: Catalog,
  rowsOf: RowsOf,
): (ordered: OrderedDay, service: DayService) => DayBeatitudes | undefined {
  return (ordered, { saints, feast }) => {
    const ofSaints = saints.flatMap(({ beatitudes }) => beatitudes);
    const row = rowsOf(liturgy.beatitudes, ordered).find(({ withOde }) => !withOde || ofSaints.length > 0);
    if (row === undefined) return undefined;
    const sung = row.sung?.flatMap((place) => filled(place, ofSaints, feast?.beatitudes ?? null));
    return { row, sung: sung ?? null };
  };
}

function filled(place: BeatitudesSlot, ofSaints: readonly Odes[], ofFeast: Odes | null): readonly BeatitudesVerses[] {
  if (place.of === 'canon') return [place.odes];
  if (place.of === 'tone') return [{ of: 'tone', verses: place.verses }];
  const odes = place.of === 'saints' ? ofSaints : ofFeast ? [ofFeast] : [];
  return odes.map((one) => ({ ...one, verses: place.verses ?? one.verses }));
}
