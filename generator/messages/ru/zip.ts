import type { zip as english } from '../en/zip.ts';
import type { WordsLike } from '../words.ts';
import { counted, size } from './amounts.ts';

export const zip: WordsLike<typeof english> = {
  aboutExportZip: 'записать дерево одним архивом, из которого expand снова сделает дерево',
  zipTreeArgument: 'папка с деревом',
  zipYearsOption: 'только эти годы и то, что к годам не относится',
  zipWithoutDatasets: (tree) =>
    `в ${tree} нет наборов за эти годы, а в архиве дни лежат годовыми наборами: запишите их ключом --datasets ` +
    'или укажите другие годы ключом --years',
  zipOfDamaged: (file) => `${file} — не тот файл, что в списке дерева: запустите verify, чтобы узнать, что еще не так`,
  treeChangedMeanwhile: (tree) => `${tree} изменилось, пока его читали: запустите еще раз`,
  zipWithoutRoom: (to, wanted, free) =>
    `нужно до ${size(wanted)}, а для ${to} свободно только ${size(free)}: освободите место, возьмите меньше лет ключом ` +
    '--years или укажите другое место ключом --to',
  zipInTree: (to, tree) => `${to} лежит внутри дерева ${tree}: укажите другое место ключом --to`,
  zipFolderMissing: (to, folder) =>
    `${to} не записать: папки ${folder} нет; создайте ее или укажите другое место ключом --to`,
  zipOverOther: (to) =>
    `${to} уже есть, и это не архив этой программы: удалите его или укажите другое место ключом --to`,
  zipWritten: (to, files, bytes) =>
    `в ${to} ${counted(files, { one: 'файл', few: 'файла', other: 'файлов' })}, ${size(bytes)}`,
};
