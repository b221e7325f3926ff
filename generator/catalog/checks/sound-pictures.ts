import { existsSync } from 'node:fs';
import { pictureFile, readPicture } from '../pictures.ts';
import type { Check } from './check.ts';

/** Every picture is one of a known kind and does nothing but show itself. Those that are missing {@link iconFiles} names. */
export const soundPictures: Check = ({ icons }) =>
  icons.flatMap((icon) => {
    if (!existsSync(pictureFile(icon))) return [];
    const read = readPicture(icon);
    return 'problem' in read ? [read.problem] : [];
  });
