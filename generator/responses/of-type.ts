import type { CalendarDay, MovableDay, SaintsDay } from '../../schemas/types.ts';

/** The saints of a day, only those of one class. */
export function saintsOfType(day: SaintsDay, type: number): SaintsDay {
  return { ...day, saints: day.saints.filter((saint) => saint.type === String(type)) };
}

/**
 * The calendar of a day, only with the saints of one class. A movable entry of another class stays in `events` with its
 * kind; docs/reference/contract.md, "Movable entries among the saints", 4. These come from the movable day, which few days need.
 */
export function calendarOfType(day: CalendarDay, type: number, movable: MovableDay | undefined): CalendarDay {
  const saints = day.saints.filter((saint) => saint.typeId === type);
  const listed = new Set(saints.map(({ id }) => id));
  const events = movable?.events.filter(({ id }) => !listed.has(id)) ?? day.events;
  return { ...day, saints, events };
}

/**
 * Whether {@link calendarOfType} needs the movable day: among the saints is a movable entry, whose id is a string, of
 * another class.
 */
export function needsMovable({ saints }: CalendarDay, type: number): boolean {
  return saints.some(({ id, typeId }) => typeId !== type && typeof id === 'string');
}
