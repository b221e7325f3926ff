import { month, PASCHA, writeSmallData } from './data-folder.ts';
import { wholeTexts } from './texts.ts';
import { madeOnce } from './trees.ts';

/** The number of martyrs, more than a page of results shows. */
export const MARTYRS = 170;

const MARTYR = (id: number) => `  - { id: ${id}, name: { ru: Мученик Некто, en: Martyr Someone }, type: 11 }\n`;

const saint = (id: number, type: number, ru: string, en: string) =>
  `  - { id: ${id}, name: { ru: "${ru}", en: "${en}" }, type: ${type} }\n`;

const REPOSE = `\
  - id: 9306
    name: { ru: "Преставление преподобного Сергия, игумена Радонежского", en: "Repose of Venerable Sergius of Radonezh" }
    type: 13
    rank: polyeleos
    rankSources: [typikon 47]
`;

const LENT = `\
- id: great_lent
  rule: pascha-48..pascha-1
  kind: week
  label: { ru: Великий пост, en: Great Lent }
  description: { ru: Сорок дней и Страстная седмица., en: Forty days and Holy Week. }
`;

const NAMES = `\
- { ru: Анна, en: [Anna] }
- { ru: Иоанн, en: [John], forms: { ru: [Иван] } }
- { ru: Николай, en: [Nicholas] }
- { ru: Петр, en: [Peter] }
- { ru: Сергий, en: [Sergius], forms: { ru: [Сергей], en: [Sergei] } }
`;

/**
 * Data about a few people: a saint with two days, a rank, all kinds of texts and a name; others to search for and to
 * name children after; a season; and more martyrs than a page of results shows.
 */
export const PEOPLE_DATA = await madeOnce('people-data', (folder) =>
  writeSmallData(folder, {
    'menologion/01.yaml': month(
      1,
      '01-24',
      saint(1243, 15, 'Блаженная Ксения Петербургская', 'Blessed Xenia of Petersburg'),
    ),
    'menologion/02.yaml': month(
      2,
      '02-03',
      saint(2021, 15, 'Праведная Анна пророчица', 'Righteous Anna the Prophetess'),
    ),
    'menologion/05.yaml': month(5, '05-09', saint(5079, 7, 'Святитель Николай Мирликийский', 'Saint Nicholas of Myra')),
    'menologion/06.yaml': month(
      6,
      '06-25',
      saint(6261, 15, 'Благоверные Петр и Феврония', 'Right-believing Peter and Febronia'),
    ),
    'menologion/07.yaml': month(
      7,
      '07-05',
      saint(7041, 13, 'Обретение мощей преподобного Сергия', 'Uncovering of the Relics of Venerable Sergius'),
    ),
    'menologion/08.yaml': month(
      8,
      '08-29',
      saint(8273, 22, 'Усекновение главы Иоанна Предтечи', 'Beheading of John the Baptist'),
    ),
    'menologion/09.yaml': month(9, '09-25', REPOSE),
    'menologion/11.yaml': month(11, '11-01', Array.from({ length: MARTYRS }, (_, i) => MARTYR(11_000 + i)).join('')),
    'menologion/12.yaml': month(
      12,
      '12-23',
      saint(12_183, 13, 'Преподобный Серафим Саровский', 'Venerable Seraphim of Sarov'),
    ),
    'movable.yaml': PASCHA + LENT,
    'names.yaml': NAMES,
    'commemorations/02.yaml': '"2021": { names: [Анна] }\n',
    'commemorations/05.yaml': '"5079": { names: [Николай] }\n',
    'commemorations/06.yaml': '"6261": { names: [Петр] }\n',
    'commemorations/07.yaml': '"7041": { names: [Сергий] }\n',
    'commemorations/08.yaml': '"8273": { names: [Иоанн] }\n',
    'commemorations/09.yaml': '"9306": { names: [Сергий] }\n',
    'related.yaml': '- { who: Venerable Sergius, same: ["7041", "9306"] }\n',
    ...wholeTexts('9306'),
  }),
);
