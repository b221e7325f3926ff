import type { tree as english } from '../en/tree.ts';
import type { WordsLike } from '../words.ts';
import { counted, number, size } from './amounts.ts';

export const tree: WordsLike<typeof english> = {
  nothingToWrite: 'записывать нечего: для этих лет не отвечает ни один раздел',
  outIsFile: (place) => `${place} — это файл: укажите папку ключом --out`,
  outIsClosed: (place) => `в ${place} нельзя писать: измените права доступа или укажите другую папку ключом --out`,
  outHoldsOthers: (out, names) =>
    `в ${out} лежат другие файлы (${names.join(', ')}), а дерева там нет: укажите пустую папку ключом --out`,
  insideData: (place, folder) =>
    `${place} — это папка данных ${folder} или место внутри нее, а писать туда нельзя: укажите другое место`,
  insideProgram: (place, folder) =>
    `${place} — это папка программы ${folder} или место внутри нее: укажите другое место`,
  outAroundData: (out, folder) =>
    `папка данных ${folder} лежит внутри ${out}, где программа записывает и удаляет файлы: укажите для дерева другую папку`,
  outAroundProgram: (out, folder) =>
    `папка программы ${folder} лежит внутри ${out}, где программа записывает и удаляет файлы: укажите для дерева другую папку`,
  outIsTaken: (out, pid, host, lock) =>
    `в ${out} уже пишет другой запуск (процесс ${pid} на ${host}): ` +
    'дождитесь его конца или укажите другую папку ключом --out' +
    `${lock === null ? '' : `; если того запуска больше нет, повторите команду через минуту или удалите ${lock}`}`,
  outWasTaken: (out, lock) =>
    `запись в ${out} остановлена: файла ${lock} больше нет или он принадлежит другому запуску — тот занимает папку, ` +
    'если прежний минуту не подавал признаков жизни; дождитесь, пока туда никто не пишет, и повторите команду',
  linkInTheWay: (link) => `${link} — символическая ссылка, а через ссылки дерево не записывается: уберите ее`,
  yearsNotAsked: (out, years, first, last) =>
    `в ${out} есть еще ${counted(years, { one: 'год', few: 'года', other: 'лет' })} сверх указанных ` +
    `(${years === 1 ? first : `с ${first} по ${last}`}): ` +
    'укажите и их ключом --years или --datasets, уберите ключом --prune или укажите другую папку ключом --out',
  tooFewBytes: (out, wanted, free) =>
    `нужно около ${size(wanted)}, а в ${out} свободно ${size(free)}: ` +
    'освободите место, возьмите меньше лет ключом --years или укажите другую папку ключом --out',
  tooFewFiles: (out, wanted, free) =>
    `нужно записать ${counted(wanted, { one: 'файл', few: 'файла', other: 'файлов' })}, ` +
    `а диск, на котором лежит ${out}, примет еще только ${number(free)}: возьмите меньше лет ключом --years`,
  diskFull: (file, out, bytes, files) =>
    `${file} не записать: диск заполнен, в ${out} свободно ${size(bytes)} и есть место для ` +
    `${counted(files, { one: 'файла', other: 'файлов' })}; ` +
    'освободите место или укажите другую папку ключом --out и запустите снова: записанное сохранится',
  writingDenied: (file) =>
    `${file} не записать: доступ закрыт или диск открыт только для чтения; ` +
    'измените права или укажите другую папку ключом --out',
  writingFailed: (file, reason) => `${file} не записать: ${reason}`,
  goneMeanwhile: (file) => `файл ${file} удалили, пока работала команда: запустите ее еще раз, и он будет записан`,
  strangeParts: (out, parts) =>
    `в ${out} есть части, сделанные с другими ключами (${parts.join(', ')}): ` +
    'уберите их командой generate --prune, затем соедините снова',
  strangeRecords: (out, parts) =>
    `в ${out} есть записи о частях, сделанных с другими ключами (${parts.join(', ')}): ` +
    'уберите их отсюда, а их файлы — оттуда, где они лежат, затем соедините снова',
  recordDamaged: (file) =>
    `${file} — не запись этой программы, или файл обрезан: ` +
    'скопируйте его снова или сделайте заново его часть, затем соедините снова',
  shardMarkDamaged: (file) =>
    `${file} не говорит, какая это часть и с какими ключами сделана, или файл обрезан: ` +
    'скопируйте его снова или сделайте часть заново, затем соедините снова',
  shardOfOtherVersion: (shards, version, own) =>
    `часть ${shards.join(', ')} сделана версией ${version}, а это версия ${own}: ` +
    'делайте и соединяйте все части одной версией',
  shardsOfVersions: (shards, version, others) =>
    `${shardsWere(shards)} версией ${version}, остальные — версией ${others}: ${again(shards)} той же версией`,
  shardsOfOptions: (shards, differences) =>
    `${shardsWere(shards)} ${differences.join('; ')}: ${again(shards)} с теми же ключами, что и остальные`,
  optionDiffers: (name, value, others) => `${withOption(name, value)}, а остальные — ${withOption(name, others)}`,
  shardsOfData: (shards) =>
    `${shardsWere(shards)} не из тех данных, из которых остальные: ${again(shards)} из тех же данных`,
  shardsOfCode: (shards) =>
    `${shardsWere(shards)} из тех же данных, что и остальные, но другим кодом или с другими пакетами npm: ` +
    `${again(shards)} из той же копии репозитория после «npm ci»`,
  shardsMissing: (missing, of, shards) =>
    `нет ${counted(missing, { one: 'части', other: 'частей' })} из ${number(of)} (${shards.join(', ')}): ` +
    `скопируйте или сделайте ${missing === 1 ? 'ее' : 'их'}, затем соедините снова`,
  listingLine: (file, line) =>
    `в ${file}, строка ${number(line)}: это не путь и размер; ` +
    'составьте список командой «rclone lsf -R --files-only --format ps»',
  listingDiffers: (count, findings) =>
    `список расходится с записями, ${counted(count, { one: 'файл', few: 'файла', other: 'файлов' })} ` +
    `(${findings.join(', ')}): загрузите недостающее и испорченное, уберите лишнее, ` +
    'составьте список заново и соедините снова',
  partDamaged: (part, finding) =>
    `часть ${part} не такая, какой была записана (${finding}): ` +
    'скопируйте ее снова или сделайте заново командой generate, затем соедините снова',
  partsMissing: (missing, all, parts) =>
    `${number(missing)} из ${counted(all, { one: 'части', other: 'частей' })} нет или ` +
    `${missing === 1 ? 'она сделана' : 'они сделаны'} из других данных (${parts.join(', ')}): ` +
    `сделайте ${missing === 1 ? 'ее' : 'их'} командой generate, затем соедините снова`,
  treeUnfinished: (out, manifest) =>
    `нет файла ${manifest}: дерево в ${out} не закончено; ` +
    'запустите снова generate или соедините части командой join',
  treeOfOtherVersion: (out) =>
    `дерево в ${out} сделано другой версией программы, или испорчен его файл manifest/tree.json: ` +
    'запустите снова generate с теми же ключами',
  treeOfOtherData: (out) =>
    `дерево в ${out} сделано из других данных или другой версией программы: ` +
    'исправляйте его с ними или запустите снова generate',
  listMissing: (file) => `нет файла ${file}, поэтому файлов дерева не перечислить: чего еще нет, покажет verify`,
  listAltered: (file) =>
    `${file} — не тот список, который назван в manifest.json: что еще изменено, покажет verify; или скопируйте оба снова`,
  treeFileAltered: (file, out) =>
    `файла ${file} в ${out} нет, или он не тот, что назван в списке: что еще отличается, покажет verify`,
  treeMissing: (out) =>
    `в ${out} нет дерева, которое можно прочитать: сначала запустите generate или укажите папку дерева`,
  noTreeToServe: (out) =>
    `в ${out} нет дерева: сначала выполните «npm run generate» или укажите папку дерева ключом --out`,
  portTaken: (port) => `порт ${port} занят: укажите другой ключом --port`,
  portRefused: (port) => `порт ${port} занимать нельзя: укажите другой ключом --port`,
};

function shardsWere(shards: readonly string[]): string {
  return shards.length === 1 ? `часть ${shards.join()} сделана` : `части ${shards.join(', ')} сделаны`;
}

function again(shards: readonly string[]): string {
  return `сделайте ${shards.length === 1 ? 'ее' : 'их'} заново`;
}

function withOption(name: string, value: string | null): string {
  return value === null ? `без ключа ${name}` : `с ключом ${name}${value === '' ? '' : ` ${value}`}`;
}
