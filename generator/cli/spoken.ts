import { LANGUAGES, type Language } from '../contract/languages.ts';
import { inWords } from '../messages/in-words.ts';
import { type ArgumentsOf, type Saying, type SayingKey, says } from '../messages/saying.ts';

/** The language of messages: that of `--messages`, otherwise Russian in a Russian locale and English elsewhere. */
export function spokenLanguage(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const asked = argv.findLast((word, i) => argv[i - 1] === '--messages' || word.startsWith('--messages='));
  const language = LANGUAGES.find((one) => one === asked?.replace(/^--messages=/, ''));
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  return language ?? (/^ru(?![a-z])/i.test(locale) ? 'ru' : 'en');
}

/** The language of this run. It is decided once, even before the arguments are parsed. */
export const SPOKEN = spokenLanguage(process.argv, process.env);

/** A message in the language of this run. */
export function say(saying: Saying): string {
  return inWords(saying, SPOKEN);
}

/** The same for a message that is printed where it arises. */
export function tell<Key extends SayingKey>(key: Key, ...args: ArgumentsOf<Key>): string {
  return say(says(key, ...args));
}
