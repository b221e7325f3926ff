/** No file of a tree has more bytes; the largest is the index of the datasets of all years, with 12 MB. */
export const MOST_FILE_BYTES = 64_000_000;
