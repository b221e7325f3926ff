/** What the same keys write on an English and on a Russian keyboard. */
const ENGLISH = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

/** A text as the same keys write it on the other keyboard. */
export function onOtherKeyboard(text: string): string {
  const [from, to] = /[а-яё]/i.test(text) ? [RUSSIAN, ENGLISH] : [ENGLISH, RUSSIAN];
  return Array.from(text.toLowerCase(), (key) => to[from.indexOf(key)] ?? key).join('');
}
