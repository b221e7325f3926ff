/** What an id of the content endpoints looks like, and how many may be asked for at once. */
export const CONTENT_ID = /^[A-Za-z0-9_][A-Za-z0-9._:-]{0,127}$/;
export const MOST_IDS = 24;

/** An id as a file name: `:` is not allowed on Windows, and `~` is in no id. */
export function fileNameOfId(id: string): string {
  return id.replaceAll(':', '~');
}

/** The id that a file name stands for. */
export function idOfFileName(name: string): string {
  return name.replaceAll('~', ':');
}
