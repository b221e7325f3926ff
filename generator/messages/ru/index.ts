import { absences } from './absences.ts';
import { books } from './books.ts';
import { checks } from './checks.ts';
import { data } from './data.ts';
import { html } from './html.ts';
import { options } from './options.ts';
import { packs } from './packs.ts';
import { rules } from './rules.ts';
import { system } from './system.ts';
import { tables } from './tables.ts';
import { tree } from './tree.ts';
import { work } from './work.ts';
import { yaml } from './yaml.ts';

/** All messages in Russian. */
export const RU = {
  ...absences,
  ...books,
  ...checks,
  ...data,
  ...html,
  ...options,
  ...packs,
  ...rules,
  ...system,
  ...tables,
  ...tree,
  ...work,
  ...yaml,
};
