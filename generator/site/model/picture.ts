import type { Icon } from '../../../schemas/types.ts';
import { inTree } from '../../contract/paths.ts';

/** A picture as a page shows it. */
export interface Picture {
  /** Its address, relative to the root of the tree, or the picture itself as one. */
  readonly src: string;
  /** What it shows, in words. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The picture of an icon, by its file. */
export function pictureOf({ path, title, width, height }: Icon): Picture {
  return { src: inTree(path), alt: title.texts[0]?.value ?? '', width, height };
}
