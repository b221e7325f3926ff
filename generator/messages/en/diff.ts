import type { ChangeGroup } from '../../contract/change-groups.ts';
import { counted, number } from './amounts.ts';

const CHANGES = { one: 'change', other: 'changes' };

/** What has changed between two trees, and why they cannot be compared. */
export const diff = {
  aboutDiff: 'say what changed for people between two trees: days, commemorations, readings, texts',
  beforeArgument: 'the folder of the older tree',
  afterArgument: 'the folder of the newer tree',
  diffYearsOption: 'compare only these years; none: only what belongs to no year',
  diffLangOption: 'compare only these languages',
  formatOption: (formats: readonly string[]) => `how the changes are printed: ${formats.join(' or ')}`,
  mostOption: 'print at most so many changes of a kind; --json prints all',
  exitCodeOption: 'end with exit code 1 if there are changes',
  writeMost: 'Write a whole number from 1 to 999999999.',

  changeGroup: (group: ChangeGroup, changes: number) =>
    `${
      (
        {
          came: 'New commemorations',
          went: 'Commemorations that are gone',
          moved: 'Moved',
          renamed: 'Renamed',
          ranks: 'Signs of the Typikon',
          classes: 'Classes',
          details: 'Other facts of commemorations',
          days: 'Days',
          fasting: 'Fasting',
          readings: 'Readings',
          liturgy: 'The Liturgy, matins and vespers',
          texts: 'Texts',
          words: 'Words of the answers',
          sources: 'Sources',
          pictures: 'Pictures',
        } satisfies Record<ChangeGroup, string>
      )[group]
    } (${number(changes)})`,
  changesMore: (more: number) => `and ${number(more)} more`,
  keptNow: 'now kept',
  keptNoMore: 'no longer kept',
  onDays: (days: number, items: readonly string[], more: number) =>
    `${counted(days, { one: 'day', other: 'days' })}: ${items.join(', ')}${more > 0 ? ` and ${number(more)} more` : ''}`,
  treesCompared: (changes: number, parts: readonly string[]) =>
    `${changes === 0 ? 'no changes' : counted(changes, CHANGES)} in ${parts.join(', ')}`,
  onlyBefore: (parts: readonly string[]) => `only the older tree has ${parts.join(', ')}`,
  onlyAfter: (parts: readonly string[]) => `only the newer tree has ${parts.join(', ')}`,
  notCompared: (parts: readonly string[]) => `only one of the trees has the days of ${parts.join('; ')}`,

  comparedFileStrange: (file: string) =>
    `${file} does not have the form of an answer: compare the trees with the newer of their versions`,
  nothingToCompare: (before: string, after: string) =>
    `${before} and ${after} have no years and no texts in common: choose other trees, or other years with --years`,
};
