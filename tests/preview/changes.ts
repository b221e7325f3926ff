import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findById } from '../../generator/model/find-by-id.ts';
import { realCatalog } from '../support/real-days.ts';
import { realName } from '../support/real-names.ts';

/** A change of data as an editor makes it, and how the page changes. */
export interface Change {
  readonly what: string;
  /** The page that is open. */
  readonly page: string;
  readonly save: (folders: Folders) => void;
  /** Words that appear on the page, or that disappear from it. */
  readonly comes?: string;
  readonly goes?: string;
}

export interface Folders {
  readonly data: string;
  readonly pack: string;
}

/** The Russian name of a saint without its years, wherever its file has it. */
const nameOf = (id: number) => new RegExp(`(?<=- id: ${id}\\n {4}name:\\n {6}ru: )[^(\\n]+`);
/** The same in English, which follows the Russian name. */
const englishNameOf = (id: number) => new RegExp(`(?<=- id: ${id}\\n {4}name:\\n {6}ru: .*\\n {6}en: )[^(\\n]+`);

const SERGIUS = '/?day=2026-10-08&lang=ru';
/** The first text of a canon or an akathist. */
const FIRST_TEXT = /(?<= text: \|-\n +)\S.*/;
const DORMITION = '/?day=2026-08-28&lang=ru';
const PASCHA = '/?day=2026-04-12&lang=ru';

/** Changes of every kind of file that a page shows, one after another. */
export const CHANGES: readonly Change[] = [
  {
    what: 'menologion: a name',
    page: SERGIUS,
    save: changed('menologion/09.yaml', nameOf(9306), 'Успение преподобного Сергия '),
    comes: 'Успение преподобного Сергия',
  },
  {
    what: 'menologion: the English name',
    page: '/?day=2026-10-08&lang=en',
    save: changed('menologion/09.yaml', englishNameOf(9306), 'Falling asleep of Venerable Sergius '),
    comes: 'Falling asleep of Venerable Sergius',
  },
  {
    what: 'menologion: a rank',
    page: SERGIUS,
    save: changed('menologion/09.yaml', /(?<=- id: 9306\n(?: {4}.*\n)*? {4}rank: )\w+/, 'great'),
    comes: realCatalog.ranks.find(({ code }) => code === 'great')?.label.ru ?? '',
  },
  {
    what: 'menologion: an editor that renames',
    page: SERGIUS,
    save: renamed('menologion/09.yaml', nameOf(9306), 'Кончина преподобного Сергия '),
    comes: 'Кончина преподобного Сергия',
  },
  {
    what: 'menologion: an editor that removes and writes',
    page: SERGIUS,
    save: removed('menologion/09.yaml', nameOf(9306), 'Память преподобного Сергия '),
    comes: 'Память преподобного Сергия',
  },
  {
    what: 'menologion: seen in the month',
    page: '/?month=2026-10&lang=ru',
    save: changed('menologion/09.yaml', nameOf(9306), 'День преподобного Сергия '),
    comes: 'День преподобного Сергия',
  },
  {
    what: 'menologion: seen on the page of the commemoration',
    page: '/?commemoration=9306&lang=ru',
    save: changed('menologion/09.yaml', nameOf(9306), 'Преставление преподобного Сергия '),
    comes: 'Преставление преподобного Сергия',
  },
  {
    what: 'menologion: seen in the search',
    page: '/?search=сергий&lang=ru',
    save: changed('menologion/09.yaml', nameOf(9306), 'Успение преподобного Сергия '),
    comes: 'Успение преподобного Сергия',
  },
  {
    what: 'movable: a label',
    page: PASCHA,
    save: changed(
      'movable.yaml',
      /(?<=- id: pascha\n(?: .*\n)*? {2}label:\n {4}ru: ).*/,
      'Воскресение Христово. Пасха',
    ),
    comes: 'Воскресение Христово. Пасха',
  },
  {
    what: 'movable: a description',
    page: PASCHA,
    save: changed(
      'movable.yaml',
      /(?<=- id: pascha\n(?: .*\n)*? {2}description:\n {4}ru: >-\n {6}).*/,
      'Праздников праздник,',
    ),
    comes: 'Праздников праздник',
  },
  {
    what: 'movable: a rule',
    page: '/?day=2026-04-13&lang=ru',
    save: changed('movable.yaml', /(?<=- id: zacchaeus_sunday\n {2}rule: ).*/, 'pascha+1'),
    comes: realName('zacchaeus_sunday', 'ru'),
  },
  {
    what: 'fasting: a description',
    page: '/?day=2026-08-19&lang=ru',
    save: changed(
      'fasting.yaml',
      /(?<=- id: transfiguration\n(?: {4}.*\n)*? {4}description: \{ ru: ")[^"]+/,
      'Преображение, пост Успенский',
    ),
    comes: 'Преображение, пост Успенский',
  },
  {
    what: 'fasting: the permitted food',
    page: '/?day=2026-08-19&lang=ru',
    save: changed('fasting.yaml', /(?<=- id: transfiguration\n(?: {4}.*\n)*? {4}food: )\w+/, 'no_oil'),
    comes: realCatalog.foods.no_oil?.ru ?? '',
  },
  {
    what: 'labels: a rank',
    page: DORMITION,
    save: changed('labels.yaml', /(?<=code: great, .*label: \{ ru: )[^,]+/, 'Праздник великий'),
    comes: 'Праздник великий',
  },
  {
    what: 'types: a label',
    page: '/?commemoration=9307&lang=ru',
    save: changed('types.yaml', /(?<=id: 13, label: \{ ru: )[^,]+/, 'Преподобные отцы и жены'),
    comes: 'Преподобные отцы и жены',
  },
  {
    what: 'texts: a troparion',
    page: '/?text=9306&lang=ru',
    save: changed(
      'texts/9306/hymnography.yaml',
      /(?<=^troparia:\n(?: .*\n)*? {6}ru: \|-\n {8}).*/m,
      'Подвизавшийся в добродетелях.',
    ),
    comes: 'Подвизавшийся в добродетелях',
  },
  {
    what: 'texts: a canon',
    page: '/?text=pascha&lang=ru',
    save: changed('texts/pascha/canon-1.cu.yaml', FIRST_TEXT, 'Воскресения день и просветимся.'),
    comes: 'Воскресения день и просветимся',
  },
  {
    what: 'texts: an akathist',
    page: '/?text=theotokos&lang=ru',
    save: changed('texts/theotokos/akathist-1.cu.yaml', FIRST_TEXT, 'Взбранной Воеводе победное.'),
    comes: 'Взбранной Воеводе победное',
  },
  {
    what: 'texts: a life',
    page: '/?commemoration=9306&lang=ru',
    save: changed(
      'texts/9306/hagiography.yaml',
      /(?<=^short:\n {2}texts:\n {4}ru: \|-\n {6}).*/m,
      'Сергий, в миру Варфоломей.',
    ),
    comes: '\nСергий, в миру Варфоломей',
  },
  {
    what: 'texts: a new file',
    page: '/?commemoration=9307&lang=ru',
    save: written(
      'data',
      'texts/9307/hagiography.yaml',
      'short:\n  texts:\n    ru: Новое житие.\n    en: A new life.\n',
    ),
    comes: 'Новое житие.',
  },
  {
    what: 'texts: a folder that is renamed',
    page: '/?commemoration=9308&lang=ru',
    save: ({ data }) => renameSync(path.join(data, 'texts/9307'), path.join(data, 'texts/9308')),
    comes: 'Новое житие.',
  },
  {
    what: 'texts: a folder that is deleted',
    page: '/?commemoration=9308&lang=ru',
    save: ({ data }) => rmSync(path.join(data, 'texts/9308'), { recursive: true }),
    goes: 'Новое житие.',
  },
  {
    what: 'readings: the cycle',
    page: PASCHA,
    save: changed(
      'readings/cycle.yaml',
      '{ apostle: Acts.1.1-8, zachalo: "1" }',
      '{ apostle: Acts.1.1-9, zachalo: "1" }',
    ),
    comes: `${findById(realCatalog.scripture, 'Acts')?.label.ru} 1:1–9`,
  },
  {
    what: 'readings: those of a saint',
    page: SERGIUS,
    save: changed('readings/saints.yaml', /(?<=- of: 9306 .*\n(?: {2}.*\n)*? {2}common: )\w+/, 'bodiless'),
    comes: `${findById(realCatalog.scripture, 'Heb')?.label.ru} 2:2–10`,
  },
  {
    what: 'icons: a title',
    page: PASCHA,
    save: changed('icons.yaml', /(?<=- id: pascha\n {2}file: .*\n {2}title: \{ ru: )[^,]+/, 'Пасха Христова'),
    comes: 'alt="Пасха Христова"',
  },
  {
    what: 'icons: a picture',
    page: DORMITION,
    save: changed('icons/dormition.svg', /width="\d+"/, 'width="77"'),
    comes: '77 wide',
  },
  {
    what: 'names: another form, found by the search',
    page: '/?search=серёня&lang=ru',
    save: changed('names.yaml', /(?<=- \{ ru: Сергий, .*forms: \{ ru: \[)/, 'Серёня, '),
    comes: 'Успение преподобного Сергия',
  },
  {
    what: 'related: days of one saint',
    page: '/?commemoration=9307&lang=ru',
    save: changed('related.yaml', 'same: ["7041", "9306"]', 'same: ["7041", "9306", "9307"]'),
    comes: 'Успение преподобного Сергия',
  },
  {
    what: 'sources: a title',
    page: '/?commemoration=9306&lang=ru',
    save: changed('sources.yaml', /(?<=- id: ponomar\n(?: {2}.*\n)*? {4}ru: ).*/, '"Календарь «Пономаря»"'),
    comes: 'Календарь «Пономаря»',
  },
  {
    what: 'commemorations: the first year',
    page: '/?commemoration=9306&lang=ru',
    save: changed('commemorations/09.yaml', '"9306":\n', '"9306":\n  since: 1449\n'),
    comes: '1449',
  },
  {
    what: 'a pack: a new month',
    page: SERGIUS,
    save: written(
      'pack',
      'menologion/09.yaml',
      '09-25:\n  - id: 900001\n    name: { ru: Преподобный Местный, en: Venerable Local }\n    type: 13\n    rank: no_sign\n',
    ),
    comes: 'Преподобный Местный',
  },
  {
    what: 'a pack: a month that is deleted',
    page: SERGIUS,
    save: ({ pack }) => rmSync(path.join(pack, 'menologion/09.yaml')),
    goes: 'Преподобный Местный',
  },
  {
    what: 'an error',
    page: SERGIUS,
    save: changed('menologion/09.yaml', nameOf(9307), 'Пpеподобная Евфросиния '),
    comes: 'contains the Latin letter',
  },
  {
    what: 'an error that is repaired',
    page: SERGIUS,
    save: changed('menologion/09.yaml', nameOf(9307), 'Преподобная Евфросиния, инокиня '),
    comes: 'Преподобная Евфросиния, инокиня',
    goes: 'contains the Latin letter',
  },
];

/** Replaces words of a file in place. */
function changed(name: string, from: string | RegExp, to: string): Change['save'] {
  return ({ data }) => writeFileSync(path.join(data, name), other(path.join(data, name), from, to));
}

/** The same as many editors do it: they write a new file and rename it. */
function renamed(name: string, from: RegExp, to: string): Change['save'] {
  return ({ data }) => {
    const file = path.join(data, name);
    writeFileSync(`${file}.tmp`, other(file, from, to));
    renameSync(`${file}.tmp`, file);
  };
}

/** The same as some editors do it: they rename the old file, write a new one, and delete the old one. */
function removed(name: string, from: RegExp, to: string): Change['save'] {
  return ({ data }) => {
    const file = path.join(data, name);
    const text = other(file, from, to);
    renameSync(file, `${file}~`);
    writeFileSync(file, text);
    rmSync(`${file}~`);
  };
}

function written(where: keyof Folders, name: string, text: string): Change['save'] {
  return (folders) => {
    const file = path.join(folders[where], name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
}

function other(file: string, from: string | RegExp, to: string): string {
  const text = readFileSync(file, 'utf8');
  const changedText = text.replace(from, to);
  if (changedText === text) throw new Error(`${file} does not contain ${from}`);
  return changedText;
}
