import type { Catalog } from '../../model/catalog.ts';
import type { BeatitudesRow, BeatitudesSlot, Odes, Service } from '../../model/liturgy.ts';
import type { OrderedDay, RowFinder } from './orders.ts';
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
  rows: RowFinder,
): (ordered: OrderedDay, service: DayService) => DayBeatitudes | undefined {
  return (ordered, { saints, feast }) => {
    const row = rows.all(liturgy.beatitudes, ordered).find(({ leastOdes }) => leastOdes <= odesOf(saints));
    if (row === undefined) return undefined;
    const sung = row.sung?.flatMap((place) => filled(place, saints, feast?.beatitudes ?? null));
    return { row, sung: sung ?? null };
  };
}

function filled(place: BeatitudesSlot, saints: readonly Service[], ofFeast: Odes | null): readonly BeatitudesVerses[] {
  if (place.of === 'canon') return [place.odes];
  if (place.of === 'tone') return [{ of: place.of, verses: place.verses }];
  const odes = place.of === 'saints' ? saints.flatMap((one) => ofService(one, place.odes)) : ofFeast ? [ofFeast] : [];
  return odes.map((one) => ({ ...one, verses: place.verses ?? one.verses }));
}

/** The odes that a service names, or others of its first canon. */
function ofService({ beatitudes }: Service, odes: readonly number[] | null): readonly Odes[] {
  const [first] = beatitudes;
  return odes && first ? [{ ...first, odes, verses: null }] : beatitudes;
}

function odesOf(saints: readonly Service[]): number {
  return saints.flatMap(({ beatitudes }) => beatitudes.flatMap(({ odes }) => odes)).length;
}
