import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EN } from '../../generator/messages/en/index.ts';
import { format } from '../../generator/messages/format.ts';
import { type MessageKey, message } from '../../generator/messages/message.ts';
import { RU } from '../../generator/messages/ru/index.ts';

/** Messages that consist only of their arguments. */
const WITHOUT_WORDS: readonly MessageKey[] = ['called', 'codeCalled'];
const KEYS = Object.keys(EN) as MessageKey[];
const argumentsOf = (words: unknown) => (typeof words === 'function' ? words.length : 0);

describe('messages', () => {
  it('are the same in both languages, with the same arguments', () => {
    expect(KEYS.length).toBeGreaterThan(1);
    expect(Object.keys(RU).sort()).toEqual(KEYS.toSorted());
    expect(KEYS.filter((key) => argumentsOf(EN[key]) !== argumentsOf(RU[key]))).toEqual([]);
  });

  it('use the letters of their language', () => {
    expect(KEYS.filter((key) => !WITHOUT_WORDS.includes(key) && !/[а-яё]/i.test(String(RU[key])))).toEqual([]);
  });

  it('are in one file each', async () => {
    const files = readdirSync('generator/messages/en').filter((name) => !['index.ts', 'amounts.ts'].includes(name));
    const keys = await Promise.all(
      files.map(async (file) =>
        Object.keys((await import(`../../generator/messages/en/${file}`))[file.replace('.ts', '')]),
      ),
    );
    expect(keys.flat().sort()).toEqual(KEYS.toSorted());
  });

  it('show their arguments, and quote each other in one language', () => {
    const reason = message('missingTranslation', 'en');
    expect(structuredClone(reason)).toEqual(reason);
    expect(format(reason)).toBe('the translation “en” is missing: add it');
    expect(format(reason, 'ru')).toBe('нет перевода «en»: допишите его');
  });
});
