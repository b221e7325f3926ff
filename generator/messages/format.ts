import type { Language } from '../contract/languages.ts';
import { printable } from '../printable.ts';
import { EN } from './en/index.ts';
import type { Argument, Message } from './message.ts';
import { RU } from './ru/index.ts';

type Sentence = string | ((...args: readonly unknown[]) => string);

const WORDS: Readonly<Record<Language, Readonly<Record<Message['key'], unknown>>>> = { en: EN, ru: RU };

/** A message in the words of a language. Names and texts of the data in it are safe to show. */
export function format({ key, args }: Message, language: Language = 'en'): string {
  const sentence = WORDS[language][key] as Sentence;
  return typeof sentence === 'string' ? sentence : sentence(...args.map((argument) => worded(argument, language)));
}

function worded(argument: Argument, language: Language): unknown {
  if (Array.isArray(argument)) return argument.map((one) => worded(one, language));
  if (typeof argument === 'string') return printable(argument);
  return typeof argument === 'object' && argument !== null ? format(argument as Message, language) : argument;
}
