import type { When } from '../../model/when.ts';
import { around, namesDay, nearestOccurrence, type Span, touching } from '../../rules/occurrences.ts';

/** The days of a civil year on which something is kept, after its moves. */
export function settle(when: When, year: number): Span[] {
  return settledAround(when, year).filter(touching(year));
}

/** The days on which something is kept in a civil year, the one before and the one after. A moved day goes to the nearest occurrence of its target. */
export function settledAround({ rule, moves }: When, year: number): Span[] {
  const spans = around(rule, year);
  return moves.length === 0 ? spans : spans.flatMap((span) => moved(span, moves));
}

function moved(span: Span, moves: When['moves']): Span[] {
  const move = moves.find(({ on }) => namesDay(on, span.from));
  if (!move) return [span];
  const target = move.to && nearestOccurrence(move.to, span.from);
  return target ? [target] : [];
}
