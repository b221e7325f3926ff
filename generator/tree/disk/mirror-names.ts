/** Name of the file in which a mirror remembers its origin. No host serves a name that begins with a dot. */
export const MIRROR_FILE = '.mirror.json';
/** Folder of what a mirror has fetched and not shown yet. Its ending lets any later run delete it. */
export const FETCHED_FOLDER = '.mirror.part';
