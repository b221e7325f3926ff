import type { exported as english } from '../en/exported.ts';
import type { WordsLike } from '../words.ts';
import { counted, percent, size } from './amounts.ts';

const YEARS = { one: 'год', few: 'года', other: 'лет' };

export const exported: WordsLike<typeof english> = {
  aboutExport: 'записать все в один файл',
  aboutExportSqlite: 'записать базу SQLite со всеми ответами — из данных или из дерева',
  toOption: 'какой файл записать',
  fromOption: 'дерево, из которого брать ответы вместо данных',
  exportYearsOption:
    'годы, дни которых нужны: 2026, 2000-2100, now или none (по умолчанию все годы дерева, а из данных 2000-2100)',

  exportPlanned: (years, bytes, free) =>
    `${counted(years, YEARS)}, не больше примерно ${size(bytes)} (свободно ${size(free)})`,
  yearsDone: (share, years) => `${percent(share)}: готово ${counted(years, YEARS)}`,
  yearsBar: '{bar} {percentage}% | {value} из {total} лет | осталось {eta_formatted}',
  databaseWritten: (to, years, bytes) => `${to}: база за ${counted(years, YEARS)}, ${size(bytes)}`,

  notWithFrom: (flag) =>
    `--from читает дерево вместо данных, поэтому ${flag} рядом с ним ничего не значит: оставьте что-то одно`,
  exportInTree: (to, tree) =>
    `${to} лежит в дереве ${tree}, и оно перестало бы быть целым: укажите другое место ключом --to`,
  exportFolderMissing: (to, folder) => `записать ${to} нельзя: папки ${folder} нет, сначала создайте ее`,
  exportThroughLink: (to) =>
    `${to} — символическая ссылка, а по ссылкам ничего не записывается: удалите ее или укажите другое место ключом --to`,
  exportOverFolder: (to) => `${to} — папка: укажите файл ключом --to`,
  exportOverOther: (to) =>
    `${to} — не база, записанная этой программой, и остается как есть: укажите другое место ключом --to`,
  exportPlaceTaken: (to, work) =>
    `${to} сначала пишется в папке ${work}, но там файл или ссылка: удалите их или укажите другое место ключом --to`,
  exportTooLarge: (to, wanted, free) =>
    `нужно примерно ${size(wanted)}, а там, где был бы ${to}, свободно только ${size(free)}: ` +
    'освободите место, возьмите меньше лет ключом --years или укажите другое место ключом --to',
  exportDiskFull: (to, free) =>
    `записать ${to} не удалось: диск полон или неисправен (свободно ${size(free)}): ` +
    'освободите место или укажите другое место ключом --to',
  treeLacksYears: (tree, first, last) =>
    `в ${tree} есть не все годы с ${first} по ${last}: укажите другие ключом --years или уберите --from`,
  treeLacks: (tree, names) =>
    `в ${tree} есть не все, что входит в базу (нет ${names.join(', ')}): ` +
    'возьмите дерево со всеми языками и разделами или уберите --from',
  treeFileAltered: (file) =>
    `файла ${file} нет, или он не тот, что в списке дерева: все такие файлы назовет verify, а generate сделает их заново`,
  treeAnswersStrange: (tree) =>
    `ответы в ${tree} не той формы, что у этой программы: возьмите версию, которой сделано дерево`,
};
