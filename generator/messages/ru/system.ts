import { UNLOADABLE } from '../../unloadable.js';
import type { system as english } from '../en/system.ts';
import type { WordsLike } from '../words.ts';

export const system: WordsLike<typeof english> = {
  nothingStandsThere: 'такого файла или папки нет, или ссылка никуда не ведет: создайте или укажите другое место',
  fileForFolder: 'на месте папки лежит файл: уберите его или укажите другое место',
  folderForFile: 'на месте файла лежит папка: уберите ее или укажите другое место',
  otherStandsThere: 'это место занято: освободите его или укажите другое',
  permissionDenied: 'доступ закрыт: разрешите чтение и запись',
  diskReadOnly: 'на этот диск писать нельзя: укажите другое место',
  linksInCircle: 'ссылки ведут по кругу: положите туда сам файл',
  nameTooLong: 'имя слишком длинное: сократите его',
  noSpace: 'диск заполнен: освободите место',
  shareFull: 'отведенное вам место на диске заполнено: освободите его',
  fileTooLarge: 'файл вышел бы больше, чем здесь разрешено: поднимите предел (ulimit -f)',
  tooManyFilesWatched:
    'система больше не следит за новыми файлами: закройте другие программы или поднимите предел (sysctl fs.inotify.max_user_watches)',
  tooManyFilesOpen: UNLOADABLE.EMFILE.ru,
  programPlaceless: UNLOADABLE.NO_PLACE.ru,
  programPartMissing: UNLOADABLE.ERR_MODULE_NOT_FOUND.ru,
  tooManyFilesOpenHere: 'на этом компьютере открыто слишком много файлов: закройте другие программы',
  noMoreProcesses:
    'система больше не дает запускать потоки и процессы: закройте другие программы или поднимите предел (ulimit -u)',
  tooLittleMemory: 'не хватает памяти: закройте другие программы',
  diskFails: 'диск дает сбой: посмотрите системный журнал',
  addressTaken: 'порт занят: укажите другой',
  noSuchAddress: 'у этого компьютера нет такого адреса: укажите другой',
  noNameServer: 'сервер имен не отвечает: вместо имени укажите адрес',
  noSuchHost: 'узла с таким именем нет: укажите другой',
  systemRefuses: (code, message) => `система отказывает (${code}): ${message}`,
  fileUnusable: (file, reason) => `с ${file} работать не удается: ${reason}`,
  workerEnded: (how) =>
    `Рабочий процесс неожиданно завершился (${how}) — возможно, не хватило памяти: повторите команду, уменьшив число процессов ключом --workers.`,
  workerSaid: (how, why) => `Рабочий процесс неожиданно завершился (${how}): ${why}`,
  cacheUnused: (failure) => `команда работает без кэша, и потому дольше: ${failure}`,
  cacheDamaged: (place) => `${place} в кэше — не то, что было записано: это делается заново`,
  cannotGoOn: (reason) => `продолжать не удается: ${reason}`,
};
