import type { CommemorationData, Localized, MovableData } from '../../schemas/types.ts';
import { FEASTS, MOTHER_OF_GOD_ICONS } from '../contract/saint-types.ts';
import type { DataFiles } from './data-files.ts';

/** What the data say of something that is kept, fixed or movable. */
export interface CalendarDay {
  readonly id: string;
  /** The month of the menologion that contains it, `01` to `12`, or `movable`. */
  readonly file: string;
  readonly kind: MovableData['kind'];
  readonly name: Localized;
  readonly rule: string;
  readonly data: Pick<MovableData, 'type' | 'displayType' | 'rank' | 'rankSources' | 'moves'>;
}

/** Everything that is kept, in the order of the calendar; movable days come last. */
export function calendarDays({ fixed, movable }: Pick<DataFiles, 'fixed' | 'movable'>): CalendarDay[] {
  return [
    ...fixed.map(({ monthDay, entry: { value } }) => ({
      id: String(value.id),
      file: monthDay.slice(0, 2),
      kind: kindOfType(value),
      name: value.name,
      rule: value.rule ?? `julian ${monthDay}`,
      data: value,
    })),
    ...movable.map(({ value }) => ({
      id: value.id,
      file: 'movable',
      kind: value.kind,
      name: value.label,
      rule: value.rule,
      data: value,
    })),
  ];
}

/** The kind of a menologion entry, in the terms of movable days. */
function kindOfType({ type }: CommemorationData): MovableData['kind'] {
  if (type === MOTHER_OF_GOD_ICONS) return 'icon_of_mother_of_god';
  return FEASTS.includes(type) ? 'feast' : 'saint';
}
