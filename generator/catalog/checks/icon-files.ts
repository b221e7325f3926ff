import { existsSync } from 'node:fs';
import { ICONS_FOLDER } from '../../contract/paths.ts';
import { message } from '../../messages/message.ts';
import { pictureFile } from '../pictures.ts';
import type { Check } from './check.ts';

/** Every icon has its file in `icons/` beside the list that names it. */
export const iconFiles: Check = ({ icons }) =>
  icons.flatMap((icon) =>
    existsSync(pictureFile(icon)) ? [] : [icon.problem(['file'], message('noPicture', icon.value.file, ICONS_FOLDER))],
  );
