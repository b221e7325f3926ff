import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What is timed, for which years, and with which options of `generate`. */
export interface Task {
  readonly what: 'a fresh tree' | 'a corrected name' | 'a run with nothing to do';
  readonly years: string;
  readonly options: readonly string[];
}

/** A mechanism that exists for speed alone. */
export interface Mechanism {
  readonly name: string;
  readonly task: Task;
  /** How it is switched off: a text that stands once in a file of the checkout, and what takes its place. */
  readonly edits?: readonly { readonly file: string; readonly from: string; readonly to: string }[];
  /** Entries of the cache that are deleted before each run. */
  readonly forgets?: readonly string[];
}

const FRESH = { what: 'a fresh tree', years: '2020-2059', options: [] } as const;
const DAYS_OF_A_YEAR = {
  ...FRESH,
  years: '2026',
  options: ['--endpoint', 'calendar,saints', '--pages', 'none'],
} as const;
const CORRECTED = { what: 'a corrected name', years: '2020-2059', options: [] } as const;
const CORRECTED_YEAR = { ...CORRECTED, years: '2026' } as const;
const AGAIN = { what: 'a run with nothing to do', years: '2026', options: [] } as const;

const YEARS = 'generator/tree/parts/year-folders.ts';

/** All such mechanisms; docs/reference/speed.md says what each gives. */
export const MECHANISMS: readonly Mechanism[] = [
  {
    name: 'flags',
    task: FRESH,
    edits: [{ file: 'generator/v8-flags.ts', from: "['11', ['--", to: "['none', ['--" }],
  },
  {
    name: 'pieces',
    task: FRESH,
    edits: [
      {
        file: 'generator/responses/daily.ts',
        from: "import { lazy, memoize, memoizeWeak } from '../memoize.ts';\n",
        to: "import { lazy } from '../memoize.ts';\nconst memoize = <A, R>(make: (argument: A) => R) => make;\nconst memoizeWeak = memoize;\n",
      },
    ],
  },
  {
    name: 'catalog-of-years',
    task: DAYS_OF_A_YEAR,
    edits: [
      {
        file: 'generator/tree/workers/workers.ts',
        from: 'const isNeeded = (key: string) => ',
        to: 'const isNeeded = (key: string) => true || ',
      },
    ],
  },
  { name: 'program', task: AGAIN, forgets: ['code', 'bundles'] },
  { name: 'catalog', task: AGAIN, forgets: ['catalog', 'catalog-texts'] },
  { name: 'parsed-files', task: CORRECTED_YEAR, forgets: ['data'] },
  {
    name: 'sound-words',
    task: CORRECTED_YEAR,
    edits: [
      {
        file: 'generator/cache/parsed-files.ts',
        from: 'return this.values.get(key)?.hasSoundWords === true;',
        to: 'return key === null;',
      },
    ],
  },
  {
    name: 'units',
    task: CORRECTED_YEAR,
    edits: [
      {
        file: 'generator/tree/parts/units.ts',
        from: 'known === digest ? kept()',
        to: 'known === null ? kept()',
      },
    ],
  },
  {
    name: 'months',
    task: CORRECTED,
    edits: [{ file: YEARS, from: 'const known = before.digests(name);', to: 'const known: readonly string[] = [];' }],
  },
  {
    name: 'languages',
    task: CORRECTED,
    edits: [
      {
        file: YEARS,
        from: 'return before.digests(lang)[0] === this.job.days.get(lang);',
        to: 'return before.digests(lang)[0] === null;',
      },
    ],
  },
  {
    name: 'groups',
    task: CORRECTED_YEAR,
    edits: [
      {
        file: 'generator/tree/parts/units.ts',
        from: 'before.digests(group.name)[0] === group.digest',
        to: 'before.digests(group.name)[0] === null',
      },
    ],
  },
  {
    name: 'deflated-months',
    task: CORRECTED,
    edits: [
      { file: YEARS, from: 'const known = MONTHS.some(isKept) ?', to: 'const known = MONTHS.some(() => false) ?' },
    ],
  },
  {
    name: 'look-by-names',
    task: CORRECTED,
    edits: [
      {
        file: 'generator/tree/disk/integrity.ts',
        from: 'const isRight = !closely && hasRecordedNames(out, folders, places);',
        to: 'const isRight = !closely && out === null && hasRecordedNames(out, folders, places);',
      },
    ],
  },
];

/** Switches a mechanism off in a checkout. Throws if its code is no longer what the list says. */
export function without({ name, edits = [] }: Mechanism, root: string): void {
  for (const { file, from, to } of edits) {
    const place = path.join(root, file);
    const text = readFileSync(place, 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${name}: ${file} must have this once: ${from}`);
    writeFileSync(
      place,
      text.replace(from, () => to),
    );
  }
}
