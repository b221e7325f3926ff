import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { edit, month } from '../support/data-folder.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { madeOnce } from '../support/trees.ts';

const SAINTS = ['Отшедший', 'Мученик', 'Чтимый', 'Изображенный']
  .map((name, i) => `  - { id: ${3001 + i}, name: { ru: ${name}, en: Saint ${i + 1} }, type: 11 }\n`)
  .join('');

const [FIRST_SAINT = ''] = SAINTS.split('\n');

/** Data before the edits: the small ones with four saints in March. */
export const BEFORE = await madeOnce('before-data', (folder) => {
  cpSync(SMALL_DATA, folder, { recursive: true });
  writeFileSync(path.join(folder, 'menologion/03.yaml'), month(3, '03-10', SAINTS));
});

/** The same data after one edit of each sort; what each must show is in compare-trees.test.ts. */
export const AFTER = await madeOnce('after-data', (folder) => {
  cpSync(BEFORE, folder, { recursive: true });
  const at = (file: string) => path.join(folder, file);
  // Renamed, moved, came, went; another class, sign and icon.
  edit(at('menologion/01.yaml'), 'ru: Мученик Некто', 'ru: Мученик Некто Римский');
  writeFileSync(at('menologion/09.yaml'), month(9, '09-01', `${FIRST_SAINT.replace('3001', '9001')}\n`));
  edit(at('menologion/03.yaml'), FIRST_SAINT, '');
  edit(at('menologion/03.yaml'), 'en: Saint 2 }, type: 11', 'en: Saint 2 }, type: 13');
  edit(
    at('menologion/03.yaml'),
    'en: Saint 3 }, type: 11',
    'en: Saint 3 }, type: 11, rank: no_sign, rankSources: [typikon 47]',
  );
  edit(at('menologion/03.yaml'), 'en: Saint 4 }, type: 11', 'en: Saint 4 }, type: 11, icons: [pascha]');
  edit(at('movable.yaml'), 'rule: sunday-after julian 07-01', 'rule: sunday-after julian 07-08');
  edit(at('movable.yaml'), 'en: An ascetic.', 'en: A great ascetic.');
  // Fasting and readings.
  edit(
    at('fasting.yaml'),
    'on: julian 01-05\n    season: one_day_fast\n    food: oil',
    'on: julian 01-05\n    season: one_day_fast\n    food: dry',
  );
  edit(at('readings/cycle.yaml'), 'John.1.1-17', 'John.1.1-14');
  // Texts: a hymn, a line of a canon, a life and an akathist less.
  edit(
    at('texts/pascha/hymnography.yaml'),
    'ru: Тропарь, cu: Тропарь, en: Troparion',
    'ru: Тропарь, cu: Тропарь, en: The troparion',
  );
  edit(at('texts/7001/canon-1.cu.yaml'), 'text: Тропарь', 'text: Тропарь иной');
  edit(at('texts/7001/hagiography.yaml'), 'short: { texts: { ru: Кратко, en: Short } }\n', '');
  for (const lang of ['ru', 'cu']) rmSync(at(`texts/7001/akathist-1.${lang}.yaml`));
  // Words that are on many days, and a picture.
  edit(at('labels.yaml'), 'ru: Великий праздник', 'ru: Великий');
  edit(at('types.yaml'), 'en: Martyrs', 'en: The martyrs');
  edit(at('labels.yaml'), 'Wednesday', 'wednesday');
  edit(at('icons.yaml'), 'title: { ru: Пасха, en: Pascha }', 'title: { ru: Пасха, en: Easter }');
});
