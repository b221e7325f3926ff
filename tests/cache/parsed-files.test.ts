import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf, ParsedFiles } from '../../generator/cache/parsed-files.ts';
import { openStore, type Store } from '../../generator/cache/store.ts';
import { link } from '../../generator/catalog/link.ts';
import { checkedFiles } from '../../generator/catalog/load.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import { dataFolder, edit, month, REAL_DATA, rename, temporaryFolder } from '../support/data-folder.ts';

const FORGETFUL: Store = { read: () => undefined, open: () => undefined, write: () => {} };

/** All messages about a folder, and its catalog if there is one. */
function told(folder: string, known: ParsedFiles) {
  const { files, problems, notices } = checkedFiles([folder], known);
  return { problems, notices, catalog: files && problems.length === 0 ? link(files) : null };
}

describe('known files', () => {
  it('gives the same catalog and the same problems after any edits, and again after they are undone', () => {
    const warm = new ParsedFiles(FORGETFUL);
    const saint = '  - { id: 9001, type: 13, name: { ru: Преподобный Некто, en: Venerable Someone } }\n';
    const folder = dataFolder({ 'menologion/02.yaml': month(2, '02-10', saint) });
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
    const editOf = fc.record({
      file: fc.constantFrom(...files),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.nat(3),
      put: fc.constantFrom('', ' ', '\n', 'a', 'Я', '9', ': ', '- ', '"', '\u00ad', '[]', '#'),
    });
    let wrong = 0;
    fc.assert(
      fc.property(fc.array(editOf, { minLength: 1, maxLength: 3 }), (edits) => {
        const before = new Map(edits.map(({ file }) => [file, readFileSync(path.join(folder, file), 'utf8')]));
        for (const { file, at, cut, put } of edits) {
          const text = readFileSync(path.join(folder, file), 'utf8');
          const place = Math.floor(at * text.length);
          writeFileSync(path.join(folder, file), text.slice(0, place) + put + text.slice(place + cut));
        }
        const edited = told(folder, warm);
        expect(edited).toEqual(told(folder, new ParsedFiles(FORGETFUL)));
        if (edited.catalog === null) wrong++;
        for (const [file, text] of before) writeFileSync(path.join(folder, file), text);
        expect(told(folder, warm).problems).toEqual([]);
      }),
      { numRuns: 30 },
    );
    expect(wrong).toBeGreaterThan(2);
  });

  it('gives the project’s own data with one changed word correctly from the cache of another process', () => {
    const [folder, kept] = [temporaryFolder(), temporaryFolder()];
    cpSync(REAL_DATA, folder, { recursive: true });
    told(folder, new ParsedFiles(openStore(kept)));
    rename(path.join(folder, 'menologion/09.yaml'), 9306, 'ru', (name) => name.replace(/ /, ' блаженный '));
    const warm = told(folder, new ParsedFiles(openStore(kept)));
    expect(findById(warm.catalog?.titles ?? [], '9306')?.label.ru).toContain(' блаженный ');
    expect(warm).toEqual(told(folder, new ParsedFiles(FORGETFUL)));
  });

  it('reports a word that a pack replaced, once the pack is gone', () => {
    const known = new ParsedFiles(FORGETFUL);
    const saint = (name: string) => `  - { id: 1, type: 13, name: { ru: Преподобный Некто, en: ${name} } }\n`;
    const base = dataFolder({ 'menologion/02.yaml': month(2, '02-10', saint('Venerable\u00ad Someone')) });
    const pack = dataFolder({ 'menologion/02.yaml': `"02-10":\n${saint('Venerable Someone')}` }, true);
    expect(checkedFiles([base, pack], known).problems).toEqual([]);
    expect(checkedFiles([base], known).problems).toHaveLength(1);
  });

  it('checks the words of a file once, and again after it has changed', () => {
    const known = new ParsedFiles(FORGETFUL);
    const folder = dataFolder();
    const types = path.join(folder, 'types.yaml');
    const areSound = () => known.hasSoundWords(keyOf('types', readFileSync(types)));
    expect(told(folder, known).problems).toEqual([]);
    expect(areSound()).toBe(true);
    edit(types, 'en: ', 'en: \u00ad');
    expect(told(folder, known).problems).toHaveLength(1);
    expect(areSound()).toBe(false);
  });

  it('is not used for another schema', () => {
    const known = new ParsedFiles(FORGETFUL);
    const key = (schema: string, text: string) => keyOf(schema, Buffer.from(text));
    known.addValue(key('data/types', '[]'), []);
    expect(known.value(key('data/types', '[]'), 2)).toEqual([]);
    expect(known.value(key('data/icons', '[]'), 2)).toBeUndefined();
    expect(known.value(key('data/types', '[] '), 3)).toBeUndefined();
  });
});

describe('the cache', () => {
  const value = { words: 'Пасха', list: [1, new Map([['a', null]])] };

  it('is read by later processes', () => {
    const folder = temporaryFolder();
    openStore(folder).write('kind', value);
    expect(openStore(folder).read('kind')).toEqual(value);
    expect(openStore(folder).read('other')).toBeUndefined();
  });

  it('returns no value that was made from something else', () => {
    const folder = temporaryFolder();
    openStore(folder).write('kind', value, 'some data');
    expect(openStore(folder).read('kind', 'some data')).toEqual(value);
    expect(openStore(folder).read('kind', 'other data')).toBeUndefined();
    expect(openStore(folder).read('kind')).toBeUndefined();
  });

  it('is ignored if a byte of it was changed, lost or added', () => {
    const folder = temporaryFolder();
    openStore(folder).write('kind', value);
    const [name = ''] = readdirSync(path.join(folder, 'kind'));
    const file = path.join(folder, 'kind', name);
    const whole = readFileSync(file);
    for (let at = 0; at < whole.length; at++) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8((damaged.readUInt8(at) + 1) % 256, at);
      writeFileSync(file, damaged);
      expect(openStore(folder).read('kind')).toBeUndefined();
      writeFileSync(file, whole.subarray(0, at));
      expect(openStore(folder).read('kind')).toBeUndefined();
    }
    writeFileSync(file, Buffer.concat([whole, Buffer.from('a')]));
    expect(openStore(folder).read('kind')).toBeUndefined();
    writeFileSync(file, whole);
    expect(openStore(folder).read('kind')).toEqual(value);
  });

  it('is empty, and not an error, if the folder cannot be made', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'kind'), 'a file stands in the way');
    openStore(folder).write('kind', value);
    expect(openStore(folder).read('kind')).toBeUndefined();
  });

  it('stays small: older files and the remains of killed runs are deleted', () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'kind'));
    for (let i = 0; i < 9; i++) writeFileSync(path.join(folder, 'kind', String(i).padStart(64, '0')), '');
    openStore(folder).write('kind', value);
    expect(readdirSync(path.join(folder, 'kind'))).toHaveLength(2);
    expect(openStore(folder).read('kind')).toEqual(value);
    rmSync(folder, { recursive: true });
    expect(openStore(folder).read('kind')).toBeUndefined();
  });
});
