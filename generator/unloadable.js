// @ts-check
// JavaScript, because build/run.js needs it too. It imports nothing: when it is needed, no other file may be readable.

/** The code of a failure: the compiled program can be written nowhere. */
export const NO_PLACE = 'NO_PLACE';

const FILES = {
  en: 'too many files are open: raise the limit (ulimit -n)',
  ru: 'открыто слишком много файлов сразу: поднимите предел (ulimit -n)',
};
const NOWHERE = {
  en: 'the compiled program can be written neither to node_modules/.cache nor here: make one of them writable',
  ru: 'сюда, как и в node_modules/.cache, записать собранную программу нельзя: разрешите запись в одно из этих мест',
};
const PART = {
  en: 'a part of the program is missing, perhaps deleted while the command ran: run the command again; if this comes again, install the program again (npm ci)',
  ru: 'не хватает части программы — может быть, ее удалили, пока команда работала: повторите команду, а если это повторится, установите программу заново (npm ci)',
};
/** Why a program could not be loaded, by the code of the error. Node opens the files of a program all at once. */
export const UNLOADABLE = { EMFILE: FILES, ENFILE: FILES, NO_PLACE: NOWHERE, ERR_MODULE_NOT_FOUND: PART, ENOENT: PART };

/**
 * The sentence for the failure of loading a program; null for any failure that is a fault of the program.
 *
 * @param {unknown} error
 * @returns {string | null}
 */
export function unloadableSentence(error) {
  const { code = '', path } = /** @type {{ code?: string, path?: string }} */ (error ?? {});
  const sentences = /** @type {Record<string, typeof FILES | undefined>} */ (UNLOADABLE)[code];
  if (!sentences) return null;
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const asked = process.argv.join(' ').match(/--messages[ =](ru|en)\b/)?.[1];
  const isRussian = asked ? asked === 'ru' : /^ru(?![a-z])/i.test(LC_ALL || LC_MESSAGES || LANG || '');
  const sentence = isRussian ? sentences.ru : sentences.en;
  return code === NO_PLACE ? `${path}: ${sentence}` : sentence;
}
