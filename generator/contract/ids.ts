/** The form of an id of the content endpoints, and how many ids a request may have. */
export const CONTENT_ID = /^[A-Za-z0-9_][A-Za-z0-9._:-]{0,127}$/;
export const MOST_IDS = 24;

/** An id as a file name: Windows does not allow `:`, and no id has `~`. */
export function fileNameOfId(id: string): string {
  return id.replaceAll(':', '~');
}

/** The id of a file name. */
export function idOfFileName(name: string): string {
  return name.replaceAll('~', ':');
}
