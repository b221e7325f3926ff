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
  tooManyFilesOpen: 'открыто слишком много файлов сразу: поднимите предел (ulimit -n)',
  tooManyFilesOpenHere: 'на этом компьютере открыто слишком много файлов: закройте другие программы',
  noMoreProcesses:
    'система больше не дает запускать потоки и процессы: закройте другие программы или поднимите предел (ulimit -u)',
  tooLittleMemory: 'не хватает памяти: закройте другие программы',
  tooLittleMemoryForThreads: 'не хватает памяти: уменьшите число потоков ключом --threads',
  noMoreThreads: 'столько потоков не запустить: уменьшите их число ключом --threads',
  diskFails: 'диск дает сбой: посмотрите системный журнал',
  addressTaken: 'порт занят: укажите другой',
  noSuchAddress: 'у этого компьютера нет такого адреса: укажите другой',
  noNameServer: 'сервер имен не отвечает: вместо имени укажите адрес',
  noSuchHost: 'узла с таким именем нет: укажите другой',
  systemRefuses: (code, message) => `система отказывает (${code}): ${message}`,
  fileUnusable: (file, reason) => `с ${file} работать не удается: ${reason}`,
  cannotGoOn: (reason) => `продолжать не удается: ${reason}`,
};
