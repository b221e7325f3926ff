/** Bytes of a data file. The largest file of the project has 175,000, and those of the service books are smaller. */
export const MOST_BYTES = 5_000_000;
/** Bytes of a picture: Cloudflare serves no larger file. */
export const MOST_PICTURE_BYTES = 25 * 1024 ** 2;
