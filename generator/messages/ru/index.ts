import { absences } from './absences.ts';
import { books } from './books.ts';
import { checks } from './checks.ts';
import { data } from './data.ts';
import { diff } from './diff.ts';
import { exported } from './exported.ts';
import { mirror } from './mirror.ts';
import { options } from './options.ts';
import { signing } from './signing.ts';
import { syntax } from './syntax.ts';
import { system } from './system.ts';
import { tables } from './tables.ts';
import { tree } from './tree.ts';
import { work } from './work.ts';

/** All messages in Russian. */
export const RU = {
  ...absences,
  ...books,
  ...checks,
  ...data,
  ...exported,
  ...diff,
  ...mirror,
  ...options,
  ...signing,
  ...syntax,
  ...system,
  ...tables,
  ...tree,
  ...work,
};
