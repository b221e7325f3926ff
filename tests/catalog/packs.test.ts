import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadFiles, validateData } from '../../generator/catalog/load.ts';
import { problemLine } from '../../generator/catalog/problem.ts';
import { format } from '../../generator/messages/format.ts';
import { dataFolder, month, REAL_DATA, temporaryFolder } from '../support/data-folder.ts';
import { run } from '../support/run.ts';

const saint = (id: number, more = '', type = 11) =>
  `  - { id: ${id}, name: { ru: Мученик Флор, en: Martyr Florus }, type: ${type}${more} }\n`;
const july = (...entries: string[]) => ({ 'menologion/07.yaml': month(7, '07-03', entries.join('')) });
const pack = (files: Record<string, string>) => dataFolder(files, true);
const noticesOf = (...folders: string[]) => {
  const { problems, notices } = validateData(folders);
  expect(problems).toEqual([]);
  return folders.reduce(
    (lines, folder, i) => lines.map((line) => line.replaceAll(`${folder}/`, `${i === 0 ? 'base' : 'pack'}/`)),
    notices.map((notice) => problemLine(notice)),
  );
};

describe('a saint of a pack', () => {
  const BASE = july(
    saint(1, ', rank: vigil, rankSources: [typikon 47]'),
    saint(2, ', rank: polyeleos, rankSources: [typikon 47]'),
    saint(3, ', rank: no_sign, rankSources: [typikon 47]'),
    saint(4),
    saint(5, ', rank: polyeleos, rankSources: [typikon 47]', 17),
    saint(6, '', 17),
  );
  /** The ids of July 3 if a pack has these entries on a day of July. */
  function idsWith(entries: string, day = '07-03'): number[] {
    const parish = pack({ 'menologion/07.yaml': `"${day}":\n${entries}` });
    return loadFiles([dataFolder(BASE), parish])
      .fixed.filter(({ monthDay }) => monthDay === '07-03')
      .map(({ entry }) => entry.value.id);
  }

  it.each([
    ['a great one first', saint(90001, ', rank: great'), [90001, 1, 2, 3, 4, 5, 6]],
    ['one of vigil rank behind one of the same', saint(90001, ', rank: vigil'), [1, 90001, 2, 3, 4, 5, 6]],
    ['one of doxology before those without a sign', saint(90001, ', rank: doxology'), [1, 2, 90001, 3, 4, 5, 6]],
    ['one without a rank last, before the icons', saint(90001), [1, 2, 3, 4, 90001, 5, 6]],
    ['a great icon of the Mother of God among these', saint(90001, ', rank: great', 17), [1, 2, 3, 4, 90001, 5, 6]],
    ['another icon behind them', saint(90001, '', 17), [1, 2, 3, 4, 5, 6, 90001]],
    ['one replaced in the same rank where he stood', saint(3, ', rank: no_sign'), [1, 2, 3, 4, 5, 6]],
    ['one raised by it higher', saint(4, ', rank: vigil'), [1, 4, 2, 3, 5, 6]],
    ['one lowered by it lower', saint(1), [2, 3, 4, 1, 5, 6]],
  ])('stands where his rank puts him: %s', (_, entries, ids) => {
    expect(idsWith(entries)).toEqual(ids);
  });

  it('goes to another day, to the place of his rank', () => {
    expect(idsWith(saint(2), '07-04')).toEqual([1, 3, 4, 5, 6]);
  });

  it('comes after an entry of the same rank, even if a lower one is printed before that', () => {
    const base = dataFolder(
      july(
        saint(1, ', rank: no_sign, rankSources: [typikon 47]'),
        saint(2, ', rank: polyeleos, rankSources: [typikon 47]'),
        saint(3),
      ),
    );
    const parish = pack({ 'menologion/07.yaml': `"07-03":\n${saint(90001, ', rank: doxology')}` });
    expect(loadFiles([base, parish]).fixed.map(({ entry }) => entry.value.id)).toEqual([1, 2, 90001, 3]);
  });
});

describe('ids', () => {
  const WEEK = (id: string) =>
    `- { id: ${id}, rule: julian 07-05, kind: week, label: { ru: Я, en: A }, description: { ru: Я., en: A. } }\n`;
  const FAST = (id: string) =>
    `rules:\n  - { id: ${id}, on: julian 07-05, season: ordinary, basis: a custom of ours }\n`;

  it('from 90000 on, and with local_ before them, are reserved for packs: none of the calendar has one', () => {
    expect(validateData([REAL_DATA]).problems).toEqual([]);
    const { problems } = validateData([dataFolder({ ...july(saint(90000)), 'movable.yaml': WEEK('local_feast') })]);
    expect(problems.map(({ path, reason }) => [path, format(reason)])).toEqual([
      ['07-03[0].id', 'the number 90000 is reserved for packs: choose one below 90000'],
      ['[0].id', 'the id local_feast is reserved for packs: choose one that does not begin with local_'],
    ]);
  });

  it('of packs that the calendar may give to others are reported once each, and are not an error', () => {
    const base = dataFolder(july(saint(1)));
    const parish = pack({
      'menologion/07.yaml': `"07-04":\n${saint(7999)}${saint(90001)}`,
      'movable.yaml': WEEK('our_feast') + WEEK('local_feast'),
      'fasting.yaml': FAST('our_monday'),
    });
    expect(noticesOf(base, parish)).toEqual([
      'pack/menologion/07.yaml:2:11: 07-04[0].id: the calendar may use 7999 for another entry later: choose a number from 90000 up',
      'pack/movable.yaml:1:9: [0].id: the calendar may use our_feast for another entry later: choose an id that begins with local_',
      'pack/fasting.yaml:2:11: rules[0].id: the calendar may use our_monday for another entry later: choose an id that begins with local_',
    ]);
  });
});

describe('an entry that a pack replaces', () => {
  it('is reported once, with both lines; also lists that are replaced completely', () => {
    const base = dataFolder({ ...july(saint(1), saint(2)), 'readings/days.yaml': '[]\n' });
    const parish = pack({
      'menologion/07.yaml': `"07-03":\n${saint(1)}`,
      'fasting.yaml': 'rules:\n  - { id: bright_week, on: pascha+0, season: bright_week, basis: a test }\n',
      'types.yaml': '- { id: 1, label: { ru: Я, en: A } }\n',
      'readings/usage.yaml': readFileSync(`${REAL_DATA}/readings/usage.yaml`, 'utf8'),
    });
    const lines = noticesOf(base, parish);
    expect(lines).toHaveLength(4);
    expect(lines).toContainEqual(expect.stringContaining('this replaces usage at'));
    expect(lines).toContain('pack/menologion/07.yaml:2:5: 07-03[0]: this replaces 1 at base/menologion/07.yaml:4');
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^pack\/fasting\.yaml:2:5: rules\[0\]: this replaces bright_week at base\/fasting\.yaml:\d+$/,
      ),
    );
  });

  it('is reported on stderr by validate and by generate, and does not disturb --json', async () => {
    const base = dataFolder(july(saint(1)));
    const parish = pack({ 'menologion/07.yaml': `"07-03":\n${saint(1)}` });
    const line = `${parish}/menologion/07.yaml:2:5: 07-03[0]: this replaces 1 at ${base}/menologion/07.yaml:4`;
    const data = ['--data', base, '--data', parish];
    const years = ['--years', '2026', '--endpoint', 'fasting', '--no-feeds', '--workers', '1'];

    const validated = await run('validate', ...data);
    expect([validated.code, validated.stderr]).toEqual([0, `${line}\n`]);
    const asJson = await run('validate', '--json', ...data);
    expect(asJson.stderr).toBe('');
    expect(JSON.parse(asJson.stdout).notices).toEqual([
      expect.objectContaining({ file: `${parish}/menologion/07.yaml`, line: 2, message: line.split('07-03[0]: ')[1] }),
    ]);

    const generated = await run('generate', '--json', ...years, ...data, '--out', `${temporaryFolder()}/out`);
    const besideCounts = generated.stderr.split('\n').filter((one) => !/^\d/.test(one));
    expect([generated.code, besideCounts]).toEqual([0, [line, '']]);
    expect(JSON.parse(generated.stdout)).toMatchObject({ years: 1 });
  });
});
