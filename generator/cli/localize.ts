import { LANGUAGES, type Language } from '../contract/languages.ts';
import { format } from '../messages/format.ts';
import { type ArgumentsOf, type Message, type MessageKey, message } from '../messages/message.ts';

/** The language of messages: that of `--messages`, otherwise Russian in a Russian locale and English elsewhere. */
export function messageLanguage(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const asked = argv.findLast((word, i) => argv[i - 1] === '--messages' || word.startsWith('--messages='));
  const language = LANGUAGES.find((one) => one === asked?.replace(/^--messages=/, ''));
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  return language ?? (/^ru(?![a-z])/i.test(locale) ? 'ru' : 'en');
}

/** The language of this run. It is decided once, even before the arguments are parsed. */
export const MESSAGE_LANGUAGE = messageLanguage(process.argv, process.env);

/** A message in the language of this run. */
export function localize(reason: Message): string {
  return format(reason, MESSAGE_LANGUAGE);
}

/** The text of a message that is printed where it arises, in the language of this run. */
export function localized<Key extends MessageKey>(key: Key, ...args: ArgumentsOf<Key>): string {
  return localize(message(key, ...args));
}
