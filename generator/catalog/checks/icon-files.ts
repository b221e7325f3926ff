import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './check.ts';

/** Every icon has its file in `icons/`, and no file lies there unused. */
export const iconFiles: Check = ({ folder, icons }) => {
  const named = icons.value.map(({ file }) => file);
  const lying = existsSync(path.join(folder, 'icons')) ? readdirSync(path.join(folder, 'icons')) : [];
  const missing = named.flatMap((file, i) =>
    lying.includes(file) ? [] : [icons.problem([i, 'file'], `the picture ${file} is missing: put it into icons/`)],
  );
  const unused = lying
    .filter((file) => !named.includes(file))
    .map((file) => icons.problem([], `icons/${file} is named by no entry: describe it here or take it away`));
  return [...missing, ...unused];
};
