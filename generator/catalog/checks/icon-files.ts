import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ICONS_FOLDER } from '../../contract/paths.ts';
import type { Check } from './check.ts';

/** Every icon has its file in the `icons/` beside the list that names it, and no file lies there unused. */
export const iconFiles: Check = ({ icons }) => {
  const missing = icons.flatMap((icon) =>
    existsSync(path.join(path.dirname(icon.source.file), ICONS_FOLDER, icon.value.file))
      ? []
      : [icon.problem(['file'], `the picture ${icon.value.file} is missing: put it into ${ICONS_FOLDER}/`)],
  );
  const lists = new Map(icons.map(({ source }) => [source.file, source]));
  const unused = [...lists.values()].flatMap((source) => {
    const named = icons.filter((icon) => icon.source === source).map(({ value }) => value.file);
    const folder = path.join(path.dirname(source.file), ICONS_FOLDER);
    return (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => !named.includes(file))
      .map((file) =>
        source.problem([], `${ICONS_FOLDER}/${file} is named by no entry: describe it here or take it away`),
      );
  });
  return [...missing, ...unused];
};
