// @ts-check
// JavaScript, because build/run.js needs it too. It imports nothing: when it is needed, no other file can be opened.

const SENTENCES = {
  en: 'too many files are open: raise the limit (ulimit -n)',
  ru: 'открыто слишком много файлов сразу: поднимите предел (ulimit -n)',
};

/**
 * The sentence for the failure of loading a program because too many files are open; null for any other failure. Node
 * opens the files of a program all at once.
 *
 * @param {unknown} error
 * @returns {string | null}
 */
export function openFilesSentence(error) {
  const { code } = /** @type {{ code?: string }} */ (error ?? {});
  if (code !== 'EMFILE' && code !== 'ENFILE') return null;
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const asked = process.argv.join(' ').match(/--messages[ =](ru|en)\b/)?.[1];
  const isRussian = asked ? asked === 'ru' : /^ru(?![a-z])/i.test(LC_ALL || LC_MESSAGES || LANG || '');
  return isRussian ? SENTENCES.ru : SENTENCES.en;
}
