import type { books as english } from '../en/books.ts';
import type { WordsLike } from '../words.ts';

export const books: WordsLike<typeof english> = {
  noServiceBooks: (checkout) =>
    `в ${checkout} нет богослужебных книг: укажите копию репозитория https://github.com/slavonic/cu-md-sandbox`,
  folderIsNoPack: (folder) => `${folder} уже есть, и это не дополнение из книг: укажите другую папку ключом --out`,
  bookTablesMissing: 'нет файла books/script.yaml, books/capitals.yaml или books/wording.yaml: добавьте его',
};
