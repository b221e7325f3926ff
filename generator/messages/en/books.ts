/** Why service books cannot be read. */
export const books = {
  noServiceBooks: (checkout: string) =>
    `${checkout} contains none of the service books: choose a clone of https://github.com/slavonic/cu-md-sandbox`,
  folderIsNoPack: (folder: string) =>
    `${folder} exists and is not a pack of the service books: choose another folder with --out`,
  bookTablesMissing: 'books/script.yaml, books/capitals.yaml or books/wording.yaml is missing: add it',
};
