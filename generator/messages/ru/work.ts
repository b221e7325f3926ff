import type { work as english } from '../en/work.ts';
import type { WordsLike } from '../words.ts';
import { counted, number, percent, size, tenths } from './amounts.ts';

const ERRORS = { one: 'ошибка', few: 'ошибки', other: 'ошибок' };
const FILES = { one: 'файл', few: 'файла', other: 'файлов' };
/** How counted files or paths differ from what was written. */
const NOT_AS_WRITTEN = {
  one: 'не такой, каким был записан',
  few: 'не такие, какими были записаны',
  other: 'не таких, какими были записаны',
};

export const work: WordsLike<typeof english> = {
  finding: (kind, path) =>
    `${{ missing: 'нет', extra: 'лишнее', truncated: 'обрезано', altered: 'изменено' }[kind]}: ${path}`,
  repairedNow: (findings, named) =>
    `файлы не такие, какими были записаны: ${number(findings)}` +
    `${findings > named ? ` (названы первые ${number(named)})` : ''}; сейчас они будут исправлены`,
  planned: (files, years, whole, bytes, onDisk, free) =>
    `${counted(files, FILES)} за ${counted(years, { one: 'год', few: 'года', other: 'лет' })}` +
    `${whole > 0 ? ` (${counted(whole, { one: 'уже готов', other: 'уже готовы' })})` : ''}, ` +
    `около ${size(bytes)} (на диске ${size(onDisk)}, свободно ${size(free)})`,
  hostTakesFiles: (host, files, plan, most, enough) =>
    `${host} на тарифе ${plan} принимает не больше ${number(most)} файлов, ` +
    `а здесь их около ${number(files)}: ` +
    (enough === null ? 'столько не принимает ни один тариф; ' : `возьмите тариф ${enough} или `) +
    'выберите меньше лет, меньше адресов API или --texts packed',
  hostTakesBytes: (host, file, bytes, most) =>
    `${host} принимает файлы не больше ${size(most)}, а ${file} займет около ${size(bytes)}: ` +
    'выберите меньше лет для наборов данных или уберите --csv',
  filesDone: (share, files) => `готово ${percent(share)}: ${counted(files, FILES)}`,
  filesBar: '{bar} {percentage} % | {value} из {total} файлов | осталось {eta_formatted}',
  chaptersDone: (share, chapters) =>
    `готово ${percent(share)}: ${counted(chapters, { one: 'глава', few: 'главы', other: 'глав' })}`,
  chaptersBar: '{bar} {percentage} % | {value} из {total} глав',
  timeLeft: (hours, minutes, seconds) =>
    hours > 0 ? `${hours} ч ${minutes} мин` : minutes > 0 ? `${minutes} мин ${seconds} с` : `${seconds} с`,
  written: (files, bytes, seconds) =>
    `${counted(files, FILES)}, ${size(bytes)}, за ${tenths(seconds)} с ` +
    `(${counted(Math.round(files / seconds), FILES)} в секунду)`,
  yearsKept: (years) =>
    counted(years, {
      one: 'готовый год оставлен как есть',
      few: 'готовых года оставлены как есть',
      other: 'готовых лет оставлено как есть',
    }),
  treeIsIn: (out) => `дерево в ${out}`,
  shardIsIn: (shard, of, out, next) =>
    `часть ${shard} из ${of} — в ${out}; дерево еще не полное: когда в этой папке будут файлы всех частей, ` +
    `выполните ${next}`,
  pathsChanged: (paths, list) => `${changed(paths)}, список — в ${list}`,
  joined: (files, parts, out) =>
    `${counted(files, FILES)} из ${counted(parts, { one: 'части', other: 'частей' })} — теперь одно дерево в ${out}`,
  joinedRecords: (files, parts, out) =>
    `${counted(files, FILES)} из ${counted(parts, { one: 'части', other: 'частей' })} — одно дерево по записям в ${out}; ` +
    'есть ли сами файлы, не проверено',
  joinedListing: (files, parts, out) =>
    `${counted(files, FILES)} из ${counted(parts, { one: 'части', other: 'частей' })} — одно дерево по записям в ${out}; ` +
    'каждый файл есть в списке, и размер его верен, но ни один не прочитан',
  rootFiles: (files) =>
    `загрузите к остальным в этом порядке, а отметки частей (manifest/shard-…) там удалите: ${files.join(', ')}`,
  filesRead: (files) => `прочитано: ${counted(files, FILES)}`,
  verified: (out, files, findings) =>
    `${out}, ${counted(files, FILES)}: ` +
    `${findings === 0 ? 'все такие, какими были записаны' : counted(findings, NOT_AS_WRITTEN)}`,
  treeRepaired: (paths) => `исправлено, ${changed(paths)}; дерево читается снова`,
  serving: (out, address) => `${out} отвечает по адресу ${address}`,
  editing: (folders, address) =>
    `${folders.join(', ')}: календарь виден по адресу ${address}, сохраненное — сразу; закончить — Ctrl-C`,
  onlyOwnHost: (address) =>
    `Этот календарь отвечает только своей странице: откройте ${address} или назовите этот хост ключом --host.`,
  shownAgain: (paths) => `показано: ${paths.join(', ')}`,
  errorsOverOld: (errors) => `В данных ${counted(errors, ERRORS)}. Показан прежний календарь.`,
  errorsOverNothing: (errors) => `В данных ${counted(errors, ERRORS)}. Показать пока нечего.`,

  noErrors: (folders) => `ошибок нет: ${folders.join(', ')}`,

  bookLeftOut: (book, why) => `${book} — не взята: ${why}`,
  bookNotThere: (book) => `${book} — не взята: в копии репозитория ее нет`,
  packWritten: (out, canons, hymns, magnifications, hypakoai, ids) =>
    `${out}: ${counted(canons, { one: 'канон', few: 'канона', other: 'канонов' })}, ` +
    `тропарей и кондаков — ${number(hymns)}, ` +
    `${counted(magnifications, { one: 'величание', few: 'величания', other: 'величаний' })} и ` +
    `${number(hypakoai)} ипакои для ${number(ids)} id`,
  packOther: (place) => `${place} остается: это записал не импорт`,
  packChanged: (place) =>
    `${place} остается: его изменили после импорта; чтобы взять текст книг, удалите его и запустите импорт снова`,
  packMore: (more) => `и так же еще ${number(more)}`,
  textsCompared: (texts, differences) =>
    `в книгах есть и ${counted(texts, { one: 'текст', few: 'текста', other: 'текстов' })} проекта; ` +
    `слова расходятся в ${counted(differences, { one: 'месте', other: 'местах' })}`,
  leftToRead: (refused, doubts, unread, report) =>
    `причин, по которым тексты не взяты, — ${number(refused)}, неразобранных мест — ${number(doubts)}, ` +
    `текстов, о которых еще никто не сказал, чьи они, — ${number(unread)}: ${report}`,
};

function changed(paths: number): string {
  return counted(paths, { one: 'путь изменился', few: 'пути изменились', other: 'путей изменилось' });
}
