import type { ChangeGroup } from '../../contract/change-groups.ts';
import type { diff as english } from '../en/diff.ts';
import type { WordsLike } from '../words.ts';
import { counted, number } from './amounts.ts';

const CHANGES = { one: 'изменение', few: 'изменения', other: 'изменений' };

export const diff: WordsLike<typeof english> = {
  aboutDiff: 'показать, что изменилось для людей между двумя деревьями: дни, памяти, чтения, тексты',
  beforeArgument: 'папка прежнего дерева',
  afterArgument: 'папка нового дерева',
  diffYearsOption: 'сравнить только эти годы; none — только то, что не относится к годам',
  diffLangOption: 'сравнить только эти языки',
  formatOption: (formats) => `в каком виде напечатать изменения: ${formats.join(' или ')}`,
  mostOption: 'напечатать не больше стольких изменений одного рода; --json печатает все',
  exitCodeOption: 'если изменения есть, закончить с кодом 1',
  writeMost: 'Напишите целое число от 1 до 999999999.',

  changeGroup: (group, changes) =>
    `${
      (
        {
          came: 'Новые памяти',
          went: 'Памяти, которых больше нет',
          moved: 'Перенесено',
          renamed: 'Новые имена',
          ranks: 'Знаки Типикона',
          classes: 'Лики святых',
          details: 'Прочее о памятях',
          days: 'Дни',
          fasting: 'Пост',
          readings: 'Чтения',
          liturgy: 'Литургия, утреня и вечерня',
          texts: 'Тексты',
          words: 'Слова в ответах',
          sources: 'Источники',
          pictures: 'Изображения',
        } satisfies Record<ChangeGroup, string>
      )[group]
    } (${number(changes)})`,
  changesMore: (more) => `и еще ${number(more)}`,
  keptNow: 'теперь празднуется',
  keptNoMore: 'больше не празднуется',
  onDays: (days, items, more) =>
    `${counted(days, { one: 'день', few: 'дня', other: 'дней' })}: ${items.join(', ')}${more > 0 ? ` и еще ${number(more)}` : ''}`,
  treesCompared: (changes, parts) =>
    `${changes === 0 ? 'изменений нет' : counted(changes, CHANGES)}; сравнено: ${parts.join(', ')}`,
  onlyBefore: (parts) => `только в прежнем дереве есть ${parts.join(', ')}`,
  onlyAfter: (parts) => `только в новом дереве есть ${parts.join(', ')}`,
  notCompared: (parts) => `только в одном из деревьев есть дни: ${parts.join('; ')}`,

  comparedFileStrange: (file) =>
    `${file} устроен не как ответ: сравнивайте деревья той из их версий программы, которая новее`,
  nothingToCompare: (before, after) =>
    `у ${before} и ${after} нет ни общих лет, ни текстов: выберите другие деревья или другие годы ключом --years`,
};
