import type { Language } from '../contract/languages.ts';
import { printable } from '../printable.ts';
import { EN } from './en/index.ts';
import { RU } from './ru/index.ts';
import type { Argument, Saying } from './saying.ts';

type Sentence = string | ((...args: readonly unknown[]) => string);

const WORDS: Readonly<Record<Language, Readonly<Record<Saying['key'], unknown>>>> = { en: EN, ru: RU };

/** A message in the words of a language. Names and texts of the data in it are safe to show. */
export function inWords({ key, args }: Saying, language: Language = 'en'): string {
  const sentence = WORDS[language][key] as Sentence;
  return typeof sentence === 'string' ? sentence : sentence(...args.map((argument) => worded(argument, language)));
}

function worded(argument: Argument, language: Language): unknown {
  if (Array.isArray(argument)) return argument.map((one) => worded(one, language));
  if (typeof argument === 'string') return printable(argument);
  return typeof argument === 'object' && argument !== null ? inWords(argument as Saying, language) : argument;
}
