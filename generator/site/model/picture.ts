import type { Icon } from '../../../schemas/types.ts';
import { PICTURE_TYPES } from '../../contract/headers.ts';
import { inTree } from '../../contract/paths.ts';

/** A picture as a page shows it. */
export interface Picture {
  /** Its address, relative to the root of the tree, or the picture itself as one. */
  readonly src: string;
  /** What it shows, in words. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, its author and its license, if it is not a drawing of the calendar. */
  readonly credit?: string;
}

/** The picture of an icon, by its file. */
export function pictureOf({ path, title, description, mimeType, width, height }: Icon): Picture {
  const said = mimeType === PICTURE_TYPES.svg ? undefined : description?.texts[0]?.value;
  return { src: inTree(path), alt: title.texts[0]?.value ?? '', width, height, ...(said ? { credit: said } : {}) };
}
