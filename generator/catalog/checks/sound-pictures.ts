import { existsSync } from 'node:fs';
import { pictureFile, readPicture } from '../pictures.ts';
import type { Check } from './check.ts';

/** Every picture is of a known kind and can do nothing but be shown. {@link iconFiles} names missing ones. */
export const soundPictures: Check = ({ icons }) =>
  icons.flatMap((icon) => {
    if (!existsSync(pictureFile(icon))) return [];
    const read = readPicture(icon);
    return 'problem' in read ? [read.problem] : [];
  });
