import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateData } from '../../generator/catalog/load.ts';
import { problemLine } from '../../generator/catalog/problem.ts';
import { dataFolder, month } from '../support/data-folder.ts';

const TWO = `\
  - id: 7001
    name:
      ru: Мученик Некто (1918)
      en: Martyr Someone (1918)
    type: 11
  - id: 7002
    name:
      ru: Мученик Другой (1918)
      en: Martyr Another (1918)
    type: 11
`;
const JULY = 'menologion/07.yaml';

/** The messages about a folder, each in both languages, without the path of the folder. */
function saidOf(folder: string): string[] {
  return validateData([folder]).problems.flatMap((problem) =>
    (['en', 'ru'] as const).map((language) => problemLine(problem, language).replaceAll(`${folder}/`, '')),
  );
}

/** The same for a file of July with two entries on the third day, in which one piece was typed differently. */
function typed(right: string | RegExp, wrong: string): string[] {
  const text = month(7, '07-03', TWO);
  const changed = text.replace(right, wrong);
  expect(changed).not.toBe(text);
  return saidOf(dataFolder({ [JULY]: changed }));
}

/** The same if an entry is on one line. */
function onOneLine(entry: string): string[] {
  return saidOf(dataFolder({ [JULY]: month(7, '07-03', `  - ${entry}\n`) }));
}

/** A line, and the messages about it in both languages. */
type Said = [place: string, en: string, ru: string];
const lines = ([place, en, ru]: Said) => [`${JULY}:${place}: ${en}`, `${JULY}:${place}: ${ru}`];

describe('a beginner who types', () => {
  it.each<[string, string | RegExp, string, Said]>([
    [
      'HTML in a name',
      'ru: Мученик Некто',
      'ru: <b>Мученик</b> Некто',
      [
        '6:11: 07-03[0].name.ru',
        'names and titles cannot contain HTML: delete <b> </b>',
        'имена и заглавия пишутся без HTML: уберите <b> </b>',
      ],
    ],
    [
      'the name of a character in HTML',
      'Мученик Некто',
      'Мученик&nbsp;Некто',
      [
        '6:18: 07-03[0].name.ru',
        'names and titles cannot contain HTML: write the character itself instead of &nbsp;',
        'имена и заглавия пишутся без HTML: вместо &nbsp; напишите сам знак',
      ],
    ],
    [
      'a colon in a name',
      'Мученик Некто (1918)',
      'Мученик: Некто (1918)',
      [
        '6:11',
        'this text contains a colon: put it in quotes, "Мученик: Некто (1918)"',
        'в этих словах стоит двоеточие: возьмите их в кавычки, "Мученик: Некто (1918)"',
      ],
    ],
    [
      'a day with one figure',
      '07-03:',
      '7-3:',
      [
        '3:1: 7-3',
        'a day is written as month and day with two digits each: write 07-03 instead of 7-3',
        'день пишется как месяц и число, по две цифры: напишите 07-03 вместо 7-3',
      ],
    ],
    [
      'a day before its month',
      '07-03:',
      '03.07:',
      [
        '3:1: 03.07',
        'a day is written as month and day with two digits each: write 07-03 instead of 03.07',
        'день пишется как месяц и число, по две цифры: напишите 07-03 вместо 03.07',
      ],
    ],
    [
      'a day twice',
      '07-04: []',
      '07-03: []',
      [
        '14:1',
        '“07-03” occurs here a second time: move what is under it to the first one',
        '«07-03» стоит здесь во второй раз: перенесите то, что под ним, под первое',
      ],
    ],
    [
      'a key twice on one line',
      'type: 11',
      'type: 11\n    icons: { a: 1, "b": 2, "b": 3 }',
      [
        '9:29',
        '“b” occurs here a second time: move what is under it to the first one',
        '«b» стоит здесь во второй раз: перенесите то, что под ним, под первое',
      ],
    ],
    [
      'a Russian word for a type',
      'type: 11',
      'type: мученик',
      [
        '8:11: 07-03[0].type',
        'this must be a number, not the word “мученик”: write 11 (Martyrs)',
        'здесь стоит число, а не слово «мученик»: напишите 11 (Мученики)',
      ],
    ],
    [
      'a number in quotes',
      'type: 11',
      'type: "11"',
      [
        '8:11: 07-03[0].type',
        'this must be a number without quotes: write 11',
        'здесь стоит число без кавычек: напишите 11',
      ],
    ],
    [
      'a Russian word for a rank',
      'type: 11\n',
      'type: 11\n    rank: полиелей\n',
      [
        '9:11: 07-03[0].rank',
        '“полиелей” is not known here: write polyeleos (Polyeleos)',
        '«полиелей» здесь не бывает: напишите polyeleos (Полиелейный праздник)',
      ],
    ],
    [
      'a rank with a slip',
      'type: 11\n',
      'type: 11\n    rank: poliyeleos\n',
      [
        '9:11: 07-03[0].rank',
        '“poliyeleos” is not known here: did you mean “polyeleos”?',
        '«poliyeleos» здесь не бывает: может быть, «polyeleos»?',
      ],
    ],
    [
      'a tab for indentation',
      '    type: 11\n',
      '\ttype: 11\n',
      [
        '8:1',
        'there is a tab at the beginning of this line: replace it with spaces, two for each level',
        'в начале строки стоит табуляция: поставьте вместо нее пробелы, по два на каждый шаг вправо',
      ],
    ],
    [
      'no translation',
      '      en: Martyr Someone (1918)\n',
      '',
      ['6:7: 07-03[0].name', 'the translation “en” is missing: add it', 'нет перевода «en»: допишите его'],
    ],
    [
      'no space after a dash',
      '- id: 7002',
      '-id: 7002',
      [
        '9:3',
        'there is no space after the dash: write “- id: 7002”',
        'после дефиса нет пробела: напишите «- id: 7002»',
      ],
    ],
    [
      'no space after a colon',
      'type: 11',
      'type:11',
      [
        '8:9',
        'there is no space after the colon: write “type: 11”',
        'после двоеточия нет пробела: напишите «type: 11»',
      ],
    ],
    [
      'no colon',
      'type: 11',
      'type 11',
      [
        '8:9',
        'there is no colon and space after the key: write “type: 11”',
        'после ключа нет двоеточия с пробелом: напишите «type: 11»',
      ],
    ],
    [
      'no dash',
      '  - id: 7002',
      '    id: 7002',
      ['9:5', 'an entry begins with a dash: write “- id: 7002”', 'запись начинается с дефиса: напишите «- id: 7002»'],
    ],
    [
      'an entry further right than the others',
      '  - id: 7002',
      '   - id: 7002',
      [
        '9:4',
        'this line begins with 3 spaces: it must begin with 2, like the lines that it belongs to',
        'в начале этой строки 3 пробела, а должно быть 2, как у строк, рядом с которыми она стоит',
      ],
    ],
    [
      'a key one step too far right',
      '    type: 11\n  - id',
      '      type: 11\n  - id',
      [
        '8:7: 07-03[0].name.type',
        '“type” is indented too far: delete two spaces at the beginning of this line',
        '«type» стоит слишком далеко вправо: уберите в начале этой строки два пробела',
      ],
    ],
    [
      'a quote that is not closed',
      'ru: Мученик Некто (1918)',
      'ru: "Мученик Некто (1918)',
      [
        '6:11',
        'the quote " that opens here is not closed: write " at the end of the text',
        'кавычка ", которая здесь открыта, не закрыта: поставьте " в конце слов',
      ],
    ],
    [
      'quotes within quotes',
      'ru: Мученик Некто (1918)',
      'ru: "Икона "Державная" (1918)"',
      [
        '6:11',
        'there are quotes inside quotes: write the inner ones as in "Икона «Державная» (1918)"',
        'внутри кавычек стоят такие же кавычки: напишите внутренние так — "Икона «Державная» (1918)"',
      ],
    ],
    [
      'a sign that YAML takes for itself',
      'ru: Мученик Некто (1918)',
      'ru: *Мученик Некто (1918)',
      [
        '6:11',
        'text cannot begin with the character *: put it in quotes, "*Мученик Некто (1918)"',
        'слова не могут начинаться со знака *: возьмите их в кавычки, "*Мученик Некто (1918)"',
      ],
    ],
    [
      'an id that is taken',
      'id: 7002',
      'id: 7001',
      [
        '9:9: 07-03[1].id',
        'the id 7001 already belongs to “Martyr Someone (1918)” (menologion/07.yaml:4): choose another, such as 7002, which is free',
        'id 7001 уже занят: это «Мученик Некто (1918)» (menologion/07.yaml:4); дайте другой, например 7002 — он свободен',
      ],
    ],
    [
      'a key with a slip',
      'name:',
      'nmae:',
      [
        '5:5: 07-03[0].nmae',
        '“nmae” is not known here: did you mean “name”?',
        '«nmae» здесь не бывает: может быть, «name»?',
      ],
    ],
    [
      'a key with Russian letters',
      'type: 11',
      'tуре: 11',
      [
        '8:5: 07-03[0].tуре',
        '“tуре” contains the Russian letters “у”, “р”, “е”: type “type” in Latin letters',
        'в «tуре» русские буквы «у», «р», «е»: наберите «type» латинскими буквами',
      ],
    ],
    [
      'a name without its languages',
      /name:\n.*\n.*\n/,
      'name: Мученик Некто\n',
      [
        '5:11: 07-03[0].name',
        'write the text below on its own lines, with two more spaces at the beginning: “ru: …” and “en: …”',
        'слова пишутся ниже отдельными строками, на два пробела правее: «ru: …» и «en: …»',
      ],
    ],
    [
      'one word for a list',
      'type: 11\n',
      'type: 11\n    icons: cross\n',
      [
        '9:12: 07-03[0].icons',
        'this must be a list: put it in brackets, [cross]',
        'здесь должен стоять список: возьмите его в скобки, [cross]',
      ],
    ],
  ])('%s is led to the line', (_, right, wrong, said) => {
    expect(typed(right, wrong)).toEqual(lines(said));
  });

  it.each<[string, string, Said]>([
    [
      'a colon',
      '{ id: 7001, name: { ru: Икона: Некая, en: An Icon }, type: 11 }',
      [
        '4:29',
        'this text contains a colon: put it in quotes, "Икона: Некая"',
        'в этих словах стоит двоеточие: возьмите их в кавычки, "Икона: Некая"',
      ],
    ],
    [
      'a comma',
      '{ id: 7001, name: { ru: Мученики Флор, Лавр, en: Martyrs }, type: 11 }',
      [
        '4:44: 07-03[0].name.Лавр',
        'between { and } a comma begins a new part, but “Лавр” is not one: put the whole text, with the comma, in quotes "…"',
        'между { и } запятая начинает новую часть, а «Лавр» — не часть: возьмите все слова вместе с запятой в кавычки "…"',
      ],
    ],
    [
      'no space after a colon',
      '{ id: 7001, name: { ru:Мученик, en: Martyr }, type: 11 }',
      [
        '4:25: 07-03[0].name.ru:Мученик',
        'there is no space after the colon: write “ru: Мученик”',
        'после двоеточия нет пробела: напишите «ru: Мученик»',
      ],
    ],
    [
      'a quote that is not closed',
      '{ id: 7001, name: { ru: "Мученик, en: Martyr }, type: 11 }',
      [
        '4:29',
        'the quote " that opens here is not closed: write " at the end of the text',
        'кавычка ", которая здесь открыта, не закрыта: поставьте " в конце слов',
      ],
    ],
    [
      'no brace at the end',
      '{ id: 7001, name: { ru: Мученик, en: Martyr }, type: 11',
      ['4:60', '} is missing at the end of this line: add it', 'в конце этой строки не хватает }: допишите'],
    ],
  ])('%s between braces is led to the line', (_, entry, said) => {
    expect(onOneLine(entry)).toEqual(lines(said));
  });

  it('both languages of a name with too little indent: the message names both lines', () => {
    expect(typed(/ {6}(ru: Мученик Н.*\n) {6}(en:.*\n)/, '    $1    $2')).toEqual(
      (['ru', 'en'] as const).flatMap((key, i) =>
        lines([
          `${i + 6}:5: 07-03[0].${key}`,
          `“${key}” belongs under “name:”: add two spaces at the beginning of this line`,
          `«${key}» должно стоять внутри «name:»: добавьте в начало этой строки два пробела`,
        ]),
      ),
    );
  });

  it('a word that is not a type gets all types by name', () => {
    expect(typed('type: 11', 'type: святой')[1]).toMatch(
      /^menologion\/07\.yaml:8:11: 07-03\[0\]\.type: здесь стоит число, а не слово «святой»: напишите одно из 1 \(Праздники Господские\), 2 .*, 13 \(Преподобные\)/,
    );
  });

  it('an id with Russian letters: the message names the letters', () => {
    const feast =
      '- id: раscha_x\n  rule: pascha+0\n  kind: feast\n  label: { ru: Пасха, en: Pascha }\n  description: { ru: Пасха., en: Pascha. }\n';
    expect(saidOf(dataFolder({ 'movable.yaml': feast }))).toEqual([
      'movable.yaml:1:7: [0].id: “раscha_x” contains the Russian letters “р”, “а”: type “pascha_x” in Latin letters',
      'movable.yaml:1:7: [0].id: в «раscha_x» русские буквы «р», «а»: наберите «pascha_x» латинскими буквами',
    ]);
  });
});

describe('a beginner who counts by the new style', () => {
  const CIVIL = '  - { id: 7009, name: { ru: Мученик Некто, en: Martyr Someone }, type: 11 }\n';

  it('and writes a saint of the calendar again: the message names his day', () => {
    const folder = dataFolder({ 'menologion/06.yaml': month(6, '06-20', TWO), [JULY]: month(7, '07-03', CIVIL) });
    expect(saidOf(folder)).toEqual(
      lines([
        '4:5: 07-03[0]',
        '07-03 is the civil date of 06-20, which already has “Martyr Someone (1918)” (menologion/06.yaml:21), and the files use the old style: delete this entry, or if there are two such days, list both under “same” in related.yaml',
        '07-03 — это 06-20 по новому стилю, а там уже стоит «Мученик Некто (1918)» (menologion/06.yaml:21): в файлах счет по старому, поэтому уберите эту запись или, если таких дней действительно два, назовите оба в «same» файла related.yaml',
      ]),
    );
  });

  it('and moves one in a pack: the message names the day', () => {
    const base = dataFolder({ 'menologion/06.yaml': month(6, '06-20', TWO) });
    const pack = dataFolder({ [JULY]: `07-03:\n${CIVIL.replace('7009', '7001')}` }, true);
    const [problem, ...others] = validateData([base, pack]).problems;
    expect(others).toEqual([]);
    expect(problem && problemLine(problem, 'ru').replace(`${pack}/`, '')).toBe(
      'menologion/07.yaml:2:5: 07-03[0]: 07-03 — число нового стиля: в файлах счет по старому, поэтому запишите эту память под 06-20',
    );
  });

  it('and names a civil date like his source: the message names the day', () => {
    const sources =
      '- { id: days, kind: calendar, title: { ru: Календарь, en: Calendar }, url: "https://example.org/" }\n';
    const folder = dataFolder({
      [JULY]: month(7, '07-03', CIVIL),
      'commemorations/07.yaml': '"7009":\n  sources: [days 2016-07-03]\n',
      'sources.yaml': sources,
    });
    expect(saidOf(folder)).toContain(
      'menologion/07.yaml:4:5: 07-03[0]: 07-03 is the civil date, but the files use the old style: move this entry to 06-20',
    );
  });

  it('and opens the month of the old style: the message names the day', () => {
    const folder = dataFolder({ 'menologion/06.yaml': month(6, '06-20', TWO).replace('06-20:', '07-03:') });
    expect(saidOf(folder)).toEqual([
      'menologion/06.yaml:20:1: 07-03: 07-03 is not a day of month 06: if it is the civil date, write 06-20, the same day in the old style; if not, move the day to the file of its month',
      'menologion/06.yaml:20:1: 07-03: 07-03 — не день месяца 06: если это число нового стиля, напишите 06-20 — тот же день по старому; если старого, перенесите его в файл его месяца',
    ]);
  });
});

describe('a beginner whose editor', () => {
  const TEXT = month(7, '07-03', TWO);
  const saved = (bytes: Uint8Array | string) => {
    const folder = dataFolder();
    writeFileSync(path.join(folder, JULY), bytes);
    return saidOf(folder);
  };
  const windows1251 = (text: string) =>
    Buffer.from(
      [...text].map((letter) => (/[А-я]/.test(letter) ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0))),
    );

  it('saves in Windows-1251: the message says so', () => {
    expect(saved(windows1251(TEXT))).toEqual(
      lines([
        '6:11',
        'the file has the encoding Windows-1251: open it in the editor, choose “Save as…” and the encoding UTF-8',
        'файл сохранен в кодировке Windows-1251: откройте его в редакторе, выберите «Сохранить как…» и кодировку UTF-8',
      ]),
    );
  });

  it('saves in UTF-16: the message says so', () => {
    expect(saved(Buffer.from(`\uFEFF${TEXT}`, 'utf16le'))).toEqual(
      lines([
        '1:1',
        'the file has the encoding UTF-16 (“Unicode”): open it in the editor, choose “Save as…” and the encoding UTF-8',
        'файл сохранен в кодировке UTF-16 («Юникод»): выберите в редакторе «Сохранить как…» и кодировку UTF-8',
      ]),
    );
  });

  it('puts a byte order mark and Windows line ends: no error, and messages name the right line', () => {
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    expect(saved(windows(TEXT))).toEqual([]);
    expect(saved(windows(TEXT.replace('type: 11', 'type:11')))[0]).toBe(
      'menologion/07.yaml:8:9: there is no space after the colon: write “type: 11”',
    );
  });

  it.each([
    ['menologion/07.yml', '07.yaml'],
    ['menologion/7.yaml', '07.yaml'],
    ['menologion/07.yaml.txt', '07.yaml'],
    ['movable.yml', 'movable.yaml'],
    ['movable.yaml.txt', 'movable.yaml'],
  ])('names a file %s is told its name, and not that it is missing', (name, wanted) => {
    const folder = dataFolder();
    renameSync(path.join(folder, path.dirname(name), wanted), path.join(folder, name));
    expect(saidOf(folder)).toEqual([
      `${name}:1:1: no data file has this name: rename it to ${wanted}`,
      `${name}:1:1: файла с таким именем никто не читает: назовите его ${wanted}`,
    ]);
  });
});

describe('one run', () => {
  it('reports errors of shape, of YAML and of content in several files and folders at once', () => {
    const base = dataFolder({
      'menologion/06.yaml': month(6, '06-20', TWO.replaceAll('700', '600').replace('type: 11', 'type:11')),
      [JULY]: month(7, '07-03', TWO.replace('type: 11', 'type: мученик').replace('Мученик Некто', 'Мч. Некто')),
      'menologion/08.yaml': month(8, '08-05', TWO.replaceAll('700', '800').replace('Another', 'Аnother')),
    });
    const pack = dataFolder(
      { 'menologion/09.yaml': '09-05:\n  - { id: 9001, name: { ru: Имя }, type: 11, rnak: great }\n' },
      true,
    );
    const said = validateData([base, pack]).problems.map((problem) =>
      problemLine(problem).replace(`${base}/`, '').replace(`${pack}/`, 'pack/'),
    );
    expect(said).toEqual([
      'menologion/06.yaml:25:9: there is no space after the colon: write “type: 11”',
      'menologion/07.yaml:8:11: 07-03[0].type: this must be a number, not the word “мученик”: write 11 (Martyrs)',
      'pack/menologion/09.yaml:2:46: 09-05[0].rnak: “rnak” is not known here: did you mean “rank”?',
      'pack/menologion/09.yaml:2:23: 09-05[0].name: the translation “en” is missing: add it',
      'menologion/07.yaml:6:11: 07-03[0].name.ru: “Мч.” is an abbreviation: write it in full',
      'menologion/08.yaml:14:11: 08-05[1].name.en: “Аnother” contains the Russian letter “А”: type the word again in Latin letters',
    ]);
  });

  it.each<[string, string]>([
    ['an entry without a type', TWO.replace('    type: 11\n', '')],
    ['an entry with a word for its id', TWO.replace('7001', 'первый')],
    ['a file that is no YAML', TWO.replace('type: 11', 'type:11')],
  ])('does not call what names %s unknown, but all else', (_, entries) => {
    const folder = dataFolder({
      [JULY]: month(7, '07-03', entries),
      'commemorations/07.yaml': '"7001":\n  since: 1918\n',
      'readings/saints.yaml': '- of: 7001\n  basis: A book\n  liturgy: [{ gospel: Luke.4.16-22 }]\n',
      'aliases.yaml': '- { id: a, of: b }\n',
    });
    const said = saidOf(folder).filter((_line, i) => i % 2 === 0);
    expect(said).toHaveLength(2);
    expect(said[0]).toContain('menologion/07.yaml:');
    expect(said[1]).toBe('aliases.yaml:1:16: [0].of: “b” has no texts: add them to texts/ or delete the alias');
  });

  it('calls nothing unknown that may be in a missing file', () => {
    const folder = dataFolder({ [JULY]: month(7, '07-03', TWO) });
    rmSync(path.join(folder, 'types.yaml'));
    expect(saidOf(folder).filter((_line, i) => i % 2 === 0)).toEqual([expect.stringMatching(/^types\.yaml:1:1: /)]);
  });
});
