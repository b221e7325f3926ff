/** Where files of a part may be, below the root of the tree. */
export interface Places {
  /** Folders that belong to the part with everything in them. */
  readonly folders: readonly string[];
  /** Files of the part in folders that it shares with other parts. */
  readonly files: readonly string[];
}

/** Whether a folder belongs to a part with everything in it. */
export function isOwnFolder(folder: string, { folders }: Places): boolean {
  return folders.some((own) => folder === own || folder.startsWith(`${own}/`));
}

/** Whether a file or folder belongs to a part, by its path below the root. */
export function belongs(one: string, places: Places): boolean {
  return places.files.includes(one) || isOwnFolder(one, places);
}
