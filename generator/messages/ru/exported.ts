import type { exported as english } from '../en/exported.ts';
import type { WordsLike } from '../words.ts';
import { counted, percent, size } from './amounts.ts';

const YEARS = { one: 'год', few: 'года', other: 'лет' };

export const exported: WordsLike<typeof english> = {
  aboutExport: 'записать все в один файл',
  aboutExportSqlite: 'записать базу SQLite со всеми ответами — из данных или из дерева',
  aboutExportZip: 'записать дерево одним архивом, из которого expand снова сделает дерево',
  treeInsteadArgument: 'папка с деревом, которое читать вместо данных',
  treeArgument: 'папка с деревом',
  toOption: 'какой файл записать',
  exportYearsOption:
    'годы, дни которых нужны: 2026, 2000-2100, now или none (по умолчанию все годы дерева, а из данных 2000-2100)',
  zipYearsOption: 'только эти годы и то, что к годам не относится',

  exportPlanned: (years, bytes, free) =>
    `${counted(years, YEARS)}, не больше примерно ${size(bytes)} (свободно ${size(free)})`,
  yearsDone: (share, years) => `${percent(share)}: готово ${counted(years, YEARS)}`,
  yearsBar: '{bar} {percentage}% | {value} из {total} лет | осталось {eta_formatted}',
  databaseWritten: (to, years, bytes) => `${to}: база за ${counted(years, YEARS)}, ${size(bytes)}`,
  archiveWritten: (to, files, bytes) =>
    `${to}: архив, в нем ${counted(files, { one: 'файл', few: 'файла', other: 'файлов' })}, ${size(bytes)}`,

  notWithTree: (flag) =>
    `дерево читается вместо данных, поэтому ${flag} рядом с ним ничего не значит: оставьте что-то одно`,
  exportInTree: (to, tree) =>
    `${to} лежит в дереве ${tree}, и оно перестало бы быть целым: укажите другое место ключом --to`,
  exportFolderMissing: (to, folder) =>
    `записать ${to} нельзя: папки ${folder} нет; сначала создайте ее или укажите другое место ключом --to`,
  exportThroughLink: (to) =>
    `${to} — символическая ссылка, а по ссылкам ничего не записывается: удалите ее или укажите другое место ключом --to`,
  exportOverFolder: (to) => `${to} — папка: укажите файл ключом --to`,
  exportOverOther: (to, kind) =>
    `${to} — не ${kind === 'database' ? 'база, записанная' : 'архив, записанный'} этой программой, ` +
    'и остается как есть: укажите другое место ключом --to',
  exportPlaceTaken: (to, work) =>
    `${to} сначала пишется в папке ${work}, но там файл или ссылка: удалите их или укажите другое место ключом --to`,
  exportTooLarge: (to, wanted, free) =>
    `нужно до ${size(wanted)}, а там, где был бы ${to}, свободно только ${size(free)}: ` +
    'освободите место, возьмите меньше лет ключом --years или укажите другое место ключом --to',
  exportDiskFull: (to, free) =>
    `записать ${to} не удалось: диск полон или неисправен (свободно ${size(free)}): ` +
    'освободите место или укажите другое место ключом --to',
  treeLacksYears: (tree, first, last) =>
    `в ${tree} есть не все годы с ${first} по ${last}: укажите другие ключом --years`,
  treeLacks: (tree, names) =>
    `в ${tree} есть не все, что входит в базу (нет ${names.join(', ')}): ` +
    'возьмите дерево со всеми языками и разделами или не указывайте дерева, чтобы читать данные',
  treeAnswersStrange: (tree) =>
    `ответы в ${tree} не той формы, что у этой программы: возьмите версию, которой сделано дерево`,
  treeChangedMeanwhile: (tree) => `${tree} изменилось, пока его читали: запустите еще раз`,
  zipNeedsYears:
    'в архиве есть дни хотя бы одного года: напишите --years 2026 или уберите этот ключ, чтобы взять все годы',
  zipWithoutDatasets: (tree) =>
    `в ${tree} нет наборов за эти годы, а в архиве дни лежат годовыми наборами: запишите их ключом --datasets ` +
    'или укажите другие годы ключом --years',
};
