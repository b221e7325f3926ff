import { type Message, message } from '../messages/message.ts';

/** The errors of commander in its own words, and our messages for them. */
const REFUSALS: readonly (readonly [RegExp, (...found: string[]) => Message])[] = [
  [/^error: unknown option '(.*)'$/s, (flag = '') => message('unknownOption', flag)],
  [/^error: unknown command '(.*)'$/s, (name = '') => message('unknownCommand', name)],
  [/^error: missing required argument '(.*)'$/s, (name = '') => message('argumentMissing', name)],
  [/^error: option '(.*)' argument missing$/s, (flags = '') => message('valueMissing', flags)],
  [
    /^error: too many arguments for '(.*)'\. Expected (\d+) arguments? but got (\d+)\.$/s,
    (command = '', expected, given) => message('tooManyArguments', command, Number(expected), Number(given)),
  ],
  [
    /^error: option '([^']*)' argument '(.*)' is invalid\. (.*)$/s,
    (flags = '', value = '', reason = '') => message('valueInvalid', flags, value, reason),
  ],
];
const SUGGESTION = /\n\(Did you mean (?:one of )?(.*)\?\)$/s;

/**
 * The errors of commander as messages, one for each line. Commander gives only words, so an error is recognized by its
 * form; an unknown form gives none.
 */
export function refusalMessages(text: string): Message[] {
  const said = text.trimEnd();
  const [suggestion, names] = SUGGESTION.exec(said) ?? [''];
  const refusal = said.slice(0, said.length - suggestion.length);
  for (const [form, reason] of REFUSALS) {
    const [, ...found] = form.exec(refusal) ?? [];
    if (found.length > 0) return [reason(...found), ...(names ? [message('didYouMean', names.split(', '))] : [])];
  }
  return [];
}
