import { statSync } from 'node:fs';
import path from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { CommemorationData, FastingRule as FastingRuleData, MovableData } from '../../schemas/types.ts';
import { type Point, parseRule, type Rule } from '../rules/grammar.ts';
import type { Catalog, Commemoration, FastingRule, FixedEntry, IconAsset, Movable, Rank, When } from './catalog.ts';
import { CHECKS } from './checks/index.ts';
import { type DataFiles, fixedEntries, readDataFiles } from './data-files.ts';
import { DataError, type Problem } from './problem.ts';
import { Shapes } from './shapes.ts';

const WEEKDAY_CODES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Everything that is wrong with a data folder; empty where it can be used. */
export function validateData(folder: string): Problem[] {
  return checkedFiles(folder).problems;
}

/** Reads, checks and links a data folder. Throws {@link DataError} with every problem found. */
export async function loadCatalog(folder: string): Promise<Catalog> {
  const { files, problems } = checkedFiles(folder);
  if (!files || problems.length > 0) throw new DataError(problems);
  return link(files);
}

function checkedFiles(folder: string): { files: DataFiles | null; problems: Problem[] } {
  const { files, problems } = readDataFiles(folder, new Shapes());
  return files ? { files, problems: CHECKS.flatMap((check) => check(files)) } : { files, problems };
}

async function link(files: DataFiles): Promise<Catalog> {
  const { labels, types, fasting, movable } = files;
  const ranks = new Map(labels.value.ranks.map((rank, order): [Rank['code'], Rank] => [rank.code, { ...rank, order }]));
  const icons = new Map((await Promise.all(iconAssets(files))).map((icon) => [icon.id, icon]));
  const linked = linker(ranks, icons);
  const fixed = new Map<string, FixedEntry[]>();
  for (const { monthDay, entry } of fixedEntries(files)) {
    const list = fixed.get(monthDay) ?? [];
    list.push({ monthDay, commemoration: linked.saint(entry), when: whenOfFixed(monthDay, entry) });
    fixed.set(monthDay, list);
  }
  return {
    types: new Map(types.value.map(({ id, label }) => [id, label])),
    ranks,
    foods: new Map(labels.value.foods.map(({ code, label }) => [code, label])),
    weekdays: labels.value.weekdays,
    icons,
    fixed,
    movable: movable.value.map(linked.movable),
    fasting: fasting.value.rules.map((rule) => fastingRule(rule, fasting.value.seasons)),
  };
}

function linker(ranks: ReadonlyMap<string, Rank>, icons: ReadonlyMap<string, IconAsset>) {
  const rankOf = (code: string | undefined) => (code === undefined ? null : (ranks.get(code) ?? null));
  const iconsOf = (ids: readonly string[] = []) => ids.map((id) => icons.get(id) as IconAsset);
  const common = (entry: Pick<CommemorationData, 'type' | 'displayType' | 'rank' | 'icons'>) => ({
    type: entry.type,
    ...(entry.displayType === undefined ? {} : { displayType: entry.displayType }),
    rank: rankOf(entry.rank),
    icons: iconsOf(entry.icons),
  });
  return {
    saint: (entry: CommemorationData): Commemoration => ({ id: entry.id, name: entry.name, ...common(entry) }),
    movable: (entry: MovableData): Movable => {
      const { id, kind, label, description } = entry;
      const when = whenOf(entry.rule, entry.moves);
      const listed = kind === 'saint' || kind === 'icon_of_mother_of_god';
      const asSaint = listed ? { id, name: label, ...common({ ...entry, type: entry.type as number }) } : null;
      const icons = kind === 'week' || kind === 'memorial' ? [] : iconsOf(entry.icons);
      return { id, kind, label, description, icons, ...when, byDate: !startsFromPascha(when.rule), asSaint };
    },
  };
}

function whenOfFixed(monthDay: string, { rule, moves }: CommemorationData): When | null {
  return rule === undefined && moves === undefined ? null : whenOf(rule ?? `julian ${monthDay}`, moves);
}

function whenOf(rule: string, moves: MovableData['moves'] = []): When {
  return {
    rule: parseRule(rule),
    moves: moves.map(({ on, to }) => ({ on: parseRule(on), to: to === 'none' ? null : parseRule(to) })),
  };
}

function startsFromPascha(rule: Rule): boolean {
  const fromPascha = (point: Point) => point.kind === 'pascha';
  switch (rule.kind) {
    case 'span':
      return fromPascha(rule.from);
    case 'and':
      return startsFromPascha(rule.left);
    case 'else':
      return startsFromPascha(rule.first);
    default:
      return false;
  }
}

function fastingRule(data: FastingRuleData, seasons: DataFiles['fasting']['value']['seasons']): FastingRule {
  const season = seasons[data.season];
  if (!season) throw new Error(`season ${data.season} passed the checks`);
  return {
    id: data.id,
    rule: parseRule(data.on),
    weekdays: (data.weekdays ?? WEEKDAY_CODES).map((code) => WEEKDAY_CODES.indexOf(code)),
    type: season.type,
    food: data.food ?? null,
    description: data.description ?? season.description,
  };
}

function iconAssets({ folder, icons }: DataFiles): Promise<IconAsset>[] {
  return icons.value.map(async ({ id, file, title, description }) => {
    const source = path.join(folder, 'icons', file);
    const { width, height, type } = await imageSizeFromFile(source);
    const mimeType = type === 'svg' ? 'image/svg+xml' : `image/${type}`;
    return {
      id,
      file,
      title,
      description: description ?? null,
      mimeType,
      width,
      height,
      sizeBytes: statSync(source).size,
    };
  });
}
