import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const files = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ name, data: parse(readFileSync(path.join('data', name), 'utf8')) as unknown }));

/** The English of our own data, each text in a line with its file: all `en`, all `basis`, all English files. */
const english = files.flatMap(({ name, data }) =>
  (name.endsWith('.en.yaml') ? strings(data) : sentences(data)).map((text) => `${name}: ${text}`),
);

/** The texts in both languages, with their file; those of canons and akathists by their place. */
const pairs = files.flatMap(({ name, data }) =>
  (name.endsWith('.en.yaml') ? besideRussian(name, data) : bilingual(data)).map((pair) => ({ name, ...pair })),
);

function sentences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    typeof member === 'string' ? (key === 'en' || key === 'basis' ? [member] : []) : sentences(member),
  );
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

function besideRussian(name: string, data: unknown): { en: string; ru: string }[] {
  const russian = files.find((other) => other.name === name.replace(/\.en\.yaml$/, '.ru.yaml'));
  const translated = strings(russian?.data);
  return strings(data).map((en, i) => ({ en, ru: translated[i] ?? '' }));
}

function bilingual(value: unknown): { en: string; ru: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, ru } = value as Record<string, unknown>;
  const own = typeof en === 'string' && typeof ru === 'string' ? [{ en, ru }] : [];
  return [...own, ...Object.values(value).flatMap(bilingual)];
}

/** A name without its years: `(1392)`, `(ок. 306)`, `(IV)`, `(4th c.)`. */
const withoutYears = (name: string) => name.replaceAll(/ \([^()]*(?:\d|\b[IVX]+\b)[^()]*\)/g, '');

const times = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const found = (pattern: RegExp) =>
  english.flatMap((line) => (pattern.test(line) ? [`${pattern.exec(line)?.[0]}: ${line}`] : []));

/** The rules of docs/reference/language.md; a pack may use another English. */
describe('the English of the data', () => {
  it('exists', () => {
    expect(english.length).toBeGreaterThan(4000);
  });

  it('has American spelling', () => {
    expect(found(/\b\w*(hon|lab|fav|col|neighb|savi|splend|harb)our(?!i)\w*/i)).toEqual([]);
    expect(
      found(
        /\b(defence|centre|fulfil(?:s|ment)?|paralys(?:ed|ing)|mitre|sceptre|judgement|grey|practised|towards|afterwards|(travell|rivall)(ed|ing))\b/i,
      ),
    ).toEqual([]);
  });

  it('has sepulcher, and Sepulchre only in the name of the church', () => {
    expect(found(/\bsepulchres?\b|(?<!Holy )Sepulchre/)).toEqual([]);
  });

  it('writes Hades, never Thou, and an apostrophe that is not straight', () => {
    expect(found(/\bhades\b|\b(?:Thou|Thy|Thee|Thine)\b/)).toEqual([]);
    expect(found(/[a-z]'[a-z]/)).toEqual([]);
  });

  it('calls a venerable one Saint in lives', () => {
    const lives = english.filter((line) => line.includes('hagiography.yaml: '));
    expect(lives.length).toBeGreaterThan(300);
    expect(lives.filter((line) => /\b(?:[Tt]he v|V)enerable (?!Job$)[A-Z]/.test(line))).toEqual([]);
  });

  it('writes the Apostle Paul and the tenth century in lives', () => {
    const lives = english.filter((line) => line.includes('hagiography.yaml: '));
    expect(lives.filter((line) => /\b[Tt]he apostle [A-Z]|\d(?:st|nd|rd|th) century/.test(line))).toEqual([]);
  });

  it('asks a saint to pray to Christ God', () => {
    expect(found(/\bentreat Christ God\b/i)).toEqual([]);
  });

  it('writes a date as July 2, 1739', () => {
    const month = 'January|February|March|April|May|June|July|August|September|October|November|December';
    expect(found(new RegExp(`\\b\\d{1,2}(st|nd|rd|th)? (of )?(${month})\\b`))).toEqual([]);
    expect(found(new RegExp(`\\b(${month}) \\d{1,2} \\d{3,4}\\b`))).toEqual([]);
  });

  it('translates a recurring phrase the same way', () => {
    expect(found(/\bfor ever\b|\b(unwedded|bridegroomless) Bride\b|\bLover of man\b|\bwonder-worker\b/i)).toEqual([]);
  });

  it('has one spelling of a name and a word', () => {
    const names =
      /\b(Uar|Vassa|Lucia|Lawrence|Presbyters?|Parasceva|Simeon|Thekla|Thaddaeus|Galacteon|Sisinnius|Nicon|Zechariah|Zacharias|Fevronia|Photini|Theodotia|Aemilian|Zheltovodsk|Trophy-bearer|Galesion|Crown Prince|Theodore [Ii]con|of the Four Days|Kursk-Root|of Volotsk|Sedmiezern\w+|Tender Feeling|John III|Yekaterinburg|Oryol|Novotorzhok|(?:Near|Far) Caves of Kiev|Isaac of Dalmatia)\b/;
    expect(found(names)).toEqual([]);
  });

  it('gives the words between the titles of a name no capital', () => {
    expect(found(/\bWho (?:Shone|Suffered|Struggled)\b|\bwho Suffered\b|\band Others\b|, Called\b/)).toEqual([]);
  });

  it('gives one Russian name the same English name on each of its days, apart from the year', () => {
    const names = pairs.filter(({ name }) => /^(?:menologion|movable)\b/.test(name));
    const english = new Map<string, Set<string>>();
    for (const { ru, en } of names) {
      const said = english.get(withoutYears(ru)) ?? new Set();
      english.set(withoutYears(ru), said.add(withoutYears(en).replaceAll('New ', '')));
    }
    expect(english.size).toBeGreaterThan(3000);
    expect([...english].filter(([, said]) => said.size > 1).map(([ru, said]) => [ru, ...said])).toEqual([]);
  });

  it.each([
    ['Theotokos', /Богородиц(?!к)|Богородичн/g],
    ['Mother of God', /Богомат|Богородительниц|Божи\S+ Мат|Мат\S+ Божи|Родительниц\S+ Бога/g],
  ])('says %s only as often as the Russian beside it', (name, russian) => {
    const said = pairs.filter(({ en }) => en.includes(name));
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter(({ en, ru }) => times(en, new RegExp(name, 'g')) > times(ru, russian))).toEqual([]);
  });
});
