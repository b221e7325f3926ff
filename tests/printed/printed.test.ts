import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NameData } from '../../schemas/types.ts';
import { dataFolder, month, temporaryFolder } from '../support/data-folder.ts';
import { runCheck } from '../support/run.ts';
import { checkPrinted } from './check.ts';
import { Mentions, sameWord } from './mentions.ts';
import { printedList } from './printed-list.ts';
import { sameYears, type Years, yearsIn } from './printed-years.ts';
import { totals } from './report.ts';

const NAMES: NameData[] = [
  { ru: 'Флор', en: ['Florus'] },
  { ru: 'Лавр', en: ['Laurus'] },
  { ru: 'Сергий', en: ['Sergius'], forms: { ru: ['Сергей'] } },
  { ru: 'Максим', en: ['Maximus'] },
  { ru: 'Никон', en: ['Nikon'] },
];
const mentions = new Mentions(NAMES);
const toldOf = (line: string) =>
  mentions.of(line).map(({ given, words, years }) => [given.join(' '), words.join(' '), years?.text ?? '']);

describe('The format of a list', () => {
  const words = {
    ranks: new Map([['polyeleos', 'polyeleos']]),
    foods: new Map([
      ['fish', 'fish'],
      ['рыба', 'fish'],
    ]),
    firstYear: 2000,
    lastYear: 3000,
  };

  it('has a day, then its names, its fasting and comments', () => {
    const text =
      '\uFEFF# A calendar\r\n2026-08-31\nfasting: Рыба.\n[polyeleos] Мчч. Флора и Лавра\n\n2026-09-01 Прп. Сергия\n';
    expect(printedList(text, words)).toEqual({
      days: [
        {
          date: '2026-08-31',
          line: 2,
          names: [{ text: 'Мчч. Флора и Лавра', line: 4, rank: 'polyeleos' }],
          fasting: 'fish',
        },
        { date: '2026-09-01', line: 6, names: [{ text: 'Прп. Сергия', line: 6, rank: null }], fasting: null },
      ],
      problems: [],
    });
  });

  it('names what is wrong, with its line', () => {
    const text = [
      'Прп. Сергия',
      '2026-02-29',
      '1999-01-01',
      '2026-01-01',
      '2026-01-01',
      'fasting: soup',
      '[high] Прп. Сергия',
      '[polyeleos]',
      'fasting: fish',
      'fasting: fish',
    ];
    expect(printedList(text.join('\n'), words).problems).toEqual([
      '1: the list must begin with a day, such as 2026-01-07',
      '2: there is no day 2026-02-29',
      '3: the calendar has saints from 2000 to 3000, not for 1999-01-01',
      '5: the day 2026-01-01 is in the list twice',
      '6: fasting must be one of fish',
      '7: a rank must be one of polyeleos',
      '8: a rank must have a name after it',
      '10: 2026-01-01 has fasting twice',
    ]);
  });
});

describe('The subject of a printed name', () => {
  it('is each person by his given name, with the words after it', () => {
    expect(toldOf('Мчч. Фло́ра и Лавра Иллирийских (II). Прп. Сергия, игумена Радонежского (1392)')).toEqual([
      ['Флор', '', 'II'],
      ['Лавр', 'иллирийск', 'II'],
      ['Сергий', 'радонежск', '1392'],
    ]);
    expect(toldOf('Мученик Сергий (Максимов), пресвитер (1937)')).toEqual([['Сергий', 'максим', '1937']]);
    expect(toldOf('Venerable Sergius, Abbot of Radonezh (1392)')).toEqual([['Сергий', 'radonezh', '1392']]);
  });

  it('is each icon by its words, with the date directly after it', () => {
    expect(toldOf('Суморинской и Феодоровской (1239) икон Божией Матери')).toEqual([
      ['', 'суморинск', ''],
      ['', 'феодоровск', '1239'],
    ]);
    expect(toldOf('Мчч. Никона и Флора, за икону пострадавших').map(([given]) => given)).toEqual(['Никон', 'Флор']);
  });

  it('is a feast by its words; titles count if it has no others', () => {
    expect(toldOf('Попразднство Богоявления')).toEqual([['', 'попразднств богоявлн', '']]);
    expect(toldOf('Собор святителей')).toEqual([['', 'святитл', '']]);
  });

  it('is recognized by words in any case', () => {
    expect(sameWord('голуб', 'голубев')).toBe(true);
    expect(sameWord('печерск', 'печенег')).toBe(false);
    expect(sameWord('рим', 'римск')).toBe(false);
  });
});

describe('Dates in brackets', () => {
  const years = (text: string) => yearsIn(`(${text})`) as Years;

  it.each([
    ['1238–1240', '1239', true],
    ['ок. 590', '587', true],
    ['590', '587', false],
    ['IV', '305', true],
    ['4th c.', 'IV', true],
    ['после 394', '395', true],
    ['IV', 'V', false],
    ['500 г. до Р. Х.', 'VI до Р. Х.', false],
    ['520 до Р. Х.', 'VI до Р. Х.', true],
    ['V до Р. Х.', 'V', false],
  ])('%s and %s can be one: %s', (one, other, can) => {
    expect(sameYears(years(one), years(other))).toBe(can);
  });

  it('are none if the brackets have none', () => {
    expect(yearsIn('Сергий (Максимов)')).toBe(null);
    expect(yearsIn('Авдий (из 12-ти)')).toBe(null);
    expect(years('19th c.').years).toEqual([]);
    expect(yearsIn('Собор святых (в воскресенье перед 18 августа)')).toBe(null);
  });
});

const data = () =>
  dataFolder({
    'names.yaml': NAMES.map(({ ru, en }) => `- { ru: ${ru}, en: [${en}] }\n`).join(''),
    'commemorations/08.yaml':
      '"1": { names: [Флор, Лавр] }\n"2": { names: [Сергий] }\n"3": { names: [Максим] }\n"4": { names: [Никон], since: 2020 }\n"5": { until: 2009 }\n',
    'menologion/08.yaml': month(
      8,
      '08-18',
      '  - { id: 1, name: { ru: Мученики Флор и Лавр (II), en: Martyrs Florus and Laurus (2nd c.) }, type: 11, rank: polyeleos, rankSources: [typikon 47] }\n' +
        '  - { id: 2, name: { ru: Преподобный Сергий Вологодский (1412), en: Venerable Sergius of Vologda (1412) }, type: 13 }\n' +
        '  - { id: 3, name: { ru: Мученик Максим, en: Martyr Maximus }, type: 11 }\n' +
        '  - { id: 4, name: { ru: Мученик Никон (1938), en: Martyr Nikon (1938) }, type: 11 }\n' +
        '  - { id: 5, name: { ru: Мученик Каллист, en: Martyr Callistus }, type: 11 }\n',
    ),
  });
const DAY = `2010-08-31
fasting: fish
[vigil] Мчч. Флора и Лавра (II)
Прп. Сергия Вологодского (1410)
Прп. Иоанна
`;

describe('A list and the calendar', () => {
  it('differ in each of these ways', async () => {
    const { differences, agreement, problems } = await checkPrinted([{ file: 'list', text: DAY }], [data()]);
    expect(problems).toEqual([]);
    expect(differences.map(({ kind, line, id }) => [kind, line, id])).toEqual([
      ['year', 4, '2'],
      ['not-ours', 5, null],
      ['rank', 3, '1'],
      ['fasting', 1, expect.any(String)],
      ['not-printed', null, '3'],
    ]);
    expect(agreement).toMatchObject({
      days: 1,
      printed: 4,
      found: 3,
      given: 3,
      surplus: 1,
      notInYear: 2,
      years: 3,
      yearsAgree: 2,
    });
    expect(totals(agreement)[1]).toBe(
      'printed names: found 3 of 4 (75.00 %), doubtful 0 of 4 (0.00 %), not in the calendar 1 of 4 (25.00 %)',
    );
  });

  it('do not agree in a name alone', async () => {
    const text = '2010-08-31\nСщмч. Сергия Голубева (1938)\n';
    const { differences } = await checkPrinted([{ file: 'list', text }], [data()]);
    expect(differences.find(({ printed }) => printed)).toMatchObject({ kind: 'doubtful', id: '2' });
  });

  it('may be in English', async () => {
    const text = '2010-08-31\nMartyrs Florus and Laurus (2nd c.); St. Sergius of Vologda (1412)\n';
    const { agreement } = await checkPrinted([{ file: 'list', text }], [data()]);
    expect(agreement).toMatchObject({ printed: 3, found: 3, yearsAgree: 3 });
  });
});

describe('The command', () => {
  const command = (...args: string[]) => runCheck('tests/printed/check-printed.ts', ...args);

  it('says by its exit code whether it finds enough of the print, and reports it in JSON', async () => {
    const file = path.join(temporaryFolder(), 'days.txt');
    writeFileSync(file, '2010-08-31\nМчч. Флора и Лавра\nПрп. Иоанна\n');
    const less = await command(file, '--data', data(), '--json');
    expect(less.code).toBe(1);
    expect(JSON.parse(less.stdout).agreement).toMatchObject({ printed: 3, found: 2 });
    expect((await command(file, '--data', data(), '--at-least', '60')).code).toBe(0);
    writeFileSync(file, 'no day\n');
    expect(await command(file)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`${file}:1: the list must begin with a day`),
    });
    expect((await command('--help')).stdout).toContain('docs/explanation/trust.md');
  });
});
