import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalog } from '../catalog/catalog.ts';
import { commemorations } from '../commemorations/year.ts';
import { BASE_PATH, dayFile, yearFolder } from '../layout.ts';
import { dailyAnswer, dayTexts } from '../responses/daily.ts';
import { dailyLanguagesOf, endpointsOf, type Scope } from './plan.ts';

/** All that is needed to write a part of the tree; plain data, so that it can be handed to a worker thread. */
export interface Job {
  readonly catalog: Catalog;
  readonly scope: Scope;
  /** Scheme and host for absolute addresses, without a slash at its end. */
  readonly origin: string;
  /** Root of the tree. */
  readonly out: string;
}

export interface Written {
  readonly files: number;
  readonly bytes: number;
}

/** A file of the tree: its folder and name below the root, and its text. */
export interface DayText {
  readonly folder: string;
  readonly name: string;
  readonly text: string;
}

/** A function that gives the texts of all files of a year, folder by folder. */
export function yearTexts({ catalog, scope, origin }: Omit<Job, 'out'>): (year: number) => Iterable<DayText> {
  const yearOf = commemorations(catalog);
  const editions = dailyLanguagesOf(scope).map((lang) => ({
    lang,
    texts: dayTexts({ catalog, lang, baseUrl: `${origin}${BASE_PATH}` }),
  }));
  return function* (year) {
    const days = yearOf(year).map((day) => ({ day, name: dayFile(day.date) }));
    for (const endpoint of endpointsOf(scope, year)) {
      for (const { lang, texts } of editions) {
        const folder = yearFolder(lang, endpoint, year);
        for (const { day, name } of days) {
          const text = dailyAnswer(lang, [{ date: day.date, text: texts[endpoint](day) }]);
          yield { folder, name, text };
        }
      }
    }
  };
}

/**
 * A function that writes all files of a year. Calls are synchronous on purpose: from worker threads they are several
 * times faster than promises, which all pass through the one thread pool.
 */
export function yearWriter(job: Job): (year: number) => Written {
  const textsOf = yearTexts(job);
  return (year) => {
    let files = 0;
    let bytes = 0;
    let made = '';
    for (const { folder, name, text } of textsOf(year)) {
      const target = path.join(job.out, folder);
      if (folder !== made) mkdirSync(target, { recursive: true });
      made = folder;
      writeFileSync(`${target}/${name}`, text);
      files++;
      bytes += Buffer.byteLength(text);
    }
    return { files, bytes };
  };
}
