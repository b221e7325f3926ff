import { type Saying, says } from '../messages/saying.ts';

/** The errors of commander in its own words, and our messages for them. */
const REFUSALS: readonly (readonly [RegExp, (...found: string[]) => Saying])[] = [
  [/^error: unknown option '(.*)'$/s, (flag = '') => says('unknownOption', flag)],
  [/^error: unknown command '(.*)'$/s, (name = '') => says('unknownCommand', name)],
  [/^error: missing required argument '(.*)'$/s, (name = '') => says('argumentMissing', name)],
  [/^error: option '(.*)' argument missing$/s, (flags = '') => says('valueMissing', flags)],
  [
    /^error: too many arguments for '(.*)'\. Expected (\d+) arguments? but got (\d+)\.$/s,
    (command = '', expected, given) => says('tooManyArguments', command, Number(expected), Number(given)),
  ],
  [
    /^error: option '([^']*)' argument '(.*)' is invalid\. (.*)$/s,
    (flags = '', value = '', reason = '') => says('valueInvalid', flags, value, reason),
  ],
];
const SUGGESTION = /\n\(Did you mean (?:one of )?(.*)\?\)$/s;

/**
 * The errors of commander as messages, one for each line. Commander gives only words, so an error is recognized by its
 * form; an unknown form gives none.
 */
export function refusalSayings(text: string): Saying[] {
  const said = text.trimEnd();
  const [suggestion, names] = SUGGESTION.exec(said) ?? [''];
  const refusal = said.slice(0, said.length - suggestion.length);
  for (const [form, saying] of REFUSALS) {
    const [, ...found] = form.exec(refusal) ?? [];
    if (found.length > 0) return [saying(...found), ...(names ? [says('didYouMean', names.split(', '))] : [])];
  }
  return [];
}
