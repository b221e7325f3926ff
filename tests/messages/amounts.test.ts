import { describe, expect, it } from 'vitest';
import { format } from '../../generator/messages/format.ts';
import { type Message, message } from '../../generator/messages/message.ts';

/** A message in both languages, with ordinary spaces instead of non-breaking ones. */
const both = (reason: Message) =>
  [format(reason), format(reason, 'ru')].map((words) => words.replaceAll('\u00a0', ' '));

describe('numbers', () => {
  it.each([
    [1, '1 path changed, listed in l', '1 путь изменился, список — в l'],
    [2, '2 paths changed, listed in l', '2 пути изменились, список — в l'],
    [5, '5 paths changed, listed in l', '5 путей изменилось, список — в l'],
    [11, '11 paths changed, listed in l', '11 путей изменилось, список — в l'],
    [21, '21 paths changed, listed in l', '21 путь изменился, список — в l'],
    [3_500_112, '3,500,112 paths changed, listed in l', '3 500 112 путей изменилось, список — в l'],
  ])('have the noun and the thousands of each language: %i', (paths, english, russian) => {
    expect(both(message('pathsChanged', paths, 'l'))).toEqual([english, russian]);
  });

  it.each([
    [1, '1 file of out: 1 does not match the record', 'out, 1 файл: 1 не такой, каким был записан'],
    [3, '3 files of out: 3 do not match the record', 'out, 3 файла: 3 не такие, какими были записаны'],
    [5, '5 files of out: 5 do not match the record', 'out, 5 файлов: 5 не таких, какими были записаны'],
  ])('have the verb of each language: %i', (count, english, russian) => {
    expect(both(message('verified', 'out', count, count))).toEqual([english, russian]);
  });

  it.each([
    [0, '0 bytes', '0 байт'],
    [999, '999 bytes', '999 байт'],
    [3_500_000, '3.5 MB', '3,5 МБ'],
    [9_700_000_000, '9.7 GB', '9,7 ГБ'],
    [2e15, '2,000.0 TB', '2 000,0 ТБ'],
  ])('are written as sizes in each language: %i', (bytes, english, russian) => {
    const [inEnglish, inRussian] = both(message('tooFewBytes', 'out', bytes, 0));
    expect(inEnglish).toContain(`about ${english} are needed`);
    expect(inRussian).toContain(`нужно около ${russian}, а в out`);
  });

  it.each([
    [1, 'also contains 1 year that you did not request (2025)', 'есть еще 1 год сверх указанных (2025)'],
    [
      2,
      'also contains 2 years that you did not request (2025 to 2028)',
      'есть еще 2 года сверх указанных (с 2025 по 2028)',
    ],
    [
      7,
      'also contains 7 years that you did not request (2025 to 2028)',
      'есть еще 7 лет сверх указанных (с 2025 по 2028)',
    ],
  ])('say one year, some and many: %i', (years, english, russian) => {
    const [inEnglish, inRussian] = both(message('yearsNotAsked', 'out', years, '2025', '2028'));
    expect(inEnglish).toContain(english);
    expect(inRussian).toContain(russian);
  });

  it('report the progress and the result of a run', () => {
    expect(both(message('filesDone', 1 / 20, 1234))).toEqual(['5%: 1,234 files', 'готово 5 %: 1 234 файла']);
    expect(both(message('planned', 19332, 1, 3, 45e6, 80e6, 1.2e11))).toEqual([
      '19,332 files of 1 year (3 are already complete), about 45.0 MB (80.0 MB on disk, 120.0 GB free)',
      '19 332 файла за 1 год (3 уже готовы), около 45,0 МБ (на диске 80,0 МБ, свободно 120,0 ГБ)',
    ]);
    expect(both(message('written', 1000, 5e6, 2))).toEqual([
      '1,000 files, 5.0 MB, in 2.0 s (500 files a second)',
      '1 000 файлов, 5,0 МБ, за 2,0 с (500 файлов в секунду)',
    ]);
    expect(both(message('timeLeft', 1, 5, 0))).toEqual(['1 h 5 min', '1 ч 5 мин']);
    expect(both(message('timeLeft', 0, 1, 30))).toEqual(['1 min 30 s', '1 мин 30 с']);
  });
});
