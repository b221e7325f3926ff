import { number, size } from './amounts.ts';

/** Why service books cannot be read. */
export const books = {
  noServiceBooks: (checkout: string) =>
    `${checkout} contains none of the service books: choose a clone of https://github.com/slavonic/cu-md-sandbox`,
  folderIsNoPack: (folder: string) =>
    `${folder} exists and is not a pack of the service books: choose another folder with --out`,
  packIsFile: (place: string) => `${place} is a file: choose a folder with --out`,
  packTooNear: (out: string, other: string) =>
    `${out} is ${other}, inside it, or around it, and an import writes and deletes files there: choose another folder`,
  packBlocked: (place: string) =>
    `${place} is a link or a file, and the pack needs a folder there: move it elsewhere, then import again`,
  noPackRecord: (file: string) => `${file} is not the record of an import: move it elsewhere, then import again`,
  noLineOfPackRecord: (file: string, line: number) =>
    `${file}:${line}: this line names no file that an import writes: move the record elsewhere, then import again`,
  notOfImport: (place: string) =>
    `${place} is in the way of the import, and no import wrote it: move it elsewhere, then import again`,
  proposalStays: (file: string) =>
    `${file} exists and has other content: move it elsewhere or choose another folder with --proposals`,
  chapterTooLarge: (file: string, most: number) =>
    `${file} is larger than ${size(most)}, and no chapter of the books is: get the clone again`,
  paragraphTooLong: (file: string, line: number, most: number) =>
    `${file}:${line}: this paragraph is longer than ${number(most)} characters, and none of the books is: get the clone again`,
  wordTooLong: (file: string, line: number, most: number) =>
    `${file}:${line}: this line has a word of more than ${number(most)} letters, and no book does: get the clone again`,
  bookTablesMissing: 'import/books/script.yaml, books/capitals.yaml or books/wording.yaml is missing: add it',
};
