import { cpSync } from 'node:fs';
import path from 'node:path';
import { edit, month, REAL_DATA, writeSmallData } from './data-folder.ts';
import { BOOKS, wholeTexts } from './texts.ts';
import { madeOnce } from './trees.ts';

const SAINTS = `\
  - id: 1001
    name: { ru: Мученик Некто, en: Martyr Someone }
    type: 11
    rank: great
    rankSources: [typikon 47]
    icons: [pascha]
  - id: 1002
    name: { ru: Мученик Другой, en: Martyr Another }
    type: 11
`;

/**
 * Data with a little of everything that a tree contains: saints and a great feast, movable days, fasts, readings,
 * pictures, and all kinds of texts for two ids. Its trees have the same files for each day as the project’s trees, but
 * few texts and short lists. They are for tests of how trees are written, not of what is in them.
 */
export const SMALL_DATA = await madeOnce('small-data', (folder) => {
  writeSmallData(folder, {
    'menologion/01.yaml': month(1, '01-01', SAINTS),
    'menologion/07.yaml': month(7, '07-03', SAINTS.replaceAll('100', '700')),
    'books/books.yaml': BOOKS,
    ...wholeTexts('pascha'),
    ...wholeTexts('7001'),
  });
  for (const name of ['icons', 'icons.yaml'])
    cpSync(path.join(REAL_DATA, name), path.join(folder, name), { recursive: true });
  edit(path.join(folder, 'movable.yaml'), 'rank: great\n', 'rank: great\n  icons: [pascha]\n');
});
