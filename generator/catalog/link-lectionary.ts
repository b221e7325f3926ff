import type {
  CommonData,
  CycleDayData,
  CycleWeekData,
  OccasionData,
  ReadingData,
  ReadingUsage,
} from '../../schemas/types.ts';
import { WEEKDAY_CODES, weekdayNumber } from '../calendar/weekdays.ts';
import { type Lectionary, type Occasion, type Portion, SECTIONS, type Usage } from '../model/lectionary.ts';
import type { Pericope } from '../model/reading.ts';
import type { When } from '../model/when.ts';
import { parseRule } from '../rules/grammar.ts';
import type { DataFiles } from './data-files.ts';

/** Links the checked files of `data/readings/`. `whenOf` parses a rule with its moves. */
export function linkLectionary(
  files: DataFiles,
  whenOf: (rule: string, moves?: OccasionData['moves']) => When,
): Lectionary {
  const commons = new Map(files.commonReadings.map(({ value }) => [value.id, portionOf(value)]));
  const occasion = (value: OccasionData, isSaint: boolean): Occasion => ({
    of: value.of ?? null,
    when: value.on === undefined ? null : whenOf(value.on, value.moves),
    unless: value.unless === undefined ? null : parseRule(value.unless),
    since: value.since ?? null,
    until: value.until ?? null,
    isSaint,
    optional: value.optional ?? false,
    anySeason: value.season === 'any',
    place: value.place ?? null,
    ordinary: value.ordinary ?? 'kept',
    keptOn: (value.kept_on ?? []).map(weekdayNumber),
    sunday: value.sunday ?? null,
    fromMondayToSunday: value.from_monday === 'sunday',
    saints: value.saints ?? 'all',
    joined: value.joined ?? false,
    portion: { ...(value.common === undefined ? {} : commons.get(value.common)), ...portionOf(value) },
  });
  return {
    days: Object.fromEntries(
      files.cycleDays.map(({ value }) => [
        Number(value.at.slice('pascha'.length)),
        { of: value.of ?? null, portion: portionOf(value) },
      ]),
    ),
    weeks: Object.fromEntries(files.cycleWeeks.map(({ value }) => [value.week, weekOf(value)])),
    occasions: [
      ...files.dayReadings.map(({ value }) => occasion(value, false)),
      ...files.saintReadings.map(({ value }) => occasion(value, true)),
    ],
    usage: usageOf(files.readingUsage[0]?.value as ReadingUsage),
  };
}

function usageOf({ luke, winter, exchanges, tones, matins, saints, ordinary_last }: ReadingUsage): Usage {
  return {
    luke: luke ? { after: parseRule(luke.after), first: luke.first, last: luke.last, repeats: luke.repeats } : null,
    winter: winter ? { rows: winter.rows, lastSunday: winter.last_sunday } : null,
    exchanges: (exchanges ?? []).map(({ on, apostle, gospel }) => ({ on: parseRule(on), apostle, gospel })),
    tones: { brightWeek: tones.bright_week, silent: tones.silent.map(parseRule) },
    matins: {
      first: Number(matins.first.slice('pascha'.length)),
      last: Number(matins.last.slice('pascha'.length)),
      gospels: matins.gospels.map(pericopeOf),
    },
    saints: saints.map(({ on, weekdays = WEEKDAY_CODES, read }) => ({
      on: parseRule(on),
      weekdays: weekdays.map(weekdayNumber),
      read,
    })),
    ordinaryLast: {
      weekdays: ordinary_last.weekdays.map(weekdayNumber),
      except: parseRule(ordinary_last.except),
    },
  };
}

function weekOf(week: CycleWeekData): Portion[] {
  return WEEKDAY_CODES.map((day) => {
    const readings = week[day];
    return readings ? { liturgy: readings.map(pericopeOf) } : {};
  });
}

function portionOf(data: CycleDayData | OccasionData | CommonData): Portion {
  const sections = SECTIONS.flatMap((section) => {
    const readings = data[section];
    return readings ? [[section, readings.map(pericopeOf)] as const] : [];
  });
  return Object.fromEntries(sections);
}

function pericopeOf({ apostle, gospel, prophecy, zachalo, joined }: ReadingData): Pericope {
  const rest = { zachalo: zachalo ?? null, joined: joined ?? false };
  if (apostle !== undefined) return { kind: 'apostle', reference: apostle, ...rest };
  if (gospel !== undefined) return { kind: 'gospel', reference: gospel, ...rest };
  return { kind: 'prophecy', reference: prophecy as string, ...rest };
}
