import path from 'node:path';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { LANGUAGES } from '../contract/languages.ts';
import { memoizeWeak } from '../memoize.ts';
import { type Message, message } from '../messages/message.ts';
import { meantDay } from './days-of-month.ts';
import type { KnownWords } from './known-words.ts';
import { isOneSlipApart, meantLatin } from './look-alikes.ts';

/** The patterns of schemas, in words. */
const FORMS = {
  '^\\S(.*\\S)?$': 'oneLine',
  '^[A-Za-z0-9_][A-Za-z0-9._:-]{0,127}$': 'latinId',
  '^[a-z0-9_]+$': 'smallLatinId',
  '^[0-9a-z_]+$': 'smallLatinId',
  '^[a-z0-9-]+$': 'smallLatinName',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'smallLatinName',
  '^[a-z0-9-]+\\.(svg|png|jpg|jpeg|webp|avif)$': 'pictureName',
  '^[1-4]?[A-Z][A-Za-z]+\\.\\d+\\.\\d+(-\\d+\\.\\d+|-\\d+)?(,\\d+\\.\\d+(-\\d+\\.\\d+|-\\d+)?)*$': 'scriptureReference',
  '^\\d+½?(–\\d+½?)?$': 'sectionNumber',
  '^[a-z0-9]+(-[a-z0-9]+)*( \\S.*)?$': 'sourceReference',
  '^https://[^\\s/]+/\\S*$': 'notAddress',
  '^https://': 'notAddress',
} as const;
const FORMATS = { date: 'notDate', uri: 'notAddress', regex: 'notPattern' } as const;

/** What is wrong with a piece of a data file, from the error of its schema, and what to write. */
export function schemaMessage(error: ErrorObject, file: string, words: KnownWords): Message {
  const { keyword, params, schema, data } = error;
  switch (keyword) {
    case 'required':
      return message(isLanguage(params.missingProperty) ? 'missingTranslation' : 'missingKey', params.missingProperty);
    case 'additionalProperties':
      return unknownKey(error, file);
    case 'enum':
      return unknownValue(error, words);
    case 'const':
      return message('mustBe', JSON.stringify(params.allowedValue));
    case 'false schema':
      return message('mayNotStand');
    case 'type':
      return wrongType(error, words);
    case 'format':
      return message(FORMATS[params.format as keyof typeof FORMATS]);
    case 'pattern':
      return wrongForm(String(data), String(schema ?? params.pattern));
    case 'minItems':
    case 'minProperties':
      return message('tooFew', params.limit);
    case 'maxItems':
      return message('tooMany', params.limit);
    case 'minLength':
      return message('tooShort', params.limit);
    case 'maxLength':
      return message('tooLong', params.limit);
    case 'minimum':
      return message('tooSmall', params.limit);
    case 'maximum':
      return message('tooLarge', params.limit);
    case 'uniqueItems':
      return message('twice', params.j + 1, params.i + 1);
    case 'oneOf':
    case 'anyOf':
      return message('noneOfForms');
    default:
      return message('notAllowed');
  }
}

/** The known key that was probably meant by an unknown one; null if none is similar. */
export function meantKey({ params, parentSchema }: ErrorObject): string | null {
  const key = String(params.additionalProperty);
  const known = keysOf(parentSchema);
  const latin = meantLatin(key)?.latin;
  return (
    known.find((one) => one === latin || key.startsWith(`${one}:`)) ??
    known.find((one) => isOneSlipApart(one, key)) ??
    null
  );
}

/** The key to which an unknown key belongs, because nothing is below it yet. */
export function ownerOfKey({ params, data }: ErrorObject): string | null {
  return ownersIn(data as object).get(String(params.additionalProperty)) ?? null;
}

/** For each key of a mapping, the last one before it that has no value. */
const ownersIn = memoizeWeak((data: object) => {
  const owners = new Map<string, string | null>();
  let owner: string | null = null;
  for (const [key, value] of Object.entries(data)) {
    owners.set(key, owner);
    if (value === null) owner = key;
  }
  return owners;
});

function unknownKey(error: ErrorObject, file: string): Message {
  const key = String(error.params.additionalProperty);
  const known = keysOf(error.parentSchema);
  const day = meantDay(key, path.basename(file, path.extname(file)));
  if (day !== null && isDays(error.parentSchema)) return message('writtenDay', key, day);
  const [, start = '', rest = ''] = /^([A-Za-z]+):(.+)$/.exec(key) ?? [];
  if (known.includes(start)) return message('keyWithoutSpace', start, rest);
  const meant = meantKey(error);
  const letters = meantLatin(key)?.letters;
  if (meant !== null)
    return letters ? message('keyInOtherLetters', key, letters, meant) : message('meantKey', key, meant);
  const owner = ownerOfKey(error);
  if (owner !== null && isLanguage(key)) return message('keyOfOther', key, owner);
  if (/[^\w-]/.test(key) && (error.data as Record<string, unknown>)[key] === null) return message('commaInBraces', key);
  return known.length > 0 ? message('unknownKey', key, known) : message('unknownKeyAlone', key);
}

function unknownValue({ params, data, parentSchema }: ErrorObject, words: KnownWords): Message {
  const allowed: readonly string[] = params.allowedValues;
  if (typeof data !== 'string') return message('noAllowedValue', allowed);
  const latin = meantLatin(data);
  if (latin && allowed.includes(latin.latin)) return message('valueInOtherLetters', data, latin.letters, latin.latin);
  const near = allowed.find((value) => isOneSlipApart(value, data));
  if (near !== undefined) return message('meantValue', data, near);
  const { meant, all } = words.codesFor(parentSchema?.title, data);
  if (meant.length > 0) return message('codeForWord', data, meant);
  return all.length > 0 ? message('oneOfCodes', data, all) : message('noAllowedValue', allowed);
}

function wrongType({ params, data, parentSchema, instancePath }: ErrorObject, words: KnownWords): Message {
  switch (params.type) {
    case 'integer':
      return noNumber(data, parentSchema?.title, words);
    case 'string':
      return typeof data === 'number' ? message('mustBeQuoted', String(data)) : message('mustBeText');
    case 'array':
      return typeof data === 'string' && instancePath !== '' ? message('inBrackets', data) : message('mustBeList');
    case 'object':
      return noKeys(data, Object.keys(parentSchema?.properties ?? {}), parentSchema?.required);
    case 'boolean':
      return message('mustBeYesOrNo');
    default:
      return message('notAllowed');
  }
}

function noNumber(data: unknown, title: string, words: KnownWords): Message {
  if (typeof data !== 'string') return message('wholeNumber');
  if (/^[1-9]\d{0,14}$/.test(data)) return message('unquotedNumber', data);
  const { meant, all } = words.codesFor(title, data);
  if (meant.length > 0) return message('numberForWord', data, meant);
  return all.length > 0 && /\p{L}/u.test(data) ? message('oneOfNumbers', data, all) : message('wholeNumber');
}

function noKeys(data: unknown, known: readonly string[], required: readonly string[] = []): Message {
  const [, key = '', rest = ''] = typeof data === 'string' ? (/^([A-Za-z]+):([^\n]+)/.exec(data) ?? []) : [];
  if (known.includes(key)) return message('keyWithoutSpace', key, rest.replace(/ \w+:.*$/, ''));
  return required.length > 0 ? message('mustBeKeysOf', required) : message('mustBeKeys');
}

function wrongForm(data: string, pattern: string): Message {
  const latin = meantLatin(data);
  if (latin && new RegExp(pattern, 'u').test(latin.latin)) {
    return message('valueInOtherLetters', data, latin.letters, latin.latin);
  }
  const form = FORMS[pattern as keyof typeof FORMS];
  return form === undefined ? message('wrongForm', pattern) : message(form);
}

function keysOf(schema: ErrorObject['parentSchema']): string[] {
  return Object.keys((schema?.properties as object | undefined) ?? {});
}

/** Whether the keys of a schema are the days of a month. */
function isDays(schema: ErrorObject['parentSchema']): boolean {
  return Object.keys(schema?.patternProperties ?? {}).some((pattern) => new RegExp(pattern, 'u').test('09-25'));
}

function isLanguage(key: string): boolean {
  return (LANGUAGES as readonly string[]).includes(key);
}
