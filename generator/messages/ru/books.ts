import type { books as english } from '../en/books.ts';
import type { WordsLike } from '../words.ts';
import { number, size } from './amounts.ts';

export const books: WordsLike<typeof english> = {
  noServiceBooks: (checkout) =>
    `в ${checkout} нет богослужебных книг: укажите копию репозитория https://github.com/slavonic/cu-md-sandbox`,
  folderIsNoPack: (folder) => `${folder} уже есть, и это не дополнение из книг: укажите другую папку ключом --out`,
  packIsFile: (place) => `${place} — это файл: укажите папку ключом --out`,
  packTooNear: (out, other) =>
    `${out} и ${other} лежат одно в другом, а импорт записывает и удаляет там файлы: укажите другую папку`,
  packBlocked: (place) =>
    `${place} — это ссылка или файл, а дополнению здесь нужна папка: переложите это в другое место и запустите импорт снова`,
  noPackRecord: (file) =>
    `${file} — не список, который оставил импорт: переложите его в другое место и запустите импорт снова`,
  noLineOfPackRecord: (file, line) =>
    `${file}:${line}: такого файла импорт не записывает: переложите список в другое место и запустите импорт снова`,
  notOfImport: (place) =>
    `${place} мешает импорту, и записал это не он: переложите это в другое место и запустите импорт снова`,
  proposalStays: (file) =>
    `${file} уже есть, и в нем другое: переложите его в другое место или укажите другую папку ключом --proposals`,
  chapterTooLarge: (file, most) =>
    `${file} больше ${size(most)}, а таких глав в книгах нет: скачайте репозиторий заново`,
  paragraphTooLong: (file, line, most) =>
    `${file}:${line}: в абзаце больше ${number(most)} знаков, а таких в книгах нет: скачайте репозиторий заново`,
  wordTooLong: (file, line, most) =>
    `${file}:${line}: в строке слово длиннее ${number(most)} букв, а таких в книгах нет: скачайте репозиторий заново`,
  bookTablesMissing: 'нет файла import/books/script.yaml, books/capitals.yaml или books/wording.yaml: добавьте его',
};
